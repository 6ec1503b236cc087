/// Texts with gaps, `{1}` and so on, that all games share. Each case documents what fills its gaps.
public enum ArcadePattern: UInt8, CaseIterable, Sendable {
    // MARK: Parts of sentences
    /// The earlier items of a list, the last item.
    case and
    /// The earlier items of a list, the next item, which isn't the last.
    case list
    /// A number, with the abbreviation for seconds.
    case seconds
    /// A number, with the percent sign.
    case percent
    /// The lowest number, the highest number.
    case fromTo
    /// A range, its step.
    case inSteps
    /// The typed text.
    case quoted

    // MARK: Play
    /// The level's number.
    case levelNumber

    // MARK: Settings
    /// The setting, its range, the typed text, the new value.
    case settingBroughtBack
    /// The typed text, the setting, its value, its range.
    case settingNoNumber
    /// The setting, its range, the typed text.
    case settingRefused
    /// The typed text, the setting, its range.
    case settingRefusedText

    // MARK: Names
    /// The maximum number of characters, the actual number.
    case nameTooLong

    // MARK: Recordings
    /// The recording's format version, the known version.
    case recordingNewer
    /// The actual number of bytes, the maximum.
    case recordingTooLarge
    /// The position of the invalid byte.
    case recordingDamaged
    /// The game's number.
    case recordingUnknownGame
    /// The version of the recording's rules, the known version.
    case recordingOtherRules
    /// The mode's number.
    case recordingUnknownMode
    /// The width, the height.
    case recordingStage
    /// The input's tick.
    case recordingInputAfterEnd
    /// The claimed score and ticks, the score and ticks after folding.
    case recordingDoesNotReproduce
    /// The tick that the run reached.
    case recordingUnfinished
}

/// Texts that depend on a number, `{1}`, and that all games share.
public enum ArcadePlural: UInt8, CaseIterable, Sendable {
    case points
}
