import Arcade
import Breakout
import BubblePop
import Testing

@testable import Funfair

@Suite("Replays")
struct WatchTests {
    @Test func `A recording with several positions in one tick plays to its end`() throws {
        // Older versions recorded every position in a tick, here two positions and the end.
        var run = Run<BreakoutGame>(
            player: try PlayerName("Ada"), settings: .standard,
            stage: BreakoutGame.format.shape(fitting: 390, by: 690), seed: 1)
        var cues: [Cue] = []
        for x in [5.0, 0] { run.apply(.paddle(try #require(PaddlePlace(x))), cues: &cues) }
        run.apply(.finish, cues: &cues)
        let body = Array(run.bytes.dropLast(8)) + [3, 0, 20, 0, 0, 6]
        let sum = Checksum.of(body[...])
        var play = Play()
        play.watch(
            body + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }, at: .breakout)
        play.lookOn()
        #expect(play.app.playing.replay?.cabinet.moment == .over)
    }

    static let oneTick = 1000.0 / Double(Clock.ticksPerSecond)

    @Test("A replay goes through the states of its recording", arguments: GoldenTests.all)
    func golden(golden: GoldenTests.Golden) throws {
        let bytes = try golden.bytes()
        var hashes: [UInt64] = []
        _ = try VerifiedRun(verifying: bytes) { hashes.append($0) }
        let replay = Replay(try FinishedRecording(bytes), from: .stall(.bubblePop, .scores))
        var seen: [UInt64] = []
        while !replay.cabinet.moment.isOver {
            let tick = replay.cabinet.tick
            replay.advance(milliseconds: Self.oneTick)
            guard replay.cabinet.tick > tick else { continue }
            try #require(replay.cabinet.tick == tick + 1)
            seen.append(try #require(replay.cabinet.stateHash))
        }
        #expect(seen == hashes)
        #expect(replay.cabinet.score == golden.score)
        #expect(replay.cabinet.bytes == bytes)
        #expect(replay.progress == 100)
    }

    @Test func `The message about a damaged file disappears when a valid file plays`() throws {
        var play = Play()
        play.send(.storeFailed)
        play.watch(Array("no recording".utf8))
        #expect(play.app.view.notices.count == 2)
        play.watch(try Played.bubblePop())
        #expect(play.watch != nil)
        #expect(play.app.view.notices == [play.app.words[.keepsNothing]])
    }

    @Test func `The message about a damaged file disappears when the player moves on`() {
        var play = Play()
        play.press(.open(.bubblePop), .tab(.howToPlay))
        play.watch(Array("no recording".utf8))
        #expect(play.app.view.notices.count == 1)
        play.press(.tab(.scores))
        #expect(play.app.view.notices.isEmpty)
    }

    @Test func `A replay shows its score and its player`() throws {
        let bytes = try Played.bubblePop(by: "Grace")
        let scores = try Played.scores(of: bytes, at: .bubblePop)
        var play = Play()
        play.watch(bytes)
        for second in 1...9 {
            play.wait(seconds: 1)
            let tick = try #require(play.watchedTick)
            #expect(abs(tick - second * Clock.ticksPerSecond) <= second)
            #expect(play.app.playScreen?.hud.score == scores[tick - 1])
            #expect(play.app.playScreen?.player.text == "Grace")
            #expect(play.watch?.progress ?? 0 >= second * 9)
        }
    }

    @Test("A replay says that its recording is genuine", arguments: GoldenTests.all)
    func genuine(golden: GoldenTests.Golden) throws {
        let bytes = try golden.bytes()
        let run = try VerifiedRun(verifying: bytes)
        var play = Play()
        play.watch(bytes)
        let proof = try #require(play.watch?.proof)
        let points = play.app.words[.points, golden.score]
        #expect(proof[0] == "Genuine: its inputs lead to \(points).")
        #expect(play.app.view.announcement.text == proof[0])
        #expect(
            proof[1]
                == "\(run.contest.name(in: .english)), rules \(run.contest.rulesVersion)")
        #expect(
            proof[2]
                == (run.isStandard
                    ? "The standard settings"
                    : run.isForParty ? "A party’s settings" : "Other settings"))
        // In its mode, a setting differs from the standard as on the settings screen.
        let altered = run.settings.filter(\.isAltered)
            .map { "\($0.name(in: .english)) \($0.value(in: .english))" }
        #expect(Array(proof[3...].prefix(altered.count)) == altered)
        #expect(!run.isStandard || proof.count == 3)
    }

    @Test func `A replay lists the settings that differed, also those changed during the run`()
        throws
    {
        var settings = BreakoutSettings.standard
        settings.gravity = .nearest(to: 20)
        var run = Run<BreakoutGame>(
            player: try PlayerName("Ada"), settings: settings,
            stage: BreakoutGame.format.shape(fitting: 390, by: 690), seed: 1)
        var cues: [Cue] = []
        settings.gravity = .nearest(to: 40)
        settings.bounciness = .nearest(to: 90)
        run.apply(.change(settings), cues: &cues)
        run.apply(.finish, cues: &cues)
        var play = Play()
        play.watch(run.bytes, at: .breakout)
        #expect(
            play.watch?.proof.dropFirst(2) == [
                "Other settings", "Bounciness 90\u{A0}%", "Gravity 20\u{A0}%",
                "Gravity 40\u{A0}%",
            ])
    }

