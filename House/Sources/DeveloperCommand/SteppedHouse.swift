import ArgumentParser
import CommandKit
import Foundation
import FunfairServer
import House
import HouseStore
import Logging

/// `funfair-dev house`: serves a house whose clock moves only when it's told to.
struct SteppedHouse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "house",
        abstract: "Serve a house whose clock moves only when it's told to.",
        discussion: """
            It is a whole house, with its file, its site and its regular work, for tests that don't \
            wait. Once it's ready, the first line of output is the address to open.

            Each line of input is a number of milliseconds. The clock moves on by it, and the work \
            that becomes due meanwhile is done. Then a line of output is the new time, in \
            milliseconds since 1970. The house closes at the end of the input.

            Exit codes: 0 closed; 1 the site or the scores can't be read; 2 usage error; 3 cannot \
            listen.
            """)

    @Option(help: ArgumentHelp("The folder of the built site.", valueName: "folder"))
    var site = ".build-site"

    @Option(help: ArgumentHelp("The file of the scores.", valueName: "file"))
    var data: String

    @Option(help: "The port to listen on; 0 picks a free one.")
    var port: UInt16 = 0

    @Option(
        help: ArgumentHelp(
            "The time to begin at, in milliseconds since 1970. (default: now)",
            valueName: "milliseconds"))
    var at: Int64?

    func run() async throws {
        let clock = SteppedClock(
            at: at.map { Timestamp(milliseconds: $0) } ?? House.wallClock())
        let logger = Logger(label: "funfair-dev")
        let repository: SQLiteRepository
        let key: TicketKey
        let site: Site
        do {
            site = try Site(folder: self.site)
            repository = try SQLiteRepository(path: data, for: .house)
            key = try KeyFile.beside(data: data).key()
        } catch {
            throw CommandFailure(message: "\(error)", exitCode: .failure)
        }
        let house = House(repository: repository, key: key, logger: logger, stepping: clock)
        OpenFiles.allowAsManyAsPossible()
        let address = ListenAddress(hostname: .loopback, port: port)
        let (opening, open) = AsyncStream<Void>.makeStream()
        let application = try buildApplication(
            site: site, house: house, setup: ServerSetup(address: address), logger: logger
        ) { addresses in
            Terminal.printLine("Funfair is open at \(addresses.here)")
            open.finish()
        }
        let steps = Task {
            for await _ in opening {}
            await Self.step(clock)
        }
        do throws(ListenProblem) {
            try await application.runUntilStopped(at: address)
        } catch {
            throw CommandFailure(message: error.description, exitCode: ExitCode(3))
        }
        steps.cancel()
        try repository.close()
    }

    /// Steps the clock as the input says, and closes the house at the end of the input.
    private static func step(_ clock: SteppedClock) async {
        for await line in lines() {
            guard let milliseconds = Int64(line), (0...longest).contains(milliseconds) else {
                Terminal.printLine("The clock can move on by 0 to \(longest) milliseconds.")
                continue
            }
            await clock.advance(milliseconds: milliseconds)
            Terminal.printLine("\(clock.now.milliseconds)")
        }
        if !Task.isCancelled { kill(getpid(), SIGTERM) }
    }

    /// The longest step, which is a week.
    private static let longest: Int64 = 7 * 86_400_000

    /// Returns the lines of the input. Reading blocks, so it has a thread of its own.
    private static func lines() -> AsyncStream<String> {
        let (lines, continuation) = AsyncStream<String>.makeStream()
        Thread.detachNewThread {
            // `readLine` would hold a lock of the input, and the program couldn't end until the input
            // does.
            var rest: [UInt8] = []
            while case let more = FileHandle.standardInput.availableData, !more.isEmpty {
                rest += more
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
                    rest.removeSubrange(...end)
                }
            }
            continuation.finish()
        }
        return lines
    }
}
