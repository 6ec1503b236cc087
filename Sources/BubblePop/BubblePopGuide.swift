import Arcade
import Phrases

extension BubblePopGame {
    /// How BubblePop is played, made from its tables and the settings in force.
    public static func guide(
        settings: BubblePopSettings, tally: Counts, hand: OpenHand?, in words: Words
    ) -> Guide {
        Guide(
            steps: [
                words[.popAsMany, words.number(settings.gameTime.value)], words[.rareBubbles],
                words[.risingBubbles], words[.chainRule], words[.missRule],
            ],
            columns: [words[.bubble], words[.points], words[.chain], words[.chance]],
            rows: BubbleKind.all.map { kind in
                Guide.Row(
                    look: kind.look,
                    cells: [
                        words.number(kind.points),
                        words.number(BubblePopRules.points(of: kind, chain: 2)),
                        percentage(kind.weight, of: BubbleKind.weights.total, in: words),
                    ])
            })
    }

    /// A share in whole per cent, or nearly.
    private static func percentage(_ part: Int, of whole: Int, in words: Words) -> String {
        let rounded = (part * 200 + whole) / (2 * whole)
        let share = words[.percent, words.number(rounded)]
        return rounded * whole == part * 100 ? share : "≈ " + share
    }
}
