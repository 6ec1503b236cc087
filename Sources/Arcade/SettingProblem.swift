import Phrases

/// What was wrong with a setting, and what it is now.
public struct SettingProblem: Error, Equatable, Sendable {
    let typed: String
    let isNumber: Bool
    let bounds: SettingBounds
    let now: Int

    /// A sentence for the person at the control, whose value was brought back.
    public func sentence(in words: Words) -> String {
        isNumber
            ? words[
                .settingBroughtBack, words[bounds.name], bounds.range(in: words), excerpt,
                words.number(now)]
            : words[
                .settingNoNumber, quoted(in: words), words[bounds.name],
                bounds.text(of: now, in: words), bounds.ends(in: words)]
    }

    /// A sentence for where nothing was brought back: what is allowed, and what was asked for.
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

    /// What was typed, short enough for a sentence.
    private var excerpt: String {
        var excerpt: [UInt8] = []
        var count = 0
        for scalar in typed.unicodeScalars {
            count += 1
            excerpt.append(count > 12 ? "…" : scalar)
            if count > 12 { break }
        }
        return String(bytes: excerpt)
    }
}
