import ArgumentParser
import FunfairServer

/// Where the scores are, for all commands that ask.
struct ScoresFile: ParsableArguments {
    @Option(
        help: ArgumentHelp("The file of scores; it is made where there is none.", valueName: "file")
    )
    var data = "funfair.sqlite"

    func open() throws(CommandFailure) -> SQLiteRepository {
        do {
            return try SQLiteRepository(path: data)
        } catch {
            throw CommandFailure(message: error.description, exitCode: .failure)
        }
    }
}
