import Arcade
import Testing

@testable import Funfair

@Suite("Dropped runs")
struct DropTests {
    private static let patience = DroppedRun.undoMilliseconds / 1000
    private static let kept = "funfair.run.bubblepop"

    /// Returns a face that has dropped a paused run with some points, and that run's summary.
    private static func dropped() -> (play: Play, summary: String?) {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.popAll()
        play.press(.pause)
        let summary = play.app.playScreen?.interrupted?.summary
        play.press(.drop(.bubblePop))
        return (play, summary)
    }

    @Test func `A dropped run disappears, but can be restored for a while`() {
        var (play, _) = Self.dropped()
        #expect(play.app.playerScreen != nil)
        #expect(play.app.view.undo?.text == "Run dropped.")
        #expect(play.app.view.undo?.way.name == "Undo")
        play.wait(seconds: Self.patience + 0.1)
        #expect(play.app.view.undo == nil)
        play.press(.undo)
        #expect(play.app.playerScreen != nil)
    }

    @Test func `A restored run waits in the same state`() {
        var (play, summary) = Self.dropped()
        play.press(.undo)
        #expect(summary != nil)
        #expect(play.app.playScreen?.interrupted?.summary == summary)
        #expect(play.app.view.undo == nil)
        play.press(.resume(.bubblePop))
        #expect(play.app.playScreen?.countIn == 3)
    }

    @Test func `A dropped run stays stored until the undo period ends, so a reload restores it`() {
        var (play, summary) = Self.dropped()
        var later = play.reopened
        later.press(.open(.bubblePop))
        #expect(later.app.playScreen?.interrupted?.summary == summary)
        play.wait(seconds: Self.patience + 0.1)
        #expect(play.store[Self.kept] == nil)
        #expect(play.reopened.app.sessions.isEmpty)
    }

    @Test func `A dropped run counts in the statistics once, when the undo period ends`() {
        var (play, _) = Self.dropped()
        #expect(play.store["funfair.tallies"] == nil)
        let tally = play.app.playing.dropped(at: .bubblePop)?.cabinet.tally
        #expect(tally != nil)
        play.press(.undo, .drop(.bubblePop))
        play.wait(seconds: Self.patience + 0.1)
        #expect(play.app.records.tallies[.bubblePop, .ada] == tally)
    }

    @Test func `Starting a new run discards the dropped one`() {
        var (play, _) = Self.dropped()
        play.press(.play)
        #expect(play.app.view.undo == nil)
        play.press(.undo)
        #expect(play.app.playScreen?.hud.score == 0)
        play.countIn()
        play.press(.pause)
        #expect(play.store[Self.kept] != nil)
        #expect(play.reopened.app.sessions.first?.cabinet.score == 0)
    }

    @Test func `Continuing another run discards the dropped one`() {
        var play = Play()
        play.enter(name: "Ada", at: .breakout)
        play.press(.home)
        play.enter(name: "Ada")
        play.press(.pause, .drop(.bubblePop), .resume(.breakout))
        #expect(play.app.view.undo == nil)
        #expect(play.store[Self.kept] == nil)
    }

    @Test func `Of two dropped runs, only the last can be restored`() {
        var play = Play()
        play.enter(name: "Ada", at: .breakout)
        play.press(.home)
        play.enter(name: "Ada")
        play.press(.pause, .drop(.bubblePop), .home, .drop(.breakout), .undo)
        #expect(play.app.sessions.map(\.stall) == [.breakout])
        #expect(play.store[Self.kept] == nil)
    }

    @Test func `The undo period runs on every screen`() {
        var (play, _) = Self.dropped()
        for action in [Action.tab(.settings), .home, .visit(.statistics)] {
            play.press(action)
            #expect(play.app.view.isIdling)
            #expect(play.app.view.undo != nil)
        }
        let before = play.app.live
        play.wait(seconds: Self.patience + 0.1)
        #expect(!play.app.view.isIdling)
        #expect(play.app.live != before)
    }

    @Test func `While frames are drawn, they replace the undo period's timer`() throws {
        var (play, _) = Self.dropped()
        play.watch(try Played.bubblePop())
        #expect(play.app.view.isAnimated)
        #expect(!play.app.view.isIdling)
    }

    @Test func `A dropped public run keeps its ticket during the undo period`() {
        var play = Play.atHouse()
        play.enterPublic()
        play.press(.pause, .drop(.bubblePop), .undo)
        #expect(play.store["funfair.ticket.bubblepop"] != nil)
        #expect(play.app.runInHouse?.ticket?.text == "t1".bytes)
        play.press(.drop(.bubblePop))
        play.wait(seconds: Self.patience + 0.1)
        #expect(play.store["funfair.ticket.bubblepop"] == nil)
    }

    @Test func `A ticket that arrives during the undo period is for the dropped run`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.press(.pause, .drop(.bubblePop))
        play.grantName()
        play.grantTicket()
        play.press(.undo)
        #expect(play.app.runInHouse?.ticket?.text == "t1".bytes)
        #expect(play.app.sessions.first?.cabinet.seed == 0xFACE)
    }

    @Test func `Dropping a table game ends it, and its last bet counts`() {
        var play = Play()
        play.enter(name: "Ada", at: .roulette)
        play.press(.home, .drop(.roulette))
        #expect(play.app.view.undo == nil)
        #expect(play.store["funfair.run.roulette"] == nil)
    }
}
