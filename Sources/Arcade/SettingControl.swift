import Phrases

/// What a setting is set with.
public enum SettingStyle: Equatable, Sendable {
    /// A number with less and more beside it.
    case stepper
    /// A number on a line.
    case slider
    /// One of a few, by their names; the value counts them from 0.
    case choice([Phrase])
    /// On, 1, or off, 0.
    case toggle
}

/// What a device has to offer and its owner to allow before a setting can be used.
public enum SettingNeed: UInt8, Sendable {
    /// Feeling how it is tilted.
    case tilt
    /// A motor by which it is felt.
    case motor
}

/// One setting of a game: how it is called, set, kept and shown. A row of the game's table of
/// settings; controls, stores, recordings and summaries all follow from it.
public struct SettingControl<Settings>: Sendable {
    /// The word for it in stores. It never changes.
    public let word: String
    /// What it is set with.
    public let style: SettingStyle
    /// What it needs of the device.
    public let need: SettingNeed?
    /// Its name, and which whole numbers it can be.
    public let bounds: SettingBounds
    /// What it is now.
    public let value: @Sendable (Settings) -> Int
    /// Sets it to the allowed value nearest to a number.
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

    /// A bounded number.
    public static func number<Range: SettingRange>(
        _ word: String, _ style: SettingStyle = .stepper,
        get: @escaping @Sendable (Settings) -> Bounded<Range>,
        set: @escaping @Sendable (inout Settings, Bounded<Range>) -> Void
    ) -> SettingControl {
        SettingControl(
            word, style, Range.bounds, value: { get($0).value },
            set: { set(&$0, .nearest(to: $1)) })
    }

    /// A switch.
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

    /// One of a few.
    ///
    /// - Parameters:
    ///   - word: the word for it in stores and command lines.
    ///   - name: what it is called.
    ///   - names: what the choices are called, in the order of their numbers.
    ///   - standard: the number of the standard choice.
    ///   - get: the number of the present choice, from 0.
    ///   - set: is given a number below the count of names.
    public static func choice(
        _ word: String, name: Phrase, names: [Phrase], standard: Int,
        get: @escaping @Sendable (Settings) -> Int,
        set: @escaping @Sendable (inout Settings, Int) -> Void
    ) -> SettingControl {
        let bounds = SettingBounds(name: name, choices: names.count, standard: standard)
        return SettingControl(
            word, .choice(names), bounds, value: get, set: { set(&$0, bounds.nearest(to: $1)) })
    }

    /// The same setting as one of something larger that holds these settings.
    ///
    /// - Parameters:
    ///   - whole: what holds them.
    ///   - word: the word for it there.
    ///   - get: the settings in it.
    ///   - set: puts them there.
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

    /// The setting and its value.
    public func line(_ settings: Settings) -> SettingLine {
        SettingLine(bounds: bounds, style: style, number: value(settings))
    }
}