    @Test func `A replay with settings that were changed and changed back isn't standard`() throws {
        var run = Run<BreakoutGame>(
            player: try PlayerName("Ada"), settings: .standard,
            stage: BreakoutGame.format.shape(fitting: 390, by: 690), seed: 1)
        var cues: [Cue] = []
        var settings = BreakoutSettings.standard
        settings.gravity = .nearest(to: 40)
        for settings in [settings, .standard] { run.apply(.change(settings), cues: &cues) }
        run.apply(.finish, cues: &cues)
        var play = Play()
        play.watch(run.bytes, at: .breakout)
        #expect(play.watch?.proof.dropFirst(2) == ["Other settings"])
    }

    @Test func `A replay repeats the cues of its run`() throws {
        let bytes = try Played.bubblePop()
        let (recording, _) = try Recording<BubblePopGame>.reading(bytes)
        var run = Run<BubblePopGame>(
            player: recording.player, settings: recording.settings, stage: recording.stage,
            seed: recording.seed)
        var cues: [Cue] = []
        var inputs = recording.inputs[...]
        while !run.game.isOver {
            while inputs.first?.tick == run.game.tick {
                if let next = inputs.popFirst() { run.apply(next.input, cues: &cues) }
            }
            run.advance(cues: &cues)
        }
        var play = Play()
        play.watch(bytes)
        play.lookOn()
        #expect(play.cues.count > 20)
        #expect(play.cues.filter { $0.name != .button } == cues)
    }

    @Test("A replay runs at the chosen speed", arguments: Replay.speeds)
    func speed(speed: Int) throws {
        var play = Play()
        play.watch(try Played.bubblePop())
        play.press(.watch(.speed(speed)))
        for _ in 0..<120 { play.send(.elapsed(milliseconds: Self.oneTick)) }
        #expect(abs(try #require(play.watchedTick) - speed * 120) <= 1)
        #expect(play.watch?.speeds.map(\.name) == ["×1", "×2", "×4"])
        #expect(play.watch?.speeds.filter(\.isSelected).map(\.name) == ["×\(speed)"])
    }

    @Test func `An invalid speed of a replay is ignored`() throws {
        var play = Play()
        play.watch(try Played.bubblePop())
        play.press(.watch(.speed(1000)))
        #expect(play.app.playing.replay?.speed == 1)
    }

    @Test func `A replay can be paused and resumed`() throws {
        var play = Play()
        play.watch(try Played.bubblePop())
        play.wait(seconds: 1)
        play.press(.watch(.pause))
        let tick = play.watchedTick
        #expect(!play.app.view.isAnimated)
        play.wait(seconds: 1)
        #expect(play.watchedTick == tick)
        #expect(!play.places(of: .bubble).isEmpty)
        #expect(play.watch?.main == Control("Resume", .watch(.goOn)))
        play.press(.watch(.goOn))
        play.wait(seconds: 1)
        #expect(play.watchedTick ?? 0 > 200)
    }

    @Test(
        "A replay pauses when it's hidden and after sleep",
        arguments: [Event.hidden, .elapsed(milliseconds: 6000)])
    func pauses(event: Event) throws {
        var play = Play()
        play.watch(try Played.bubblePop())
        play.wait(seconds: 1)
        let tick = play.watchedTick
        play.send(event)
        play.wait(seconds: 1)
        #expect(play.watchedTick == tick)
        #expect(play.watch?.main.name == "Resume")
    }

