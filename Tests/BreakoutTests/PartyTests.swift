import Arcade
import Languages
import Testing

@testable import Breakout

@Suite("Breakout at a party (rule 9)")
struct PartyTests {
    private typealias BreakoutRun = Run<BreakoutGame>

    private func run(
        seed: UInt64, settings: BreakoutSettings = .party
    ) throws -> BreakoutRun {
        BreakoutRun(
            player: try PlayerName("Zoë"), settings: settings, stage: BreakoutRules.stage,
            seed: seed)
    }

    private func play(
        _ run: inout BreakoutRun, by hands: inout Hands, ticks: Int = .max,
        eachTick: (BreakoutGame) -> Void = { _ in }
    ) {
        var cues: [Cue] = []
        var played = 0
        while !run.game.isOver, played < ticks {
            for input in hands.inputs(for: run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
            cues.removeAll(keepingCapacity: true)
            played += 1
            eachTick(run.game)
        }
    }

    /// Returns a game whose only ball is about to be lost.
    private func losing(score: Int = 1000) -> BreakoutGame {
        var game = Runs.game(.party)
        game.launchForTest()
        game.counted.score = score
        game.put(0, at: Point(x: 20, y: 640), velocity: Point(x: 0, y: 600))
        return game
    }

    // MARK: The end

    @Test("A party run ends at tick 10,800, whatever the player does", arguments: Player.allCases)
    func end(player: Player) throws {
        for seed in Runs.seeds {
            var run = try run(seed: seed)
            var hands = Hands(player, seed: seed)
            play(&run, by: &hands)
            #expect(run.game.tick == 10_800, "seed \(seed)")
            #expect(try Recording<BreakoutGame>.verifying(run.bytes).game.result == run.game.result)
        }
    }

    @Test func `The player can't end a party run early, and the summary says that time is up`() {
        var game = Runs.game(.party)
        Runs.advance(&game, by: 500)
        let hash = game.stateHash
        #expect(Runs.apply(.finish, to: &game).isEmpty)
        #expect(game.stateHash == hash)
        let cues = Runs.advance(&game, by: 10_300)
        #expect(cues.filter { $0.name == .timeUp }.count == 1)
        #expect(game.isOver)
        #expect(game.summary(in: .english).title == "Time!")
        Runs.advance(&game, by: 10)
        #expect(game.tick == 10_800)
    }

    // MARK: Balls and walls

    @Test func `Losing the last ball costs points once, and the next ball waits on the paddle`() {
        var game = losing()
        let cues = Runs.advance(&game, by: 300)
        #expect(cues.map(\.name) == [.lost, .lifeLost])
        #expect(cues.last?.points == -100)
        #expect(game.score == 900)
        #expect(game.rally.seated == 1)
        #expect(!game.isOver)
    }

    @Test func `A player with fewer points than the price of a ball loses all points`() {
        for score in [0, 10, 99, 100] {
            var game = losing(score: score)
            let cues = Runs.advance(&game, by: 5)
            #expect(cues.last?.points == -score)
            #expect(game.score == 0)
        }
    }

    @Test func `A waiting ball launches itself after three seconds`() {
        var game = Runs.game(.party)
        #expect(Runs.advance(&game, by: 359).isEmpty)
        #expect(game.rally.seated == 1)
        #expect(Runs.advance(&game, by: 1).map(\.name) == [.launch])
        #expect(game.phase == .playing)
    }

    @Test func `Adding balls doesn't delay the balls already on the paddle`() {
        var game = Runs.game(.party)
        Runs.advance(&game, by: 300)
        for balls in [2, 1, 3] {
            Runs.apply(.change(BreakoutSettings(["balls": balls])), to: &game)
        }
        #expect(Runs.advance(&game, by: 59).isEmpty)
        #expect(Runs.advance(&game, by: 1).map(\.name) == [.launch])
        #expect(game.rally.seated == 0)
    }

    @Test func `After a lost ball, the three seconds before the launch restart`() {
        var game = losing()
        Runs.advance(&game) { $0.rally.seated > 0 }.map {
            #expect($0.map(\.name) == [.lost, .lifeLost])
        }
        #expect(Runs.advance(&game, by: 359).isEmpty)
        #expect(Runs.advance(&game, by: 1).map(\.name) == [.launch])
    }

    @Test func `A ball launched by a tap isn't launched again by the timer`() {
        var game = Runs.game(.party)
        Runs.advance(&game, by: 100)
        game.launchForTest()
        let cues = Runs.advance(&game, by: 400)
        #expect(!cues.contains { $0.name == .launch })
    }

    @Test func `At a party, the next wall appears at once, with the ball on the paddle`() {
        var game = Runs.game(
            .party, levels: [Runs.level(["....R....."]), Runs.level(["RRR......."])])
        game.launchForTest()
        game.put(0, at: Point(x: 180, y: 90), velocity: Point(x: 0, y: -600))
        let cues = Runs.advance(&game, by: 10)
        #expect(cues.map(\.name) == [.smash, .cleared])
        #expect(game.score == 60 + 500)
        #expect(game.level == 2)
        #expect(game.bricks.map(\.id) == [0, 1, 2])
        #expect(game.rally.seated == 1)
        #expect(game.moment == .running)
    }

    @Test func `Continuing does nothing at a party`() {
        var game = Runs.game(.party)
        let hash = game.stateHash
        Runs.apply(.proceed, to: &game)
        #expect(game.stateHash == hash)
    }

    // MARK: Recordings

    @Test(
        "A resumed party run continues exactly where it stopped",
        arguments: [1, 100, 3000, 9700, 10_799])
    func resume(tick: Int) throws {
        for seed in Runs.seeds {
            var straight = try run(seed: seed)
            var hands = Hands(.wild, seed: seed)
            play(&straight, by: &hands, ticks: tick)
            var resumed = try BreakoutRun(resuming: straight.bytes)
            #expect(resumed.bytes == straight.bytes)
            var others = Hands(.tracking, seed: seed)
            var expected: [UInt64] = []
            play(&straight, by: &others) { expected.append($0.stateHash) }
            others = Hands(.tracking, seed: seed)
            var hashes: [UInt64] = []
            play(&resumed, by: &others) { hashes.append($0.stateHash) }
            #expect(hashes == expected, "seed \(seed)")
            #expect(resumed.bytes == straight.bytes)
        }
    }

    @Test func `A party run's recording is read back unchanged`() throws {
        for seed in Runs.seeds {
            var run = try run(seed: seed)
            var hands = Hands(.tracking, seed: seed)
            play(&run, by: &hands, ticks: 2000)
            let (recording, claim) = try Recording<BreakoutGame>.reading(run.bytes)
            #expect(recording == run.recording)
            #expect(recording.settings == .party)
            #expect(recording.bytes(claiming: claim) == run.bytes)
        }
    }

    @Test func `The same inputs give a different result in the standard game`() throws {
        var run = try run(seed: 7)
        var hands = Hands(.still, seed: 7)
        play(&run, by: &hands)
        let standard = try self.run(seed: 7, settings: .standard)
        #expect(standard.bytes.count == (try self.run(seed: 7)).bytes.count)
        #expect(standard.game.stateHash != (try self.run(seed: 7)).game.stateHash)
        #expect(run.game.counted.lostBalls > 3)
    }

    @Test func `A claim of more ticks than a round has is refused`() throws {
        let run = try run(seed: 1)
        let claim = RunResult(ticks: 10_801, score: 0, stateHash: 1)
        #expect(throws: RecordingProblem.self) {
            try Recording<BreakoutGame>.reading(run.recording.bytes(claiming: claim))
        }
    }

