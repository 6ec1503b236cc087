import Arcade
import Languages
import Testing

@testable import Funfair

@Suite("Replays change nothing")
struct WatchKeepingTests {
    @Test("A replay stores nothing", arguments: Stall.allCases)
    func store(stall: Stall) throws {
        var play = Play()
        play.press(.open(stall), .tab(.scores))
        let before = play.store
        let bytes =
            switch stall {
            case .bubblePop: try Played.bubblePop()
            case .breakout: try Played.breakout()
            case .roulette: try Played.roulette()
            }
        play.watch(bytes, at: stall)
        play.press(.watch(.speed(4)))
        play.lookOn()
        #expect(play.watch?.progress == 100)
        play.press(.watch(.again), .watch(.back))
        #expect(play.store == before)
        #expect(play.aside.isEmpty)
        #expect(play.app.records.boards == Boards())
        #expect(play.app.records.tallies == Tallies())
        #expect(play.app.records.names.names.isEmpty)
        #expect(play.app.sessions.isEmpty)
    }

    @Test func `After a replay, the stall's interrupted run continues unchanged`() throws {
        var play = Play()
        play.enter(name: "Lin")
        play.countIn()
        play.wait(seconds: 1)
        play.popAll()
        play.press(.pause, .tab(.scores))
        let kept = try #require(play.store["funfair.run.bubblepop"])
        let run = try #require(play.app.sessions.first).cabinet.bytes
        play.send(.recording(try Played.bubblePop()))
        play.send(.layout(Layout(width: 844, height: 330, isUpright: false)))
        play.lookOn()
        play.send(.layout(Layout(width: 390, height: 690, isUpright: true)))
        play.press(.watch(.back), .tab(.play))
        #expect(play.store["funfair.run.bubblepop"] == kept)
        #expect(play.app.playScreen?.interrupted?.title == "Paused")
        #expect(play.app.playScreen?.player.text == "Lin")
        #expect(play.app.sessions.first?.cabinet.bytes == run)
        play.press(.resume(.bubblePop))
        play.countIn()
        #expect(play.app.playScreen?.hud.countdown?.remaining ?? 0 < 60)
    }

    @Test func `A replay interrupts and stores a run in progress`() throws {
        var play = Play()
        play.enter(name: "Lin")
        play.countIn()
        play.send(.recording(try Played.breakout(ticks: 300)))
        #expect(play.watch != nil)
        #expect(play.app.sessions.first?.phase == .paused)
        #expect(play.store["funfair.run.bubblepop"] != nil)
    }

    @Test func `A game at the table continues after a replay`() throws {
        var play = Play.known()
        try play.spin(.hit)
        play.press(.tab(.scores))
        let before = try play.game()
        play.send(.recording(try Played.roulette(by: "Lin")))
        play.lookOn()
        play.press(.watch(.back), .tab(.play))
        #expect(try play.game().result == before.result)
        #expect(play.panel?.open != nil)
        try play.spin(.miss)
        #expect(play.came.count == 2)
    }

    @Test(
        "An invalid or unfinished recording is reported and isn't played",
        arguments: [
            ([], RecordingProblem.notARecording.sentence(in: .english)),
            (
                Array("a picture of a cat".utf8),
                RecordingProblem.notARecording.sentence(in: .english)
            ),
            (
                Array(repeating: 7, count: RecordingFormat.mostBytes + 1),
                RecordingProblem.tooLarge(bytes: RecordingFormat.mostBytes + 1).sentence(
                    in: .english)
            ),
            (
                try? Played.unfinished(),
                RecordingProblem.unfinished(tick: 100).sentence(in: .english)
            ),
            (
                (try? Played.bubblePop())?.dropLast(9).map { $0 },
                RecordingProblem.wrongChecksum.sentence(in: .english)
            ),
        ] as [([UInt8]?, String)])
    func refused(bytes: [UInt8]?, sentence: String) throws {
        var play = Play()
        play.press(.open(.breakout), .tab(.howToPlay))
        let before = play.app.view
        play.send(.recording(try #require(bytes)))
        #expect(play.app.view.notices == [sentence])
        #expect(play.app.view.screen == before.screen)
        #expect(play.app.playing.replay == nil)
        play.press(.dismissNotices)
        #expect(play.app.view == before)
    }

    @Test func `A recording with a false claim is reported with both results`() throws {
        var play = Play()
        play.watch(try Played.boasting())
        #expect(play.app.view.notices.count == 1)
        #expect(play.app.view.notices.first?.hasPrefix("Not genuine: ") == true)
        #expect(play.app.playing.replay == nil)
    }
}
