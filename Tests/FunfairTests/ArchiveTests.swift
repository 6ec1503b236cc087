import Arcade
import Breakout
import Testing

@testable import Funfair

@Suite("Opening a file with everything that a house had about a device")
struct ArchiveTests {
    /// Opens a file with these recordings on a page without a house.
    private static func opened(
        _ recordings: [(bytes: [UInt8], wall: String)], in play: Play = Play()
    ) -> Play {
        var play = play
        for (bytes, wall) in recordings { play.send(.archived(bytes, wall: wall)) }
        play.send(.archived([], wall: ""))
        return play
    }

    private static func told(_ runs: Int, _ bests: Int, _ walls: Int, _ refused: Int) -> [String] {
        [
            "Runs replayed: \(runs). New bests: \(bests). New walls: \(walls). "
                + "Not genuine, or by older rules: \(refused)."
        ]
    }

    /// Returns a face that has drawn and cleared a wall, and the recording that proves the wall.
    private static func proof() throws -> [UInt8] {
        var play = Play()
        play.drawWall(3, named: "Castle")
        try play.clearWall()
        let number = try #require(play.app.walls.book.walls.first?.number)
        return try #require(play.app.walls.proof(of: number))
    }

    @Test func `Each player's best run appears on this device's board`() throws {
        let runs = [
            try Played.bubblePop(by: "Ada", seed: 1, seconds: 60),
            try Played.bubblePop(.idle, by: "Ada", seed: 2, seconds: 60),
            try Played.bubblePop(by: "Grace", seed: 3, seconds: 60),
        ]
        let play = Self.opened(runs.map { ($0, "") })
        let board = play.app.records.boards[.bubblePop, isStandard: true]
        #expect(Set(board.entries.map(\.player.text)) == ["Ada", "Grace"])
        let best = try VerifiedRun(verifying: runs[0]).result.score
        #expect(board.best(of: .ada)?.score == best)
        #expect(play.app.view.notices == Self.told(3, 2, 0, 0))
        #expect(play.reopened.app.records.boards == play.app.records.boards)
    }

    @Test func `Opening a file twice changes nothing`() throws {
        let run = try Played.bubblePop(seconds: 60)
        let proof = try Self.proof()
        var play = Self.opened([(run, ""), (proof, "Castle")])
        #expect(play.app.view.notices == Self.told(2, 1, 1, 0))
        let once = play.store
        play.press(.dismissNotices)
        play = Self.opened([(run, ""), (proof, "Castle")], in: play)
        #expect(play.app.view.notices == Self.told(2, 0, 0, 0))
        #expect(play.store == once)
    }

    @Test func `A forged or damaged recording doesn't count`() throws {
        let run = try Played.bubblePop(seconds: 60)
        var forged = run
        forged[run.count / 2] ^= 1
        let play = Self.opened([
            (forged, ""), (Array(run.dropLast(3)), ""), ([0], ""), (Array("FUNF".utf8), "Castle"),
        ])
        #expect(play.app.view.notices == Self.told(0, 0, 0, 4))
        #expect(play.app.records.boards == Boards())
    }

    @Test func `An unfinished run doesn't count`() throws {
        let play = Self.opened([(try Played.unfinished(), "")])
        #expect(play.app.view.notices == Self.told(0, 0, 0, 1))
    }

    @Test func `A wall comes with its proof, and its run can be watched`() throws {
        let play = Self.opened([(try Self.proof(), "Castle")])
        let wall = try #require(play.app.walls.book.walls.first)
        #expect(wall.isOwn && wall.name.text == "Castle" && wall.cleared?.author == .ada)
        #expect(play.app.walls.hasProof(of: wall.number))
        #expect(play.reopened.app.walls.book == play.app.walls.book)
    }

    @Test func `A recording that clears no wall, or has no valid name for it, adds no wall`() throws
    {
        let play = Self.opened([
            (try Played.bubblePop(seconds: 60), "Castle"), (try Self.proof(), "\u{7}"),
        ])
        #expect(play.app.walls.book.walls.isEmpty)
        #expect(play.app.view.notices == Self.told(2, 0, 0, 0))
    }
}
