import Arcade
import Phrases

extension BubblePopGame {
    /// Returns the rules of BubblePop, generated from its tables and the current settings.
    public static func guide(
        settings: BubblePopSettings, tally: Counts, hand: StatelessHand?, in words: Words
    ) -> Guide {
        Guide(
            steps: steps(settings, in: words),
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

    private static func steps(_ settings: BubblePopSettings, in words: Words) -> [String] {
        let modeRules = settings.modeRules
        let seconds = words.number(settings.startTicks / Clock.ticksPerSecond)
        let aim =
            if let gift = modeRules.gift {
                words[.rushRule, seconds, words.number(gift.links), words.number(gift.seconds)]
            } else {
                modeRules.isTimed ? words[.popAsMany, seconds] : words[.zenRule]
            }
        var steps = [
            aim, words[.rareBubbles], words[modeRules.isTimed ? .risingBubbles : .calmBubbles],
            words[.chainRule], words[.missRule],
        ]
        if modeRules.price > 0 { steps.append(words[.sharpRule, words.number(modeRules.price)]) }
        return steps
    }

    /// Returns a share in whole percent, marked with `≈` if it's rounded.
    private static func percentage(_ part: Int, of whole: Int, in words: Words) -> String {
        let rounded = (part * 200 + whole) / (2 * whole)
        let share = words[.percent, words.number(rounded)]
        return rounded * whole == part * 100 ? share : String(joining: "≈ ", share)
    }
}
