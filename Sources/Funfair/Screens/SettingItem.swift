import Arcade
import Phrases

/// A setting with its control.
public struct SettingItem: Equatable, Sendable {
    /// The setting.
    public let setting: SettingID
    /// The label for players.
    public let name: String
    /// Its range and steps.
    public let bounds: SettingBounds
    /// The unit shown after the value: ` s`, or empty.
    public let unit: String
    /// The range and steps in words.
    public let range: String
    /// The current value, within `bounds`.
    public let value: Int
    /// The kind of control.
    public let kind: Kind
    /// A note on the chosen option.
    public let note: String?
    /// What was corrected.
    public let problem: String?

    /// The kind of control.
    public enum Kind: Equatable, Sendable {
        /// A number, with a slider or with buttons for less and more.
        case number(isSlider: Bool)
        /// A choice of one of several.
        case choice([Control])
        /// A switch. The control is selected while on, and flips it.
        case toggle(Control, need: SettingNeed?)
    }

    /// The steps in a small move, in a large one, and in one to the end of the range.
    public static let moves = (small: 1, large: 5, endless: 100)
}
