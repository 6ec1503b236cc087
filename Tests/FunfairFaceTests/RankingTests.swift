import Funfair
import FunfairFace
import Testing

@testable import FunfairFace

/// A ranking whose answers a test gives.
@MainActor
final class FakeRanking: GameRanking {
    var player: RankedPlayer?
    var asked: [Bool] = []
    var sent: [String] = []
    var shown = 0
    private var change: (@MainActor @Sendable () -> Void)?
    private var waiting: [@MainActor @Sendable (Bool) -> Void] = []

    func signIn(isAsked: Bool, _ change: @escaping @MainActor @Sendable () -> Void) {
        asked.append(isAsked)
        self.change = change
    }

    func submit(
        _ score: Int, to board: String, _ done: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        sent.append("\(board) \(score)")
        waiting.append(done)
    }

    func report(
        _ achievement: String, _ done: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        sent.append(achievement)
        waiting.append(done)
    }

    func showBoards() { shown += 1 }

    func signIn(as id: String?) {
        player = id.map { RankedPlayer(id: $0, alias: "\($0) at Game Center") }
        change?()
    }

    /// Answers everything that was sent.
    func answer(_ isSent: Bool) {
        let waiting = waiting
        self.waiting = []
        for done in waiting { done(isSent) }
    }
}

@Suite("Leaderboards outside the fair") @MainActor
struct RankingTests {
    private let device = FakeRanking()

    private static func run(
        _ contest: Contest = .bubblePop, _ score: Int = 120, isStandard: Bool = true,
        identity: UInt64? = 1
    ) -> EndedRun {
        EndedRun(contest: contest, score: score, isStandard: isStandard, identity: identity)
    }

    private func fair(_ store: MemoryStore = MemoryStore(), seed: UInt64? = nil) -> Fair {
        Fair(store, seed: seed, ranking: device)
    }

    /// Returns a fair whose player is signed in.
    private func signedIn(_ store: MemoryStore = MemoryStore(), seed: UInt64? = nil) -> Fair {
        let fair = fair(store, seed: seed)
        fair.face.ranking.setOn(true)
        device.signIn(as: "ada")
        return fair
    }

    // MARK: What counts

    @Test("Only a standard, counted run above 0 counts")
    func counting() throws {
        let rush = try #require(Contest(word: "bubblepop-rush"))
        var ledger = RankingLedger(player: "ada")
        ledger.add(Self.run(isStandard: false))
        ledger.add(Self.run(identity: nil))
        ledger.add(Self.run(rush))
        ledger.add(Self.run(.drawnWall))
        ledger.add(Self.run(.bubblePop, 0))
        #expect(ledger == RankingLedger(player: "ada"))
        ledger.add(Self.run())
        #expect(ledger.scores == [.bubblePop: 120])
    }

    @Test("Only the best unsent score of a board is kept")
    func best() {
        var ledger = RankingLedger(player: "ada")
        for score in [40, 90, 60] { ledger.add(Self.run(.breakout, score)) }
        #expect(ledger.scores == [.breakout: 90])
        ledger.arrived(60, of: .breakout)
        #expect(ledger.scores == [.breakout: 90])
        ledger.arrived(90, of: .breakout)
        #expect(ledger.scores == [:])
    }

    @Test("A game of Roulette earns each badge at its score, and once")
    func badges() {
        var ledger = RankingLedger(player: "ada")
        ledger.add(Self.run(.bubblePop, 20_000))
        ledger.add(Self.run(.roulette, 999))
        #expect(ledger.earned == [])
        ledger.add(Self.run(.roulette, 5000))
        #expect(ledger.earned == ["pro", "master"])
        ledger.arrived("pro")
        ledger.add(Self.run(.roulette, 10_000))
        #expect(ledger.earned == ["master", "legend"])
        #expect(ledger.known == ["pro"])
    }

    @Test("A ledger survives being stored")
    func storing() throws {
        var ledger = RankingLedger(player: "a player")
        for stall in Stall.allCases { ledger.add(Self.run(Contest(stall), 10_000)) }
        ledger.arrived("pro")
        #expect(RankingLedger(text: ledger.text) == ledger)
        let odd =
            "funfair ranking 1\nplayer ada\nscore darts 7\nscore breakout x\nearned king\nnew\n"
        #expect(RankingLedger(text: Array(odd.utf8)) == RankingLedger(player: "ada"))
        for text in ["", "garbage", "funfair ranking 1\n", "funfair ranking 2\nplayer ada\n"] {
            #expect(RankingLedger(text: Array(text.utf8)) == nil)
        }
    }

    // MARK: Signing in

    @Test("The app doesn’t sign in unasked")
    func unasked() {
        let fair = fair()
        #expect(device.asked == [])
        #expect(fair.face.ranking.isThere && !fair.face.ranking.isOn)
        #expect(fair.face.ranking.alias == nil)
    }

