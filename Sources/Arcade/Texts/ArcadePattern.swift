/// A text of what all games share with gaps, `{1}` and so on. What fills them is said beside each.
public enum ArcadePattern: UInt8, CaseIterable, Sendable {
    // MARK: Parts of sentences
    /// Two things of a list: the ones before, the last.
    case and
    /// Two things of a list, of which neither is the last.
    case list
    /// A number and the short sign of seconds.
    case seconds
    /// A number and the sign of per cent.
    case percent
    /// From a number to another.
    case fromTo
    /// A range, and its steps.
    case inSteps
    /// What was typed, as a quotation.
    case quoted

    // MARK: Play
    /// A level's number.
    case levelNumber

    // MARK: Settings
    /// The setting, its range, what was typed, what it became.
    case settingBroughtBack
    /// What was typed, the setting, its value, its range.
    case settingNoNumber
    /// The setting, its range, what was typed.
    case settingRefused
    /// What was typed, the setting, its range.
    case settingRefusedText

    // MARK: Names
    /// The most characters, those there are.
    case nameTooLong

    // MARK: Recordings
    /// The format of the recording, the one that is known.
    case recordingNewer
    /// The bytes there are, the most.
    case recordingTooLarge
    /// The byte.
    case recordingDamaged
    /// The number of the game.
    case recordingUnknownGame
    /// The version of the recording's rules, the one that is known.
    case recordingOtherRules
    /// The number of the way to play.
    case recordingUnknownMode
    /// A width, a height.
    case recordingStage
    /// The tick.
    case recordingInputAfterEnd
    /// The score and the ticks that are claimed, the score and the ticks that it folds to.
    case recordingDoesNotReproduce
    /// The tick.
    case recordingUnfinished
}

/// A text of what all games share with a number in it, `{1}`, on which its words depend.
public enum ArcadePlural: UInt8, CaseIterable, Sendable {
    case points
}
