import Arcade
import Phrases

extension RouletteGame {
    /// Returns the instructions for Classic, with a table of payouts.
    static func clothGuide(in words: Words) -> Guide {
        Guide(
            steps: [
                words[
                    .classicRule, words.number(RouletteRules.money),
                    words.list(RouletteRules.chips.map { words.number($0) })],
                words[.clothRule, words.number(RouletteRules.highestStack)],
                words[.betRule, words.number(Pocket.count)], words[.classicScore],
                words[.systemsLose],
            ], columns: [words[.badge], words[.fromScore]], rows: badges(in: words),
            tables: [
                Guide.Table(
                    title: words[.payouts],
                    columns: [words[.chipBet], words[.coversNumbers], words[.pays]],
                    rows: ClothKind.allCases.map { row(of: $0, in: words) },
                    note: words[.houseKeeps])
            ])
    }

    @inline(never)
    private static func row(of kind: ClothKind, in words: Words) -> [String] {
        [
            words[kind.name], words.number(kind.pockets),
            words[.paysTo, words.number(kind.pays)],
        ]
    }
}
