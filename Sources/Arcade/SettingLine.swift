import Phrases

/// A setting with its value, for display.
public struct SettingLine: Equatable, Sendable {
    let bounds: SettingBounds
    let style: SettingStyle
    package let number: Int

    /// Whether the value isn't the standard one.
    package var isAltered: Bool { number != bounds.standard }

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

    /// Returns the setting's name with its value: `Game time 60 s`.
    @inline(never)
    package func text(in words: Words) -> String {
        String(joining: name(in: words), " ", value(in: words))
    }
}
