import Arcade
import Testing

@testable import Funfair

@Suite("Demos on the home screen")
struct AttractTests {
    /// Events that show that someone is using the device.
    private static let signs: [Event] = [
        .presence, .hidden, .press(.dismissNotices), .gesture(.strike),
        .type(.playerName, "Ada", isFinished: false), .recording([]),
    ]

    private func shown(seed: UInt64? = nil) -> Play {
        var play = Play(seed: seed)
        play.idle(seconds: 20)
        return play
    }

    @Test func `After twenty idle seconds, a demo of the first stall starts`() throws {
        var play = Play()
        play.idle(seconds: 19)
        #expect(play.demo == nil)
        #expect(play.app.view.isIdling && !play.app.view.isAnimated)
        play.idle(seconds: 1)
        let demo = try #require(play.demo)
        #expect(demo.stall == Stall.allCases[0])
        #expect(play.app.view.isAnimated && !play.app.view.isIdling)
        #expect(play.app.view.stall == nil && play.app.view.tabs.isEmpty)
    }

    @Test("Activity ends a demo at once", arguments: signs)
    func ended(by sign: Event) {
        var play = shown()
        play.send(sign)
        #expect(play.demo == nil)
        #expect(play.app.playing.attract.demo == nil)
        var scene = Scene()
        play.app.draw(into: &scene)
        #expect(scene.commands.isEmpty)
    }

    @Test("Activity restarts the idle time before a demo", arguments: [Event.presence, .hidden])
    func restarted(by sign: Event) {
        var play = Play()
        play.idle(seconds: 19)
        play.send(sign)
        play.idle(seconds: 19)
        #expect(play.demo == nil)
        play.idle(seconds: 1)
        #expect(play.demo != nil)
    }

    @Test(
        "Automatic events don't restart the idle time",
        arguments: [Event.online, .woke, .tiltRefused])
    func undisturbed(by event: Event) {
        var play = shown()
        play.send(event)
        #expect(play.demo != nil)
    }

    @Test func `A control that ends a demo also has its usual effect`() {
        var play = shown()
        play.press(.open(.breakout))
        #expect(play.app.playerScreen != nil)
        #expect(play.app.playing.attract.demo == nil)
        play.press(.home)
        #expect(play.demo == nil)
        play.idle(seconds: 20)
        #expect(play.demo != nil)
    }

    @Test func `Each stall's demo lasts twenty seconds, and the stalls repeat in order`() throws {
        var play = shown()
        play.wait(seconds: 1)
        for stall in Stall.allCases + Stall.allCases {
            #expect(try #require(play.demo).stall == stall)
            play.wait(seconds: 18)
            #expect(try #require(play.demo).stall == stall)
            play.wait(seconds: 2)
        }
    }

    @Test func `After activity ends a demo, the next demo shows the next stall`() throws {
        var play = shown()
        play.send(.presence)
        play.idle(seconds: 20)
        #expect(try #require(play.demo).stall == Stall.allCases[1])
    }

