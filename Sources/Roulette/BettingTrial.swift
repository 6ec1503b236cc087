import Arcade
import Phrases

/// A simulated game that shows where a betting strategy leads (Roulette, rule 15). It has the same
/// rules and initial money as a real game, but its own balls, and its result doesn't count.
struct BettingTrial: Sendable {
    /// The maximum number of spins in a trial.
    static let mostSpins = 1000

    /// The strategy's name.
    let name: RoulettePhrase
    /// The money from spin to spin.
    let fortune: Fortune
    /// Whether the money ran out before the last spin.
    let isGone: Bool

    /// Plays a trial.
    ///
    /// - Parameters:
    ///   - name: the strategy's name.
    ///   - settings: the game's settings.
    ///   - bot: the bot that plays.
    ///   - seed: the seed of the balls.
    init(_ name: RoulettePhrase, settings: RouletteSettings, by bot: RouletteBot, seed: UInt64) {
        self.name = name
        var game = RouletteGame(settings: settings, stage: RouletteRules.stage, seed: seed)
        var bot = bot
        var generator = SeededGenerator(seed: seed)
        var unseen: [Cue] = []
        while game.spins < Self.mostSpins, let input = bot.input(for: game) {
            game.apply(input, cues: &unseen)
            game.apply(.ball(.drawn(by: &generator)), cues: &unseen)
            game.apply(.skip, cues: &unseen)
            unseen.removeAll()
        }
        fortune = game.fortune
        isGone = game.spins < Self.mostSpins
    }
}

extension RouletteGame {
    /// The trials available after the first spin: the last bet and, in Classic, the systems.
    var trials: [RoulettePhrase] {
        if lastSpin == nil { return [] }
        return mode.hasCloth ? [.sameBet] + BettingSystem.allCases.map { $0.name } : [.sameBet]
    }

    /// Plays and returns one of the trials; nil if `index` is invalid, or before the first spin.
    ///
    /// - Parameters:
    ///   - index: an index into `trials`.
    ///   - number: the number of earlier trials, which makes each trial's balls different.
    func trial(_ index: Int, number: Int) -> BettingTrial? {
        let trials = trials
        guard trials.indices.contains(index), let last = lastSpin else { return nil }
        var settings = settings
        settings.isOnCredit = false
        return BettingTrial(
            trials[index], settings: settings,
            by: index == 0
                ? RouletteBot(last.wager) : RouletteBot(BettingSystem.allCases[index - 1]),
            // The seed comes from the state, because the run's seed determines a practice run's
            // balls.
            seed: stateHash &+ UInt64(number))
    }
}
