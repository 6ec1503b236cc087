import Arcade
import Testing

@testable import Funfair

@Suite("Parts of a view that a face rebuilds")
struct LiveTests {
    /// The parts of a run's screen that only the header shows.
    private static let header: Set = ["live", "rival", "race", "pace"]

    /// Returns the values of a view's parts outside a run's header.
    private func rest(of view: View) -> [String] {
        guard case .play(let screen) = view.screen else { return ["\(view.screen)"] }
        let around = Mirror(reflecting: view).children.filter {
            !["screen", "words"].contains($0.label)
        }
        let parts = Mirror(reflecting: screen).children.filter { part in
            !Self.header.contains { $0 == part.label }
        }
        return (around + parts).map { "\($0.label ?? "") \($0.value)" }
            + ["\(screen.stage) \(screen.countIn ?? 0)"]
    }

    /// Plays for the given number of seconds, one tick per frame.
    ///
    /// - Parameter move: the player's move before each frame.
    /// - Returns: the numbers of frames that changed only the header and that changed more.
    private func play(
        _ play: inout Play, seconds: Int, _ move: (inout Play, Int) -> Void
    ) -> (header: Int, all: Int) {
        var (header, all) = (0, 0)
        var (live, view) = (play.app.live, play.app.view)
        for tick in 0..<seconds * 120 {
            move(&play, tick)
            play.send(.elapsed(milliseconds: WatchTests.oneTick))
            let (nextLive, nextView) = (play.app.live, play.app.view)
            if nextLive == live {
                #expect(nextView == view)
            } else if nextLive.differsOnlyInHeader(from: live) {
                #expect(rest(of: nextView) == rest(of: view))
                header += 1
            } else {
                all += 1
            }
            (live, view) = (nextLive, nextView)
        }
        return (header, all)
    }

    private func popOften(_ play: inout Play, _ tick: Int) {
        guard tick % 31 == 0, let place = play.bubblePlaces.first else { return }
        play.press(at: place)
    }

    @Test("The score and the clock of BubblePop change only the header", arguments: [1, 2, 3])
    func bubblePop(seed: UInt64) {
        var play = Play(seed: seed)
        play.enter(name: "Ada")
        let (header, all) = self.play(&play, seconds: 64, popOften)
        #expect(header > 150)
        #expect((1..<60).contains(all))
        #expect(play.app.resultScreen != nil)
    }

    @Test func `The pace, a rival and a ghost change only the header`() throws {
        var raced = Play(store: Play.quickSettings)
        raced.press(.open(.bubblePop), .tab(.scores))
        raced.app.race(try Played.bubblePop())
        raced.enter(name: "Lin")
        #expect(play(&raced, seconds: 12, popOften).header > 40)

        var guest = Play.atHouse()
        guest.enterPublic()
        guest.answer(
            "api/boards/bubblepop/all",
            body: Play.board([(1, "Lin", 900), (2, "Mia", 30), (3, "Zoe", 0)], players: 3))
        var rivals: Set<String?> = []
        let (header, _) = play(&guest, seconds: 20) { play, tick in
            popOften(&play, tick)
            rivals.insert(play.app.playScreen?.rival?.player.text)
        }
        #expect(header > 40)
        #expect(rivals == ["Zoe", "Mia", "Lin"])

        var again = Play()
        again.run(as: "Ada", seconds: 60)
        again.press(.play)
        #expect(play(&again, seconds: 30, popOften).header > 60)
        #expect(again.app.playScreen?.pace != nil)
    }

    @Test func `The lives and the score of Breakout change only the header`() {
        var play = Play(seed: 1)
        play.enter(name: "Ada", at: .breakout)
        let (header, all) = self.play(&play, seconds: 60) { play, tick in
            if tick % 120 == 0 { play.send(.gesture(.strike)) }
            guard let ball = play.places(of: .ball).first else { return }
            play.send(.gesture(.point(finger: 0, at: ball)))
        }
        #expect(header > 20)
        #expect(all > 0)
    }

    @Test func `A change in a table game or a replay always rebuilds the whole view`() throws {
        var table = Play(seed: 1)
        table.enter(name: "Ada", at: .roulette)
        #expect(play(&table, seconds: 5) { _, _ in }.header == 0)
        var watched = Play()
        watched.watch(try Played.bubblePop())
        #expect(play(&watched, seconds: 8) { _, _ in }.all > 50)
    }

    @Test func `Any other change rebuilds the whole view`() throws {
        var play = Play(seed: 1)
        play.enter(name: "Ada")
        play.countIn()
        let before = play.app.live
        let hud = try #require(before.run).hud
        var scored = before
        scored.run?.hud = HUD(score: hud.score + 1, countdown: hud.countdown)
        #expect(scored.differsOnlyInHeader(from: before))
        let countdown = HUD.Countdown(remaining: 9, total: 60, urgency: .hurry)
        var others = Array(repeating: scored, count: 7)
        others[0].run?.hud = HUD(score: 1, countdown: countdown)
        others[1].run?.hud = HUD(score: 1, purse: HUD.Purse(money: 1, badge: nil))
        others[2].run?.stop = .player
        others[3].run?.party = 1
        others[4].run?.hint = 9
        others[5].hasUndo = true
        others[6].run = nil
        for other in others { #expect(!other.differsOnlyInHeader(from: before)) }
    }
}
