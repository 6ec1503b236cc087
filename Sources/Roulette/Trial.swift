import Arcade
import Phrases

/// A game that is played in a moment, to see what comes of betting so: a run of the same rules with the
/// same purse, folded over balls of its own (Roulette, rule 15). It counts nowhere.
struct Trial: Sendable {
    /// The spins that it has at most.
    static let mostSpins = 1000

    /// What was bet, in words.
    let name: RoulettePhrase
    /// How the money went.
    let fortune: Fortune
    /// Whether it went until there was not enough for the next bet.
    let isGone: Bool

    /// Plays one.
    ///
    /// - Parameters:
    ///   - name: what is bet, in words.
    ///   - settings: those of the game.
    ///   - bot: who plays.
    ///   - seed: what the balls are drawn from.
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
    /// What can be tried once there was a spin: the last bet, and in Classic the systems.
    var trials: [RoulettePhrase] {
        if lastSpin == nil { return [] }
        return mode.hasCloth ? [.sameBet] + BettingSystem.allCases.map { $0.name } : [.sameBet]
    }

    /// Plays what can be tried.
    ///
    /// - Parameters:
    ///   - index: the place in `trials`.
    ///   - number: how many trials came before: each has balls of its own.
    func trial(_ index: Int, number: Int) -> Trial? {
        let trials = trials
        guard trials.indices.contains(index), let last = lastSpin else { return nil }
        var settings = settings
        settings.isOnCredit = false
        return Trial(
            trials[index], settings: settings,
            by: index == 0
                ? RouletteBot(last.wager) : RouletteBot(BettingSystem.allCases[index - 1]),
            // Of the state, and not of the run's seed: from that the balls of a practice run are drawn.
            seed: stateHash &+ UInt64(number))
    }
}
