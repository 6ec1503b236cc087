/// Texts without gaps that all games share.
public enum ArcadePhrase: UInt8, CaseIterable, Sendable {
    // MARK: Places
    case play
    case scores
    case highScores

    // MARK: Settings
    case on
    case off
    case nothing

    // MARK: Play
    case points
    case yourNumbers

    // MARK: Names
    case nameBlank
    case nameControl
    case nameDirection
    case nameOverloaded

    // MARK: Recordings
    case notARecording
    case recordingCutShort
    case recordingChecksum
}
