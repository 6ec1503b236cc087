/// What was wrong with a setting, and what it is now.
public struct SettingProblem: Error, Equatable, Sendable {
    let typed: String
    let isNumber: Bool
    let bounds: SettingBounds
    let now: Int

    /// A sentence for the person at the control, whose value was brought back.
    public var sentence: String {
        isNumber
            ? "\(allowed), so \(excerpt) became \(now)."
            : "\(notANumber), so \(bounds.name) is \(now)\(bounds.unit). "
                + "It goes from \(bounds.lowest) to \(bounds.highest)."
    }

    /// A sentence for where nothing was brought back: what is allowed, and what was asked for.
    public var refusal: String {
        isNumber ? "\(allowed), not \(excerpt)." : "\(notANumber). \(allowed)."
    }

    /// What is allowed, as the beginning of a sentence.
    private var allowed: String { "\(bounds.name) goes from \(bounds.range)" }

    private var notANumber: String {
        (typed.isEmpty ? "Nothing" : "“\(excerpt)”") + " is not a whole number"
    }

    /// What was typed, short enough for a sentence.
    private var excerpt: String {
        var excerpt = ""
        var count = 0
        for scalar in typed.unicodeScalars {
            count += 1
            if count > 12 { return excerpt + "…" }
            excerpt.unicodeScalars.append(scalar)
        }
        return excerpt
    }
}