    @Test("A demo's bot plays well enough to watch", arguments: Stall.allCases)
    func played(stall: Stall) throws {
        var play = Play()
        try play.show(stall)
        let demo = try #require(play.app.playing.attract.demo)
        var most = 0
        var pictures: [Scene] = []
        for _ in 0..<19 {
            play.wait(seconds: 1)
            #expect(play.app.playing.attract.demo === demo)
            most = max(most, demo.cabinet.inputs)
            var scene = Scene()
            play.app.draw(into: &scene)
            #expect(!scene.commands.isEmpty)
            if pictures.last?.commands != scene.commands { pictures.append(scene) }
        }
        // A table game has seven inputs, including three bets and three draws.
        #expect(most >= 6)
        #expect(pictures.count > 10)
        // The score of a table game depends on luck.
        if demo.cabinet.staging.kind == .timed { #expect(demo.cabinet.score > 0) }
    }

    @Test("A demo is a real run with standard settings", arguments: Stall.allCases)
    func real(stall: Stall) throws {
        var play = Play(store: Play.quickSettings)
        play.press(.open(.breakout), .tab(.settings), .set(.level, 2), .home)
        try play.show(stall)
        play.wait(seconds: 10)
        let demo = try #require(play.app.playing.attract.demo)
        #expect(demo.cabinet.isStandard && demo.cabinet.isPractice)
        let resumed = try stall.entry.resume(demo.cabinet.bytes)
        #expect(resumed.stateHash == demo.cabinet.stateHash)
    }

    @Test func `A demo's seeds are random, unless a seed is chosen`() throws {
        var seeds: [UInt64] = []
        for entropy in [1, 2] as [UInt64] {
            var play = Play(entropy: entropy)
            play.idle(seconds: 20)
            seeds.append(try #require(play.app.playing.attract.demo).cabinet.seed)
        }
        #expect(seeds[0] != seeds[1])
        let chosen = shown(seed: 42)
        #expect(try #require(chosen.app.playing.attract.demo).cabinet.seed == 42)
    }

    @Test("A demo is silent, stores nothing and sends nothing", arguments: Stall.allCases)
    func silent(stall: Stall) throws {
        var play = Play()
        try play.show(stall)
        let (store, questions) = (play.store, play.questions.count)
        play.wait(seconds: 19)
        play.send(.presence)
        #expect(play.cues.isEmpty)
        #expect(play.store == store)
        #expect(play.questions.count == questions)
        #expect(play.app.sessions.isEmpty)
        #expect(play.app.records.names.names.isEmpty)
        #expect(play.app.records.hints == HintBook())
        for isStandard in [true, false] {
            #expect(play.app.records.boards[Contest(stall), isStandard: isStandard].entries.isEmpty)
        }
    }

    @Test func `With reduced motion, no demo starts`() {
        var play = Play()
        play.send(.motion(isReduced: true))
        #expect(!play.app.view.isIdling)
        play.idle(seconds: 60)
        #expect(play.demo == nil)
        play.send(.motion(isReduced: false))
        play.idle(seconds: 20)
        #expect(play.demo != nil)
        play.send(.motion(isReduced: true))
        #expect(play.demo == nil)
    }

    @Test func `No demo starts while a notice is shown`() {
        var play = Play(store: ["funfair.scores": Array("garbage".utf8)])
        #expect(!play.app.screens.notices.isEmpty && !play.app.view.isIdling)
        play.idle(seconds: 60)
        #expect(play.demo == nil)
        play.press(.dismissNotices)
        play.idle(seconds: 20)
        #expect(play.demo != nil)
    }

    @Test func `Demos appear only on the home screen`() {
        var play = Play()
        for action in [Action.open(.bubblePop), .tab(.scores), .tab(.settings), .tab(.howToPlay)] {
            play.press(action)
            #expect(!play.app.view.isIdling)
            play.idle(seconds: 60)
            #expect(play.demo == nil && play.app.playing.attract.demo == nil)
        }
    }

    @Test func `Time asleep doesn't count as idle time before a demo`() {
        var play = Play()
        play.send(.elapsed(milliseconds: 3_600_000))
        #expect(play.demo == nil)
        play.idle(seconds: 20)
        let before = play.app.playing.attract.demo?.cabinet.tick
        play.send(.elapsed(milliseconds: 3_600_000))
        // The demo has continued by at most a tenth of a second.
        let after = play.app.playing.attract.demo?.cabinet.tick
        #expect((before ?? 0) + 12 >= after ?? .max)
    }

    @Test(
        "Invalid times don't affect a demo", arguments: [0.0, -1000, .nan, .infinity, -.infinity])
    func timeless(milliseconds: Double) {
        var play = Play()
        for _ in 0..<100 { play.send(.elapsed(milliseconds: milliseconds)) }
        #expect(play.demo == nil)
        play.idle(seconds: 20)
        let before = play.app.playing.attract.demo?.cabinet.tick
        for _ in 0..<100 { play.send(.elapsed(milliseconds: milliseconds)) }
        #expect(play.app.playing.attract.demo?.cabinet.tick == before)
    }

    @Test func `An interrupted run still waits after a demo`() throws {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.wait(seconds: 1)
        play.press(.pause, .home)
        let before = try #require(play.app.sessions.first).cabinet.stateHash
        play.idle(seconds: 20)
        play.wait(seconds: 70)
        #expect(play.app.sessions.first?.cabinet.stateHash == before)
        play.press(.resume(.bubblePop))
        #expect(play.app.playScreen?.countIn == 3)
    }

    @Test(
        "A party round replaces the demo on the stage of a guest who idled at home",
        arguments: Stall.allCases
    )
    func guest(stall: Stall) throws {
        var host = PartyHost()
        var play = Play.atParty(&host)
        play.press(.home)
        play.idle(&host, seconds: 21)
        #expect(play.demo?.stall == .bubblePop)
        host.start(stall)
        play.live(&host, seconds: 6)
        #expect(play.app.playing.attract.demo == nil)
        guard case .session(let session) = play.app.onStage else {
            Issue.record("the round is not on the stage")
            return
        }
        #expect(session === play.partyRun)
        // This is longer than a demo lasts.
        play.live(&host, seconds: 30)
        #expect(play.app.session === session)
        // Roulette waits for a bet.
        #expect(session.cabinet.tick > 0 || stall == .roulette)
        var scene = Scene()
        play.app.draw(into: &scene)
        #expect(scene.commands.allSatisfy { Int($0.look) < stall.looks.count })
        if stall != .breakout { #expect(play.places(of: .brick).isEmpty) }
        if stall != .bubblePop { #expect(play.places(of: .bubble).isEmpty) }
    }

    @Test func `Opening any other screen ends a demo`() {
        for place in [Screens.Place.stall(.breakout, .play), .destination(.party)] {
            var play = shown()
            play.app.go(to: place)
            #expect(play.app.playing.attract.demo == nil)
            guard case .nothing = play.app.onStage else {
                Issue.record("the stage is not empty")
                return
            }
        }
    }

    @Test func `The live state changes when a demo starts, switches stalls and ends`() {
        var play = Play()
        var lives = [play.app.live]
        play.idle(seconds: 20)
        lives.append(play.app.live)
        play.wait(seconds: 1)
        #expect(play.app.live == lives[1])
        play.wait(seconds: 20)
        lives.append(play.app.live)
        play.send(.presence)
        #expect(lives[0] != lives[1] && lives[1] != lives[2])
        #expect(play.app.live == lives[0])
    }
}

extension Play {
    /// Lets the given number of seconds pass without input, in the steps of one second that a face
    /// reports when nothing moves.
    mutating func idle(seconds: Int) {
        for _ in 0..<seconds { send(.elapsed(milliseconds: 1000)) }
    }

    /// Lets the given number of seconds pass without input by a party guest. The house answers all
    /// requests.
    mutating func idle(_ host: inout PartyHost, seconds: Int) {
        for _ in 0..<seconds {
            host.pass(1000)
            send(.elapsed(milliseconds: 1000))
            answerAll(&host)
        }
    }

    /// Waits on the home screen until the given stall's demo is shown.
    mutating func show(_ stall: Stall) throws {
        for _ in 0...Int(stall.rawValue) {
            send(.presence)
            idle(seconds: 20)
        }
        let demo = try #require(demo)
        #expect(demo.stall == stall)
    }

    /// The demo on the home screen, or nil if none is shown.
    var demo: DemoStage? { app.homeScreen?.demo }
}
