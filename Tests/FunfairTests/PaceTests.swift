import Arcade
import Breakout
import BubblePop
import Languages
import Testing

@testable import Funfair

@Suite("Pace of the best run")
struct PaceTests {
    private static let key = "funfair.curves"

    private static func cabinet(_ stall: Stall, _ seed: UInt64) throws -> any Cabinet {
        let bytes =
            switch stall {
            case .breakout: try Played.breakout(seed: seed, ticks: 20_000)
            default: try Played.bubblePop(seed: seed, seconds: 60)
            }
        return try stall.entry.resume(bytes)
    }

    private static func bytes(of cabinet: any Cabinet) -> [UInt8] { cabinet.bytes }

    /// Plays a standard run, popping all bubbles in each of the first `seconds` seconds.
    private func play(_ play: inout Play, popping seconds: Int) {
        play.enter(name: "Ada")
        play.countIn()
        for _ in 0..<seconds {
            play.popAll()
            play.wait(seconds: 1)
        }
    }

    private func finish(_ play: inout Play) {
        for _ in 0..<100 where play.app.resultScreen == nil { play.wait(seconds: 1) }
        play.wait(seconds: 1)
    }

    @Test("A score curve has the replayed score at each step", arguments: 1...8)
    func steps(seed: UInt64) throws {
        for stall in [Stall.bubblePop, .breakout] {
            let cabinet = try Self.cabinet(stall, seed)
            let scores = try Played.scores(of: cabinet.bytes, at: stall)
            let curve = try #require(ScoreCurve(of: cabinet))
            #expect(curve.scores.count <= ScoreCurve.mostScores)
            #expect(curve.total == cabinet.score)
            for (index, score) in curve.scores.dropLast().enumerated() {
                let second = (index + 1) * curve.step
                #expect(score == scores[second * 120 - 1])
                #expect(curve.score(after: second) == score)
            }
            #expect(curve.score(after: 0) == 0)
            #expect(curve.score(after: scores.count) == cabinet.score)
        }
    }

    @Test func `The score curve of a one-minute run has one score per second`() throws {
        let curve = try #require(ScoreCurve(of: try Self.cabinet(.bubblePop, 1)))
        #expect(curve.step == 1)
        #expect(curve.scores.count == 60)
    }

    @Test func `Between two steps of a curve, the score is interpolated`() throws {
        let curve = try #require(ScoreCurve(step: 4, scores: [8, 10, 1_000_000_000]))
        #expect((0...12).map { curve.score(after: $0) }.prefix(9) == [0, 2, 4, 6, 8, 8, 9, 9, 10])
        #expect(curve.score(after: 11) == 750_000_002)
        #expect(curve.score(after: 12) == 1_000_000_000)
        #expect(curve.score(after: 9000) == 1_000_000_000)
    }

    @Test(
        "An invalid score curve is refused",
        arguments: [
            (0, [1]), (1, []), (1, [2, -1]), (1, [-1]), (1, Array(repeating: 1, count: 65)),
        ])
    func refused(step: Int, scores: [Int]) {
        #expect(ScoreCurve(step: step, scores: scores) == nil)
    }

    @Test func `Making a score curve doesn't change the run`() throws {
        let cabinet = try Self.cabinet(.breakout, 3)
        let before = (cabinet.bytes, cabinet.stateHash)
        _ = ScoreCurve(of: cabinet)
        #expect(cabinet.bytes == before.0)
        #expect(cabinet.stateHash == before.1)
    }

    // MARK: During play

    @Test func `A player's first run has no pace`() {
        var play = Play()
        self.play(&play, popping: 3)
        #expect(play.app.playScreen?.pace == nil)
    }

    @Test func `The next run is compared with the best run, second by second`() throws {
        var play = Play()
        self.play(&play, popping: 20)
        finish(&play)
        let curve = try #require(play.app.records.curves[.bubblePop, try PlayerName("Ada")])
        #expect(curve.total == play.app.resultScreen?.score)
        play.press(.play)
        play.countIn()
        var leads: Set<Bool> = []
        for second in 0..<40 {
            if second % 2 == 0 || second > 20 { play.popAll() }
            play.wait(seconds: 1)
            let session = try #require(play.app.sessions.first)
            let seconds = session.cabinet.tick / 120
            let lead = session.cabinet.score - curve.score(after: seconds)
            #expect(play.app.playScreen?.pace == PaceStatus(lead: lead))
            leads.insert(lead > 0)
        }
        #expect(leads.count == 2)
    }

    @Test func `The live state changes with the pace`() {
        var play = Play()
        self.play(&play, popping: 10)
        finish(&play)
        play.press(.play)
        play.countIn()
        var last: (PaceStatus?, Live)?
        var changes = 0
        for _ in 0..<1200 {
            play.send(.elapsed(milliseconds: WatchTests.oneTick))
            let now = (play.app.playScreen?.pace, play.app.live)
            if let last, last.0 != now.0 {
                changes += 1
                #expect(last.1 != now.1)
            }
            last = now
        }
        #expect(changes > 3)
    }

