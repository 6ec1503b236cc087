import Arcade
import Breakout
import BubblePop
import Testing

@testable import Funfair

/// In every mode, the same code decides which run is a player's best.
@Suite("Best runs by mode")
struct BestTests {
    private static let mode = SettingID.way(of: .bubblePop)

    /// Returns a face that has opened BubblePop and chosen the mode with the given number.
    private static func play(in mode: Int, store: [String: [UInt8]] = [:]) throws -> Play {
        var play = Play(store: store)
        play.press(.open(.bubblePop))
        play.press(.set(try #require(Self.mode), mode))
        return play
    }

    // MARK: The pace

    @Test(
        "The score curve of a best run can fall", arguments: [[5, 3, 4], [9, 0], [2, 2, 1, 7]])
    func falls(scores: [Int]) throws {
        let curve = try #require(ScoreCurve(step: 2, scores: scores))
        var curves = Curves()
        curves.record(curve, of: Contest(BubblePopMode.sharp), by: .ada)
        let kept = try #require(Curves(text: curves.text))
        #expect(kept[Contest(BubblePopMode.sharp), .ada]?.scores == scores)
        for (index, score) in scores.enumerated() {
            #expect(curve.score(after: (index + 1) * 2) == score)
        }
    }

    @Test("An incomplete curve is refused", arguments: ["1,-2", "-1", "1000000000,1"])
    func refused(growth: String) {
        let text = StoredText.sealed("curves") { $0.add("bubblepop", "1", growth, "Ada") }
        #expect(Curves(text: text) == nil)
    }

    @Test(
        "A run of Sharp is compared with the previous best", arguments: 1...6 as ClosedRange<UInt64>
    )
    func sharp(seed: UInt64) throws {
        let bytes = try Played.bubblePop(.random, seed: seed, seconds: 60, in: .sharp)
        let cabinet = try Stall.bubblePop.entry.resume(bytes)
        let scores = try Played.scores(of: bytes, at: .bubblePop)
        let curve = try #require(ScoreCurve(of: cabinet))
        #expect(curve.total == cabinet.score)
        #expect(curve.score(after: 30) == scores[30 * 120 - 1])
    }

    @Test func `The pace of the best run in Sharp is shown in the next run`() throws {
        var play = try Self.play(in: 3)
        for _ in 0..<2 {
            play.enter(name: "Ada")
            play.countIn()
            for second in 0..<20 {
                // The next hit is often another colour, which costs points.
                if second < 10 { play.popAll() }
                play.wait(seconds: 1)
            }
            if play.app.playScreen?.pace != nil { return }
            play.wait(seconds: 45)
        }
        Issue.record("no pace was stored")
    }

    // MARK: Sharing

    @Test func `A run of Zen isn't shared as a best, because its scores aren't comparable`() throws
    {
        var play = try Self.play(in: 1)
        for seconds in [10, 2] {
            play.enter(name: "Ada")
            play.countIn()
            for _ in 0..<seconds {
                play.popAll()
                play.wait(seconds: 1)
            }
            play.press(.pause, .finish(.bubblePop))
            play.wait(seconds: 1)
            #expect(try #require(play.app.resultScreen).share.rank.isEmpty)
        }
    }

    @Test func `A run on a drawn wall isn't shared as a best`() throws {
        var play = Play()
        play.drawWall(4, 5)
        try play.clearWall()
        #expect(try #require(play.app.resultScreen).share.rank.isEmpty)
    }

    @Test func `A score equal to the best counts as a best`() throws {
        var play = Play(store: Play.quickSettings)
        for _ in 0..<2 {
            play.run(as: "Ada", popping: false)
            #expect(try #require(play.app.resultScreen).share.rank == "My best so far")
        }
    }

    // MARK: Ghosts

    @Test func `A ghost in another mode waits until that mode is played`() throws {
        var play = try Self.play(in: 0)
        play.app.race(try Played.bubblePop())
        #expect(play.app.playerScreen?.race != nil)
        play.press(.set(try #require(Self.mode), 2))
        #expect(play.app.playerScreen?.race == nil)
        play.enter(name: "Lin")
        #expect(play.app.session?.ghost == nil)
        play.press(.pause)
        play.giveUp()
        play.press(.set(try #require(Self.mode), 0))
        #expect(play.app.playerScreen?.race != nil)
        play.enter(name: "Lin")
        #expect(play.app.session?.ghost?.player.text == "Ada")
    }

    @Test func `A ghost from a different wall doesn't race on the chosen wall`() throws {
        var play = Play()
        play.drawWall(4)
        try play.clearWall()
        let proof = try #require(play.app.walls.proof(of: 0))
        play.drawWall(9)
        play.press(.wall(.play(1)))
        play.app.race(proof)
        #expect(play.app.playerScreen?.race != nil)
        play.press(.visit(.walls), .wall(.change(1)))
        play.send(.paint(20, begins: true))
        play.press(.open(.breakout))
        #expect(play.app.playerScreen?.race == nil)
    }

    // MARK: The run just played

    private static let row = PublicBoard(
        JSONReader.value(of: Play.board([(1, "Zoe", 90), (2, "Ada", 40), (3, "Lin", 7)]).bytes))

    private static func played(_ run: [UInt8]?) throws -> [Bool] {
        let board = try #require(row)
        return board.excerpt(with: Scoreboard.Entry(player: .ada, score: 40), of: run)
            .filter { $0.entry.player == .ada }.map { $0.rank != nil && $0.isJustPlayed }
    }

    @Test func `A public row is marked as the run just played if it has the run's ID`() throws {
        #expect(try Self.played("run-Ada".bytes) == [true])
    }

    @Test func `An older run with the same score isn't marked as the run just played`() throws {
        #expect(try Self.played("run-other".bytes).first == false)
        #expect(try Self.played([]).first == false)
        #expect(try Self.played([]).count == 2)
    }

    @Test func `While the house checks a run, no row is marked as that run`() throws {
        var play = Play.atHouse()
        play.enterPublic()
        let path = "api/boards/bubblepop/all"
        play.answer(path, body: Play.board([(1, "Zoe", 90), (2, "Ada", 0)]))
        play.countIn()
        play.wait(seconds: 62)
        let rows = try #require(play.app.resultScreen?.board).rows
        #expect(rows.filter(\.isJustPlayed).map(\.rank) == [nil])
        play.answer("api/runs", status: 201, body: Play.counted())
        play.answer(path, body: Play.board([(1, "Zoe", 90), (2, "Ada", 0)]))
        let counted = try #require(play.app.resultScreen?.board).rows
        #expect(counted.filter(\.isJustPlayed).map(\.rank) == [2])
    }
}
