import Arcade
import BubblePop
import Testing

@testable import Funfair

@Suite("Racing a ghost")
struct RaceTests {
    /// Returns a face that is about to race Ada.
    private func offered(_ style: BubblePopBot.Style = .greedy) throws -> Play {
        var play = Play(store: Play.quickSettings)
        play.press(.open(.bubblePop), .tab(.scores))
        play.app.race(try Played.bubblePop(style))
        return play
    }

    /// Returns a face with a race that has just begun.
    private func begun(_ style: BubblePopBot.Style = .greedy) throws -> Play {
        var play = try offered(style)
        play.enter(name: "Lin")
        play.countIn()
        return play
    }

    @Test func `Before the run, the ghost's player and score are shown`() throws {
        let play = try offered()
        let score = try #require(play.app.playing.rival).end.score
        #expect(play.app.playerScreen?.race?.title == "Racing Ada, \(score) points")
        #expect(play.app.playerScreen?.race?.leave.action == .race(.off))
    }

    @Test func `The ghost can be turned off`() throws {
        var play = try offered()
        play.press(.race(.off))
        #expect(play.app.playerScreen?.race == nil)
        play.enter(name: "Lin")
        #expect(play.app.playScreen?.race == nil)
    }

    @Test func `The ghost's current score is shown next to the player's`() throws {
        var play = try begun()
        let scores = try Played.scores(of: try Played.bubblePop(), at: .bubblePop)
        for second in 1...9 {
            if second % 3 == 0 { play.popAll() }
            for _ in 0..<120 { play.send(.elapsed(milliseconds: WatchTests.oneTick)) }
            let session = try #require(play.app.sessions.first)
            let score = scores[session.cabinet.tick - 1]
            let race = try #require(play.app.playScreen?.race)
            #expect(race.player?.text == "Ada")
            let lead = session.cabinet.score - score
            let standing =
                lead > 0
                ? "you lead by \(lead)" : lead < 0 ? "\(-lead) ahead of you" : "neck and neck"
            #expect(race.standing == "\(score) · \(standing)")
        }
    }

    @Test func `The live state changes when the ghost scores`() throws {
        var play = try begun()
        var last: (RaceStatus?, Live)?
        var changes = 0
        for _ in 0..<500 {
            play.send(.elapsed(milliseconds: WatchTests.oneTick))
            let now = (play.app.playScreen?.race, play.app.live)
            if let last, last.0 != now.0 {
                changes += 1
                #expect(last.1 != now.1)
            }
            last = now
        }
        #expect(changes > 5)
    }

    @Test func `The result says who won the race, and by how much`() throws {
        var play = try begun()
        let score = try #require(play.app.sessions.first?.ghost).total
        play.wait(seconds: 12)
        #expect(play.app.resultScreen?.score == 0)
        #expect(play.app.resultScreen?.comparison == "Ada won by \(score).")
    }

    @Test func `A player with more points than the ghost wins the race`() throws {
        var play = try begun(.idle)
        play.popAll()
        play.wait(seconds: 12)
        let score = try #require(play.app.resultScreen).score
        #expect(score > 0)
        #expect(
            play.app.resultScreen?.comparison
                == "First on the board! You beat Ada by \(score).")
    }

    @Test func `The run after a race has no ghost`() throws {
        var play = try begun()
        play.wait(seconds: 12)
        play.press(.play)
        #expect(play.app.playScreen != nil)
        #expect(play.app.playScreen?.race == nil)
    }

    @Test func `A ghost can be raced again from the result`() throws {
        var play = try begun()
        play.wait(seconds: 12)
        #expect(play.app.resultScreen?.more.first == Control("Rematch", .race(.again)))
        play.press(.race(.again))
        #expect(play.app.playScreen?.player.text == "Lin")
        #expect(play.app.playScreen?.race?.standing == "0 · neck and neck")
    }

    @Test func `A run without a ghost doesn't offer a rematch`() {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Lin", seconds: 11)
        #expect(play.app.resultScreen?.more.map(\.name) == ["Scores", "Settings", "Home"])
    }

    @Test func `A ghost isn't shown at other stalls, and waits for its own stall`() throws {
        var play = try offered()
        play.enter(name: "Lin", at: .breakout)
        #expect(play.app.playScreen?.race == nil)
        play.press(.open(.bubblePop))
        #expect(play.app.playerScreen?.race != nil)
    }

    @Test func `An interrupted race continues, but after a reload the run has no ghost`() throws {
        var play = try begun()
        play.wait(seconds: 2)
        play.press(.pause)
        var reloaded = play.reopened
        play.press(.resume(.bubblePop))
        play.countIn()
        #expect(play.app.playScreen?.race?.player?.text == "Ada")
        reloaded.press(.open(.bubblePop), .resume(.bubblePop))
        #expect(reloaded.app.playScreen != nil)
        #expect(reloaded.app.playScreen?.race == nil)
    }

    @Test func `A replay offers a race at its end`() throws {
        var play = Play(store: Play.quickSettings)
        play.watch(try Played.bubblePop())
        #expect(play.watch?.race == nil)
        play.lookOn()
        #expect(play.watch?.race == Control("Race", .race(.watched)))
        play.press(.race(.watched))
        #expect(play.app.playerScreen?.race != nil)
        play.enter(name: "Lin")
        #expect(play.app.playScreen?.race != nil)
        #expect(play.watch == nil)
    }

    @Test func `An invalid recording is reported and can't be raced`() throws {
        var play = Play()
        play.press(.open(.bubblePop), .tab(.scores))
        play.app.race(try Played.boasting())
        #expect(play.app.view.notices.count == 1)
        #expect(play.app.playing.rival == nil)
        #expect(play.app.scoresScreen != nil)
    }

    @Test func `A stall doesn't offer a race against another stall's ghost`() throws {
        var play = try offered()
        play.press(.open(.breakout))
        #expect(play.app.playerScreen != nil)
        #expect(play.app.playerScreen?.race == nil)
    }
}