    @Test(
        "The pace has a short and a long text",
        arguments: [
            (12, "+12", "12 ahead of your best"), (-5, "−5", "5 behind your best"),
            (0, "±0", "level with your best"),
        ])
    func words(lead: Int, short: String, words: String) {
        #expect(PaceStatus(lead: lead).short(in: .english) == short)
        #expect(PaceStatus(lead: lead).text(in: .english) == words)
    }

    @Test func `A better run replaces the score curve, but a worse run doesn't`() throws {
        var play = Play()
        let ada = try PlayerName("Ada")
        self.play(&play, popping: 10)
        finish(&play)
        let first = try #require(play.app.records.curves[.bubblePop, ada])
        self.play(&play, popping: 2)
        finish(&play)
        #expect(play.app.records.curves[.bubblePop, ada] == first)
        self.play(&play, popping: 40)
        finish(&play)
        let last = try #require(play.app.records.curves[.bubblePop, ada])
        #expect(last.total > first.total)
        #expect(play.reopened.app.records.curves == play.app.records.curves)
    }

    @Test func `Runs with other settings have no pace and no curve`() {
        var play = Play()
        self.play(&play, popping: 10)
        finish(&play)
        let kept = play.store[Self.key]
        play.press(.tab(.settings), .step(.mostBubbles, 3))
        self.play(&play, popping: 20)
        #expect(play.app.playScreen?.pace == nil)
        finish(&play)
        #expect(play.store[Self.key] == kept)
    }

    @Test func `The pace is separate for each player, and survives a reload`() throws {
        var play = Play()
        self.play(&play, popping: 10)
        finish(&play)
        play.enter(name: "Lin")
        play.countIn()
        play.wait(seconds: 2)
        #expect(play.app.playScreen?.pace == nil)
        play.press(.pause, .drop(.bubblePop))
        self.play(&play, popping: 4)
        play.press(.pause)
        let pace = try #require(play.app.playScreen?.pace)
        var later = play.reopened
        later.press(.resume(.bubblePop))
        #expect(later.app.playScreen?.pace == pace)
    }

    @Test func `The pace is hidden in a race`() throws {
        var play = Play()
        self.play(&play, popping: 5)
        finish(&play)
        play.app.race(try Played.bubblePop())
        self.play(&play, popping: 5)
        #expect(play.app.playScreen?.race != nil)
        #expect(play.app.playScreen?.pace == nil)
    }

    @Test func `Roulette has no pace`() throws {
        var play = Play(seed: Play.knownSeed)
        play.enter(name: "Ada", at: .roulette)
        try play.spin(.hit)
        #expect(play.app.records.boards[.roulette, isStandard: true].best != nil)
        #expect(play.store[Self.key] == nil)
    }

    // MARK: Storage

    private func store(_ line: String) -> [String: [UInt8]] {
        var text = StoredText("curves")
        text.add(line)
        text.seal()
        return [Self.key: text.bytes]
    }

    @Test func `The size of a score curve is limited, even for a long run`() throws {
        let curve = try #require(
            ScoreCurve(step: 19, scores: (1...64).map { $0 * 15_625_000 }))
        var curves = Curves()
        curves.record(curve, of: .breakout, by: try PlayerName("Ada"))
        #expect(curves.text.count < 700)
        #expect(Curves(text: curves.text) == curves)
    }

    @Test func `Score curves of stalls from a newer Funfair are kept`() {
        var play = Play(store: store("pinball 1 1,2,3 Ada Lovelace"))
        #expect(play.aside.isEmpty)
        self.play(&play, popping: 1)
        finish(&play)
        let kept = String(decoding: play.store[Self.key] ?? [], as: UTF8.self)
        #expect(kept.contains("pinball 1 1,2,3 Ada Lovelace\n"))
        #expect(kept.contains("bubblepop 1 "))
    }

    @Test(
        "Nonsensical lines in stored score curves are treated as damage",
        arguments: [
            "bubblepop 0 1 Ada", "bubblepop 1 -1 Ada", "bubblepop 1 x Ada", "bubblepop 1 1",
            "bubblepop 1 1000000000,1 Ada", "bubblepop 99999999999 1 Ada", "bubblepop",
        ])
    func nonsense(line: String) {
        #expect(Play(store: store(line)).aside.count == 1)
    }

    @Test func `Both windows keep the better of their score curves`() throws {
        let ada = try PlayerName("Ada")
        var play = Play(store: store("bubblepop 1 3,4,5 Ada"))
        play.send(.stored(.curves, store("bubblepop 1 1 Ada")[Self.key]))
        #expect(play.app.records.curves[.bubblePop, ada]?.total == 12)
        #expect(play.store[Self.key] == store("bubblepop 1 3,4,5 Ada")[Self.key])
        let better = try #require(store("bubblepop 1 1,99 Ada")[Self.key])
        play.send(.stored(.curves, better))
        #expect(play.app.records.curves[.bubblePop, ada]?.total == 100)
    }
}
