import Phrases

/// A setting and its value, to be told.
public struct SettingLine: Equatable, Sendable {
    let bounds: SettingBounds
    let style: SettingStyle
    let number: Int

    /// The setting's name as its control shows it: `Game time`.
    public func name(in words: Words) -> String { words[bounds.name] }

    /// Its value with its unit: `60 s`.
    public func value(in words: Words) -> String {
        switch style {
        case .stepper, .slider: bounds.text(of: number, in: words)
        case .choice(let names): words[names[number]]
        case .toggle: words[number > 0 ? .on : .off]
        }
    }
}
