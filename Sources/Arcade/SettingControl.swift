import Phrases

/// The kind of control for a setting.
public enum SettingStyle: Equatable, Sendable {
    /// A number with plus and minus buttons.
    case stepper
    /// A number on a slider.
    case slider
    /// One of a few named choices; the value is its index.
    case choice([Phrase])
    /// On (1) or off (0).
    case toggle
}

/// A device feature that a setting requires. The device's owner must also allow Funfair to use it.
public enum SettingNeed: UInt8, Sendable {
    /// A tilt sensor.
    case tilt
    /// A vibration motor.
    case motor
    /// A mouse that can be kept in the game.
    case mouse
}

/// A game's setting, with its name, control and storage. It's a row in the game's table of
/// settings, which drives controls, storage, recordings and summaries.
public struct SettingControl<Settings>: Sendable {
    /// The setting's name in storage. It never changes.
    public let word: String
    /// The kind of control.
    public let style: SettingStyle
    /// The device feature that the setting requires, if any.
    public let need: SettingNeed?
    /// The name and the allowed values.
    public let bounds: SettingBounds
    /// A function that returns the current value.
    public let value: @Sendable (Settings) -> Int
    /// A function that sets the allowed value nearest to a number.
    public let set: @Sendable (inout Settings, Int) -> Void

    private init(
        _ word: String, _ style: SettingStyle, _ bounds: SettingBounds, need: SettingNeed? = nil,
        value: @escaping @Sendable (Settings) -> Int,
        set: @escaping @Sendable (inout Settings, Int) -> Void
    ) {
        self.word = word
        self.style = style
        self.need = need
        self.bounds = bounds
        self.value = value
        self.set = set
    }

    /// Creates a control for a bounded number.
    public static func number<Range: SettingRange>(
        _ word: String, _ style: SettingStyle = .stepper,
        get: @escaping @Sendable (Settings) -> Bounded<Range>,
        set: @escaping @Sendable (inout Settings, Bounded<Range>) -> Void
    ) -> SettingControl {
        SettingControl(
            word, style, Range.bounds, value: { get($0).value },
            set: { set(&$0, .nearest(to: $1)) })
    }

    /// Creates a control for a switch.
    public static func toggle(
        _ word: String, name: Phrase, standard: Bool, need: SettingNeed? = nil,
        get: @escaping @Sendable (Settings) -> Bool,
        set: @escaping @Sendable (inout Settings, Bool) -> Void
    ) -> SettingControl {
        SettingControl(
            word, .toggle, SettingBounds(name: name, choices: 2, standard: standard ? 1 : 0),
            need: need,
            value: { get($0) ? 1 : 0 }, set: { set(&$0, $1 > 0) })
    }

    /// Creates a control for a few choices.
    ///
    /// - Parameters:
    ///   - word: the setting's name in storage and on command lines.
    ///   - name: the setting's name.
    ///   - names: the names of the choices, indexed by number.
    ///   - standard: the number of the standard choice.
    ///   - get: returns the number of the current choice, from 0.
    ///   - set: stores the number of the new choice, from 0.
    public static func choice(
        _ word: String, name: Phrase, names: [Phrase], standard: Int,
        get: @escaping @Sendable (Settings) -> Int,
        set: @escaping @Sendable (inout Settings, Int) -> Void
    ) -> SettingControl {
        let bounds = SettingBounds(name: name, choices: names.count, standard: standard)
        return SettingControl(
            word, .choice(names), bounds, value: get, set: { set(&$0, bounds.nearest(to: $1)) })
    }

    /// Returns a control for the same setting in a larger value that contains these settings.
    ///
    /// - Parameters:
    ///   - whole: the type of the larger value.
    ///   - word: the setting's name in the larger value.
    ///   - get: returns the settings in the larger value.
    ///   - set: stores the settings in the larger value.
    public func within<Whole>(
        _ whole: Whole.Type, word: String, get: @escaping @Sendable (Whole) -> Settings,
        set: @escaping @Sendable (inout Whole, Settings) -> Void
    ) -> SettingControl<Whole> {
        SettingControl<Whole>(
            word, style, bounds, need: need, value: { value(get($0)) },
            set: { whole, value in
                var settings = get(whole)
                self.set(&settings, value)
                set(&whole, settings)
            })
    }

    /// Returns the setting with its value in `settings`.
    public func line(_ settings: Settings) -> SettingLine {
        SettingLine(bounds: bounds, style: style, number: value(settings))
    }
}
