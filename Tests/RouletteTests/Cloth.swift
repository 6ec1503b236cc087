import Arcade

@testable import Roulette

/// Shortcuts to places, bets and games on the cloth.
enum Cloths {
    static func place(_ numbers: Int...) throws -> ClothPlace {
        try place(numbers)
    }

    static func place(_ numbers: [Int]) throws -> ClothPlace {
        guard let place = ClothPlace.covering(PocketSet(numbers: numbers)) else { throw Missing() }
        return place
    }

    struct Missing: Error {}

    static func chips(_ stacks: [(ClothPlace, Int)]) throws -> Chips {
        var chips = Chips()
        for (place, amount) in stacks { try chips.put(amount, on: place) }
        return chips
    }

    static func bet(_ stacks: (ClothPlace, Int)...) throws -> ChipBet {
        try ChipBet(chips(stacks))
    }

    static func game(isOnCredit: Bool = false) -> RouletteGame {
        var settings = RouletteSettings.classic
        settings.isOnCredit = isOnCredit
        return RouletteGame(settings: settings, stage: RouletteRules.stage, seed: 7)
    }

    @discardableResult
    static func spin(_ game: inout RouletteGame, _ bet: ChipBet, _ number: Int) -> [Cue] {
        Runs.apply(.chips(bet), .ball(Pocket.all[number]), .skip, to: &game)
    }

    /// Returns a bet of random chips on random places, worth at most `most`, or nil if no drawn
    /// chip fits.
    static func random(by generator: inout SeededGenerator, upTo most: Int) -> ChipBet? {
        var chips = Chips()
        for _ in 0...generator.below(12) {
            let place = ClothPlace.all[generator.below(ClothPlace.all.count)]
            let value = RouletteRules.chips[generator.below(RouletteRules.chips.count)]
            guard chips.worth + value <= most else { continue }
            try? chips.put(value, on: place)
        }
        return try? ChipBet(chips)
    }
}