    @Test("Asking signs in, offers the name, and is remembered")
    func asking() {
        let store = MemoryStore()
        let ranking = signedIn(store).face.ranking
        #expect(device.asked == [true])
        #expect(ranking.alias == "ada at Game Center" && ranking.isOn && !ranking.hasFailed)
        let later = fair(store).face.ranking
        #expect(device.asked == [true, false])
        #expect(later.isOn && later.alias == nil)
        device.signIn(as: "ada")
        #expect(later.alias == "ada at Game Center")
    }

    @Test("A player who declines isn't signed in again")
    func declining() {
        let store = MemoryStore()
        let ranking = fair(store).face.ranking
        ranking.setOn(true)
        #expect(ranking.isOn)
        device.signIn(as: nil)
        #expect(!ranking.isOn && ranking.hasFailed)
        #expect(store.texts[Ranking.key] == nil)
        ranking.setOn(true)
        #expect(!ranking.hasFailed)
        #expect(device.asked == [true, true])
    }

    @Test("Without a network at launch, the choice stays")
    func offline() {
        let store = MemoryStore()
        _ = signedIn(store)
        let ranking = fair(store).face.ranking
        device.signIn(as: nil)
        #expect(ranking.isOn && !ranking.hasFailed && ranking.alias == nil)
    }

    @Test("Turning it off forgets the player, and what wasn't sent")
    func turningOff() {
        let store = MemoryStore()
        let fair = signedIn(store)
        let ranking = fair.face.ranking
        ranking.note(Self.run())
        ranking.setOn(false)
        #expect(!ranking.isOn && ranking.alias == nil)
        #expect(store.texts[Ranking.key] == nil)
        device.answer(true)
        ranking.note(Self.run(identity: 2))
        // A late report from the system changes nothing.
        device.signIn(as: "ada")
        #expect(device.sent == ["bubblepop 120"])
        #expect(store.texts[Ranking.key] == nil)
    }

    @Test("Another player's scores aren't sent as this player's")
    func otherPlayer() {
        let ranking = signedIn().face.ranking
        device.signIn(as: nil)
        ranking.note(Self.run())
        device.signIn(as: "bo")
        #expect(device.sent == [])
        ranking.note(Self.run(.bubblePop, 50, identity: 2))
        #expect(device.sent == ["bubblepop 50"])
    }

    @Test("A device without a ranking can't turn it on")
    func noDevice() {
        let ranking = Fair().face.ranking
        ranking.setOn(true)
        #expect(!ranking.isThere && !ranking.isOn)
    }

    // MARK: Sending

    @Test("A run that the device plays is sent once")
    func playing() {
        var fair = signedIn()
        fair.enter()
        fair.play(seconds: 4)
        fair.pop()
        #expect(device.sent == [])
        fair.play(seconds: 62)
        let score = fair.resultScreen?.score ?? 0
        #expect(score > 0)
        #expect(device.sent == ["bubblepop \(score)"])
        device.answer(true)
        fair.face.press(.tab(.scores))
        fair.face.press(.tab(.play))
        fair.face.setSeen(false)
        fair.face.setSeen(true)
        #expect(device.sent.count == 1)
    }

    @Test("A run that ended before the player asked isn't sent")
    func earlier() {
        let ranking = fair().face.ranking
        ranking.note(Self.run())
        ranking.setOn(true)
        device.signIn(as: "ada")
        ranking.note(Self.run())
        #expect(device.sent == [])
    }

    @Test("Practice and runs with other settings aren't sent")
    func others() {
        var practice = signedIn(seed: 42)
        practice.enter()
        practice.play(seconds: 70)
        #expect(practice.resultScreen != nil)
        var quick = signedIn(.quick)
        quick.enter()
        quick.play(seconds: 4)
        quick.pop()
        quick.play(seconds: 12)
        #expect((quick.resultScreen?.score ?? 0) > 0)
        #expect(device.sent == [])
    }

    @Test("What couldn't be sent waits for the network, even after a relaunch")
    func waiting() {
        let store = MemoryStore()
        let first = signedIn(store)
        first.face.ranking.note(Self.run(.roulette, 1200))
        #expect(device.sent == ["roulette 1200", "pro"])
        device.answer(false)
        #expect(device.sent.count == 2)
        let later = fair(store)
        device.signIn(as: "ada")
        #expect(device.sent.count == 4)
        device.answer(false)
        later.network.plug(false)
        later.network.plug(true)
        #expect(device.sent.count == 6)
        device.answer(true)
        later.face.setSeen(false)
        later.face.setSeen(true)
        #expect(device.sent.count == 6)
    }

    @Test("A better score that ends while another is on its way is sent after it")
    func overtaking() {
        let ranking = signedIn().face.ranking
        ranking.note(Self.run(.breakout, 10))
        ranking.note(Self.run(.breakout, 30, identity: 2))
        ranking.note(Self.run(.breakout, 20, identity: 3))
        #expect(device.sent == ["breakout 10"])
        device.answer(true)
        #expect(device.sent == ["breakout 10", "breakout 30"])
        device.answer(true)
        #expect(device.sent.count == 2)
    }

    @Test("The leaderboards open")
    func boards() {
        signedIn().face.ranking.showBoards()
        #expect(device.shown == 1)
    }
}
