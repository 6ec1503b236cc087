import Arcade

extension BubblePopGame {
    /// How BubblePop is played, made from its tables and the settings in force.
    public static func guide(settings: BubblePopSettings) -> Guide {
        Guide(
            steps: [
                "Pop as many bubbles as you can in \(settings.gameTime.value) seconds. "
                    + "Use as many fingers as you like.",
                "Dear bubbles are rare, smaller and faster. Every second some bubbles go by "
                    + "themselves and others come.",
                "Bubbles rise, faster and faster. One that leaves costs you nothing.",
                "Pop the same colour again and it is a chain: from the second on, each earns "
                    + "one and a half times its points.",
                "A tap beside a bubble costs nothing. A near miss still counts.",
            ],
            columns: ["Bubble", "Points", "Chain", "Chance"],
            rows: BubbleKind.all.map { kind in
                Guide.Row(
                    look: kind.look,
                    cells: [
                        String(kind.points),
                        String(BubblePopRules.points(of: kind, chain: 2)),
                        percentage(kind.weight, of: BubbleKind.weights.total),
                    ])
            })
    }

    /// A share in whole per cent, or nearly.
    private static func percentage(_ part: Int, of whole: Int) -> String {
        let rounded = (part * 200 + whole) / (2 * whole)
        return rounded * whole == part * 100 ? "\(rounded) %" : "≈ \(rounded) %"
    }
}
