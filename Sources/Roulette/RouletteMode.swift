/// A way to play Roulette: a row of the table of modes. Recordings count the rows, so a new one comes at
/// its end.
struct RouletteMode {
    /// The spins of a game, at most.
    let mostSpins: Int
    /// Whether chips are put on the cloth; else numbers are chosen as a level wants.
    let hasCloth: Bool

    /// The row of the European table as it is (Roulette, rule 10).
    static let classic = 1

    static let all = [
        RouletteMode(mostSpins: RouletteRules.mostSpins, hasCloth: false),
        RouletteMode(mostSpins: RouletteRules.mostClassicSpins, hasCloth: true),
    ]
}
