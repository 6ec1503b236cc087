import Arcade
import Phrases

/// A setting with its control.
public struct SettingItem: Equatable, Sendable {
    /// The setting.
    public let setting: SettingID
    /// The label for players.
    public let name: String
    /// The setting's range and steps.
    public let bounds: SettingBounds
    /// The unit shown after the value, such as ` s`; empty for a value without a unit.
    public let unit: String
    /// The range and steps in words.
    public let range: String
    /// The current value, within `bounds`.
    public let value: Int
    /// The kind of control.
    public let kind: Kind
    /// A note on the chosen option, if any.
    public let note: String?
    /// The correction made to a typed value, if any.
    public let problem: String?

    /// The kind of control.
    public enum Kind: Equatable, Sendable {
        /// A number, with a slider or with buttons for less and more.
        case number(isSlider: Bool)
        /// A choice between options.
        case choice([Control])
        /// A switch. The control is selected while the switch is on, and flips it.
        case toggle(Control, need: SettingNeed?)
    }

    /// The number of steps in a small move, in a large move, and in a move to the end of the range.
    public static let moves = (small: 1, large: 5, endless: 100)
}