    // MARK: Party and standard runs

    @Test func `A party run isn't a standard run, and vice versa`() {
        #expect(BreakoutSettings.party.isForParty && !BreakoutSettings.party.isStandard)
        #expect(BreakoutSettings.standard.isStandard && !BreakoutSettings.standard.isForParty)
        #expect(BreakoutSettings.partyTicks == 90 * 120)
        let party = Runs.game(.party)
        #expect(party.isForParty && !party.isStandard)
        let standard = Runs.game()
        #expect(standard.isStandard && !standard.isForParty)
    }

    @Test func `A run with other settings doesn't count at a party, even after resetting them`() {
        var game = Runs.game(.party)
        Runs.apply(.change(.standard), to: &game)
        #expect(game.isForParty)
        Runs.apply(.change(BreakoutSettings(["paddle": 2])), to: &game)
        #expect(!game.isForParty)
        Runs.apply(.change(.standard), to: &game)
        #expect(!game.isForParty)
        #expect(!game.isStandard)
        #expect(game.settings == .party)
    }

    @Test func `The player's standard settings don't change a party run`() {
        var hand = BreakoutHand()
        let game = Runs.game(.party)
        let same = BreakoutGame.input(for: .settings(.standard), by: &hand, in: game)
        #expect(same == nil)
        let other = BreakoutSettings(["rows": 3])
        #expect(BreakoutGame.input(for: .settings(other), by: &hand, in: game) == .change(other))
    }

    // MARK: What players see

    @Test func `The party guide states the price of a ball, and doesn't mention lives`() {
        let steps = { (settings: BreakoutSettings) in
            BreakoutGame.guide(
                settings: settings, tally: Counts([]), hand: nil, in: .english
            ).steps.joined(separator: " ")
        }
        #expect(steps(.party).contains("90 seconds"))
        #expect(steps(.party).contains("100 points"))
        #expect(!steps(.party).contains("lives"))
        #expect(steps(.standard).contains("3 lives"))
    }

    @Test func `The time left until a ball launches itself is shown below the paddle`() {
        let gauges = { (game: BreakoutGame) in
            var scene = Scene()
            game.draw(into: &scene, fraction: 1)
            return scene.commands.filter { $0.shape == Float(SceneCommand.Shape.gauge.rawValue) }
        }
        var game = Runs.game(.party)
        var widths: [Float] = []
        for _ in 0..<3 {
            widths += gauges(game).map(\.stretch)
            Runs.advance(&game, by: 100)
        }
        #expect(widths.count == 3)
        #expect(widths == widths.sorted(by: >) && Set(widths).count == 3)
        #expect(gauges(Runs.game()).isEmpty)
    }

    @Test func `The highlight of a party run is its longest streak`() throws {
        var run = try run(seed: 3)
        var hands = Hands(.perfect, seed: 3)
        play(&run, by: &hands)
        #expect(run.game.highlight == run.game.longestStreak)
        #expect(run.game.highlight > 1)
    }
}
