import Phrases

/// An invalid value for a setting, and the value used instead.
public struct SettingProblem: Error, Equatable, Sendable {
    let typed: String
    let isNumber: Bool
    let bounds: SettingBounds
    let now: Int

    /// Returns a message for the player whose value was corrected.
    public func sentence(in words: Words) -> String {
        isNumber
            ? words[
                .settingBroughtBack, words[bounds.name], bounds.range(in: words), excerpt,
                words.number(now)]
            : words[
                .settingNoNumber, quoted(in: words), words[bounds.name],
                bounds.text(of: now, in: words), bounds.ends(in: words)]
    }

    /// Returns a message with the typed value and the allowed values, for a value that wasn't
    /// corrected.
    public func refusal(in words: Words) -> String {
        isNumber
            ? words[.settingRefused, words[bounds.name], bounds.range(in: words), excerpt]
            : words[
                .settingRefusedText, quoted(in: words), words[bounds.name],
                bounds.range(in: words)]
    }

    private func quoted(in words: Words) -> String {
        typed.isEmpty ? words[.nothing] : words[.quoted, excerpt]
    }

    /// The typed text, shortened to fit in a sentence.
    private var excerpt: String {
        var excerpt: [UInt8] = []
        var count = 0
        for scalar in typed.scalars {
            count += 1
            excerpt.append(count > 12 ? "…" : scalar)
            if count > 12 { break }
        }
        return String(bytes: excerpt)
    }
}
