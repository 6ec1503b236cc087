import ArgumentParser
import FunfairServer

/// Where the key of the tickets is, for all commands that need it.
struct KeyOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The file of the key that tickets are signed with. A server makes it where there is none. "
                + "(default: the file of scores, with “-key” behind its name)",
            valueName: "file")
    )
    var ticketKey: String?

    func file(of scores: ScoresFile) -> KeyFile {
        ticketKey.map { KeyFile(path: $0) } ?? .beside(data: scores.data)
    }
}
