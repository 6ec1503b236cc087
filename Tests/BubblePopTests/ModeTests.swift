import Arcade
import BubblePop
import Languages
import Testing

@Suite("Modes (extended functionality 17, 18 and 19)")
struct ModeTests {
    private func game(_ mode: BubblePopMode, seed: UInt64 = 7) -> BubblePopGame {
        BubblePopGame(
            settings: .standard(in: mode), stage: StageShape(width: 390, height: 690), seed: seed)
    }

    /// Plays a run that pops `pops` red bubbles, at most two per second, and no others.
    private func chained(_ mode: BubblePopMode, pops: Int) -> (game: BubblePopGame, cues: [Cue]) {
        var game = game(mode)
        var cues: [Cue] = []
        while game.pops < pops, !game.isOver {
            if game.tick % 60 == 0, let red = game.bubbles.first(where: { $0.kind.word == "red" }) {
                cues += Runs.tap(red.centre, in: &game)
            }
            Runs.advance(&game, by: 1)
        }
        return (game, cues)
    }

    @Test func `Each mode of BubblePop has a fixed number, word and kind of boards`() {
        #expect(BubblePopSettings.ways.map(\.mode) == [.minute, .zen, .rush, .sharp])
        #expect(BubblePopSettings.ways.map(\.way.word) == ["minute", "zen", "rush", "sharp"])
        #expect(
            BubblePopSettings.ways.map(\.way.boards) == [
                .everybodys, .none, .everybodys, .everybodys,
            ])
        #expect(BubblePopSettings.party.mode == .minute)
    }

    @Test(
        "Runs with a mode's standard settings are comparable within the mode",
        arguments: BubblePopMode.allCases)
    func standard(mode: BubblePopMode) {
        #expect(game(mode).isStandard)
        var other = BubblePopSettings.standard(in: mode)
        other.mostBubbles = .nearest(to: 3)
        #expect(!other.isStandard)
    }

    // MARK: Zen

    @Test func `Zen continues until the player ends the run`() {
        var game = game(.zen)
        Runs.advance(&game, by: 100 * Clock.ticksPerSecond)
        #expect(!game.isOver)
        #expect(game.hud.countdown == nil)
        var cues: [Cue] = []
        game.apply(.finish, cues: &cues)
        #expect(game.isOver)
        #expect(cues.map(\.name) == [.timeUp])
        #expect(game.summary(in: .english).title == "Well popped!")
    }

    @Test func `A Zen run ends after half an hour`() {
        var game = game(.zen)
        Runs.advance(&game, by: 30 * 60 * Clock.ticksPerSecond - 1)
        #expect(!game.isOver)
        Runs.advance(&game, by: 1)
        #expect(game.isOver)
    }

    @Test("A timed run can't be ended early", arguments: [BubblePopMode.minute, .rush, .sharp])
    func finish(mode: BubblePopMode) {
        var game = game(mode)
        var cues: [Cue] = []
        game.apply(.finish, cues: &cues)
        #expect(!game.isOver)
        #expect(cues.isEmpty)
    }

    // MARK: Rush

    @Test func `A rush starts with twenty seconds, whatever the game time in the settings`() {
        var settings = BubblePopSettings.standard(in: .rush)
        settings.gameTime = .nearest(to: 180)
        let game = BubblePopGame(
            settings: settings, stage: StageShape(width: 390, height: 690), seed: 1)
        #expect(game.remainingSeconds == 20)
        #expect(game.hud.countdown?.total == 20)
    }

    @Test func `In a rush, the fifth and the tenth bubble of a chain each add a second`() {
        let (game, cues) = chained(.rush, pops: 10)
        #expect(game.chain.length == 10)
        #expect(cues.count { $0.name == .moreTime } == 2)
        #expect(cues.filter { $0.name == .moreTime }.allSatisfy { $0.points == 1 })
        #expect(game.remainingSeconds == 20 + 2 - game.tick / Clock.ticksPerSecond)
    }

    @Test func `In the standard mode, a chain doesn't add time`() {
        let (_, cues) = chained(.minute, pops: 10)
        #expect(!cues.contains { $0.name == .moreTime })
    }

    @Test func `A rush lasts at most five minutes, even with a perfect player`() throws {
        for seed: UInt64 in 0..<20 {
            var game = game(.rush, seed: seed)
            var cues: [Cue] = []
            while !game.isOver {
                // Pops all bubbles of the chain's kind, or the first bubble if there's no chain. No
                // human is this fast.
                for bubble in game.bubbles where bubble.kindIndex == (game.chain.kindIndex ?? 0) {
                    if let place = InputPoint(bubble.centre) {
                        game.apply(.tap(place), cues: &cues)
                    }
                }
                if game.chain.kindIndex == nil, let first = game.bubbles.first {
                    Runs.tap(first.centre, in: &game)
                }
                game.advance(cues: &cues)
                #expect(game.tick <= 300 * Clock.ticksPerSecond)
            }
        }
    }

    // MARK: Sharp

    @Test func `In Sharp, breaking a chain of two or more costs five points`() throws {
        var game = game(.sharp)
        var losses: [Int] = []
        for _ in 0..<3000 where losses.isEmpty && !game.isOver {
            let kind = game.chain.length < 2 ? game.chain.kindIndex : nil
            let wanted = game.bubbles.first { bubble in
                game.chain.length < 2
                    ? kind == nil || bubble.kindIndex == kind
                    : bubble.kindIndex != game.chain.kindIndex
            }
            if let wanted, game.tick % 30 == 0 {
                let before = game.score
                let cues = Runs.tap(wanted.centre, in: &game)
                losses += cues.filter { $0.name == .loss }.map(\.points)
                if !losses.isEmpty {
                    let earned = wanted.kind.points
                    #expect(game.score == before + earned - min(5, before + earned))
                }
            }
            Runs.advance(&game, by: 1)
        }
        #expect(losses.first == -5 || losses.first.map { (-4...(-1)).contains($0) } == true)
        #expect(game.hud.lost == -losses[0])
    }

    @Test func `A single bubble isn't a chain, so popping another kind costs nothing`() throws {
        var game = game(.sharp)
        let first = try #require(game.bubbles.first)
        Runs.tap(first.centre, in: &game)
        let other = try #require(game.bubbles.first { $0.kindIndex != first.kindIndex })
        let cues = Runs.tap(other.centre, in: &game)
        #expect(!cues.contains { $0.name == .loss })
    }

    // MARK: In the guide

    @Test(
        "The guide explains the current mode",
        arguments: zip(
            BubblePopMode.allCases,
            [
                "in 60 seconds", "There’s no clock", "You start with 20 seconds", "lose 5 points",
            ]))
    func guide(mode: BubblePopMode, words: String) {
        let guide = BubblePopGame.guide(
            settings: .standard(in: mode), tally: Counts(), hand: nil, in: .english)
        #expect(guide.steps.contains { $0.contains(words) })
    }

    // MARK: Recordings

    @Test(
        "A run in each mode can be verified, and resumes where it stopped",
        arguments: BubblePopMode.allCases)
    func recording(mode: BubblePopMode) throws {
        for seed: UInt64 in 0..<10 {
            var run = Run<BubblePopGame>(
                player: try PlayerName("Zoë"), settings: .standard(in: mode),
                stage: StageShape(width: 390, height: 690), seed: seed)
            var bot = BubblePopBot(.greedy, seed: seed)
            var cues: [Cue] = []
            while !run.game.isOver {
                if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
                if run.game.tick % 401 == 400 { run.apply(.turn, cues: &cues) }
                run.advance(cues: &cues)
                if run.game.tick == 1501 {
                    run = try Run<BubblePopGame>(resuming: run.bytes)
                }
            }
            let (recording, game) = try Recording<BubblePopGame>.verifying(run.bytes)
            #expect(recording.settings.mode == mode)
            #expect(game.result == run.game.result)
        }
    }
}
