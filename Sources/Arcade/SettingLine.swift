import Phrases

/// A setting with its value, for display.
public struct SettingLine: Equatable, Sendable {
    let bounds: SettingBounds
    let style: SettingStyle
    let number: Int

    /// Returns the setting's name, as shown by its control: `Game time`.
    public func name(in words: Words) -> String { words[bounds.name] }

    /// Returns the value with its unit: `60 s`.
    public func value(in words: Words) -> String {
        switch style {
        case .stepper, .slider: bounds.text(of: number, in: words)
        case .choice(let names): words[names[number]]
        case .toggle: words[number > 0 ? .on : .off]
        }
    }
}