    @Test func `A tap on the stage pauses a replay, and a second tap resumes it`() throws {
        var play = Play()
        play.watch(try Played.bubblePop())
        play.wait(seconds: 1)
        play.press(at: try #require(play.bubblePlaces.first))
        #expect(play.watch?.main.name == "Resume")
        play.send(.gesture(.strike))
        #expect(play.watch?.main.name == "Pause")
    }

    @Test func `Gestures change nothing in a replay`() throws {
        let bytes = try Played.bubblePop(.idle)
        var play = Play()
        play.watch(bytes)
        for _ in 0..<12 {
            play.wait(seconds: 1)
            play.popAll()
            play.press(.watch(.goOn), .sheet(.open), .skip, .watch(.goOn))
        }
        #expect(play.app.playing.replay?.cabinet.bytes == bytes)
        #expect(play.app.playScreen?.hud.score == 0)
    }

    @Test func `At its end, a replay can restart at the same speed`() throws {
        var play = Play()
        play.watch(try Played.bubblePop())
        play.press(.watch(.speed(4)))
        play.lookOn()
        #expect(play.watch?.main == Control("Watch again", .watch(.again)))
        #expect(play.watch?.speeds.isEmpty == true)
        #expect(play.watch?.ending == "Time!")
        #expect(play.watch?.progress == 100)
        #expect(!play.app.view.isAnimated)
        play.press(.watch(.again))
        #expect(play.watchedTick == 0)
        #expect(play.app.playScreen?.hud.score == 0)
        #expect(play.watch?.ending == nil)
        play.wait(seconds: 1)
        #expect(play.watchedTick ?? 0 > 450)
    }

    @Test(
        "Back returns to the tab that the replay was opened from",
        arguments: [Tab.scores, .howToPlay, .settings])
    func back(tab: Tab) throws {
        var play = Play()
        play.press(.open(.bubblePop), .tab(tab))
        play.send(.recording(try Played.breakout(ticks: 300)))
        #expect(play.app.view.stall == .breakout)
        #expect(play.app.view.tabs.isEmpty)
        play.press(.watch(.back))
        #expect(play.app.screens.place == .stall(.breakout, tab))
        #expect(play.app.playing.replay == nil)
        #expect(play.watch == nil)
    }

    @Test func `Back from a result's replay returns to the result`() throws {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Lin", seconds: 11)
        let result = try #require(play.app.resultScreen)
        play.send(.recording(try Played.bubblePop()))
        play.lookOn()
        #expect(play.app.resultScreen == nil)
        play.press(.watch(.back))
        #expect(play.app.resultScreen == result)
    }

    @Test func `Back from a replay opened at home goes to the scores`() throws {
        var play = Play()
        play.send(.recording(try Played.bubblePop()))
        #expect(play.watch != nil)
        play.press(.watch(.back))
        #expect(play.app.screens.place == .stall(.bubblePop, .scores))
    }

    @Test(
        "Going to another screen ends a replay",
        arguments: [Action.home, .open(.bubblePop), .tab(.settings), .tab(.scores)])
    func leaving(action: Action) throws {
        var play = Play()
        play.watch(try Played.bubblePop())
        play.press(action)
        #expect(play.app.playing.replay == nil)
        #expect(play.watch == nil)
    }

    @Test func `The live state changes with a replay's view`() throws {
        var play = Play()
        play.watch(try Played.bubblePop())
        var last: (View, Live)?
        for _ in 0..<700 {
            play.send(.elapsed(milliseconds: 1000.0 / 60))
            let now = (play.app.view, play.app.live)
            if let last, last.0 != now.0 { #expect(last.1 != now.1) }
            last = now
        }
        #expect(play.watch?.progress == 100)
    }

    @Test func `A replay of a turned stage is turned, whatever the device's orientation`() throws {
        let golden = try #require(GoldenTests.all.first { $0.name == "turned.funfair" })
        var play = Play()
        play.send(.layout(Layout(width: 390, height: 690, isUpright: true)))
        play.watch(try golden.bytes())
        var stages: [StageShape] = []
        for second in 0..<60 {
            let isUpright = second % 2 == 0
            play.send(
                .layout(
                    Layout(
                        width: isUpright ? 390 : 844, height: isUpright ? 690 : 330,
                        isUpright: isUpright)))
            play.wait(seconds: 1)
            let stage = try #require(play.app.playScreen?.stage)
            if stages.last != stage { stages.append(stage) }
        }
        play.lookOn()
        #expect(stages.count == 9)
        #expect(Set(stages.map { $0.width > $0.height }).count == 2)
        #expect(play.app.playing.replay?.cabinet.bytes == (try golden.bytes()))
    }
}
