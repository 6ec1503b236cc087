import Arcade
import ArgumentParser
import CommandKit
import Funfair
import House
import Languages

/// `funfair scores verify`: replays every stored run.
struct ScoresVerify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Replay every stored run, and check every count.",
        discussion: """
            The runs that prove walls are replayed too. Runs under earlier rules can no longer be \
            replayed: they are skipped and counted, and are not errors.

            Exit codes: 0 everything is valid; 1 something is not; 2 usage error.
            """)

    @OptionGroup var scores: ScoresPlace

    func run() async throws {
        let repository = try await scores.openPresent()
        var holding = 0
        var old = 0
        var wrong = 0
        try await repository.eachRun { run in
            switch run.replayed() {
            case .holds: holding += 1
            case .ofEarlierRules: old += 1
            case .differs(let sentence):
                wrong += 1
                Terminal.printError(sentence)
            }
            return true
        }
        let walls = try await verifyWalls(in: repository)
        old += walls.old
        let flaws = try await repository.flaws()
        for flaw in flaws { Terminal.printError(flaw) }
        let earlier = old == 0 ? "" : " Skipped \(old) under earlier rules."
        Terminal.printLine(
            "\(holding) runs are valid, \(wrong) are not.\(earlier) "
                + (flaws.isEmpty ? "All counts are correct." : "\(flaws.count) counts are wrong.")
                + (walls.isEmpty
                    ? "" : " \(walls.proven) walls are proven, \(walls.wrong) are not."))
        try repository.close()
        if wrong > 0 || walls.wrong > 0 || !flaws.isEmpty { throw ExitCode.failure }
    }

    /// The results of replaying the runs that prove walls.
    private struct Walls {
        var proven = 0
        var old = 0
        var wrong = 0

        var isEmpty: Bool { proven + old + wrong == 0 }
    }

    private func verifyWalls(in repository: any HouseRepository) async throws -> Walls {
        var walls = Walls()
        try await repository.eachProof { stored in
            do throws(WallRefusal) {
                let wall = try ProvenWall(named: stored.name, proof: Array(stored.recording))
                if wall.code == stored.code, wall.score == stored.score {
                    walls.proven += 1
                    return
                }
            } catch .recording(let problem) where problem.isOfAnotherTime {
                walls.old += 1
                return
            } catch {}
            walls.wrong += 1
            Terminal.printError("The recording of the wall \(stored.code.text) does not prove it.")
        }
        return walls
    }
}
