import Arcade
import Phrases

/// A setting with the control for it.
public struct SettingItem: Equatable, Sendable {
    /// Which one.
    public let setting: SettingID
    /// Its name.
    public let name: String
    /// Its range and steps.
    public let bounds: SettingBounds
    /// What stands behind its value: ` s`, or nothing.
    public let unit: String
    /// The range and steps in words.
    public let range: String
    /// Its value.
    public let value: Int
    /// What it is set with.
    public let kind: Kind
    /// A note on the chosen option.
    public let note: String?
    /// What had to be put right.
    public let problem: String?

    /// What a setting is set with.
    public enum Kind: Equatable, Sendable {
        /// A number, on a line or with less and more beside it.
        case number(isSlider: Bool)
        /// One of a few.
        case choice([Control])
        /// On or off; the control is selected while it is on, and flips it.
        case toggle(Control, need: SettingNeed?)
    }

    /// How many steps a small, a large and an endless move of a number make.
    public static let moves = (small: 1, large: 5, endless: 100)
}
