import ArgumentParser
import HouseStore

/// The option for the file of the ticket key.
struct KeyOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The file of the key that tickets are signed with, the same for all houses of a database. A "
                + "server makes it where there is none. (default: the file of scores, with “-key” "
                + "behind its name; with a database, funfair-key)",
            valueName: "file")
    )
    var ticketKey: String?

    func file(of scores: ScoresPlace) -> KeyFile {
        if let ticketKey { return KeyFile(path: ticketKey) }
        return scores.database == nil
            ? .beside(data: scores.file.data) : KeyFile(path: "funfair-key")
    }
}
