import ArgumentParser
import HouseStore

/// The option for the ticket key's file.
struct KeyOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The file of the key that signs tickets, the same for all houses of a database. A "
                + "server creates it if it is missing. (default: the name of the scores file "
                + "with “-key” added; with a database, funfair-key)",
            valueName: "file")
    )
    var ticketKey: String?

    func file(of scores: ScoresPlace) -> KeyFile {
        if let ticketKey { return KeyFile(path: ticketKey) }
        return scores.database == nil
            ? .beside(data: scores.file.data) : KeyFile(path: "funfair-key")
    }
}
