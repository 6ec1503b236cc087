import Arcade
import Phrases

/// The settings of a stall, and those of the device.
public struct SettingsScreen: Equatable, Sendable {
    /// A setting with the control for it.
    public struct Item: Equatable, Sendable {
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
        /// What there is to say of what is chosen.
        public let note: String?
        /// What had to be put right.
        public let problem: String?
    }

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

    /// What the screen is called.
    public let title: String
    /// The settings of the stall; none where none is open.
    public let items: [Item]
    /// What they mean for the board.
    public let note: String?
    /// Sets them to the standard game's, where they differ.
    public let standard: Control?
    /// What the choice of the language is called.
    public let languageName: String
    /// The languages, each in itself, behind that of the system.
    public let languages: [Control]
    /// The settings of the device that it has a use for.
    public let device: [Item]
    /// What the house has of this device, where it knows it; and behind that the question whether it is
    /// to be removed, while that is asked.
    public let house: [HouseOffer]
}
