import Arcade

/// The texts of what all games share.
extension English {
    static func text(of phrase: ArcadePhrase) -> String {
        switch phrase {
        // Places
        case .play: "Play"
        case .scores: "Scores"
        case .highScores: "High scores"

        // Settings
        case .on: "on"
        case .off: "off"
        case .nothing: "Nothing"

        // Play
        case .points: "Points"
        case .yourNumbers: "Your numbers"

        // Names
        case .nameBlank: "A name needs at least one character that can be seen."
        case .nameControl: "A name cannot hold a line break, a tab or another control character."
        case .nameDirection: "A name cannot hold a character that turns the direction of text."
        case .nameOverloaded: "One of these characters carries too many marks for a name."

        // Recordings
        case .notARecording: "This is not a Funfair recording."
        case .recordingCutShort: "The recording is cut short."
        case .recordingChecksum: "The recording is damaged: its checksum does not fit."
        }
    }

    static func text(of pattern: ArcadePattern) -> String {
        switch pattern {
        // Parts of sentences
        case .and: "{1} and {2}"
        case .list: "{1}, {2}"
        case .seconds: "{1} s"
        case .percent: "{1}\u{A0}%"
        case .fromTo: "{1} to {2}"
        case .inSteps: "{1} in steps of {2}"
        case .quoted: "“{1}”"

        // Play
        case .levelNumber: "Level {1}"

        // Settings
        case .settingBroughtBack: "{1} goes from {2}, so {3} became {4}."
        case .settingNoNumber: "{1} is not a whole number, so {2} is {3}. It goes from {4}."
        case .settingRefused: "{1} goes from {2}, not {3}."
        case .settingRefusedText: "{1} is not a whole number. {2} goes from {3}."

        // Names
        case .nameTooLong: "A name has at most {1} characters; this one has {2}."

        // Recordings
        case .recordingNewer:
            "This recording has format {1}; this Funfair reads format {2}. A newer Funfair can "
                + "read it."
        case .recordingTooLarge: "{1} bytes are more than a recording can have ({2})."
        case .recordingDamaged: "The recording is damaged at byte {1}."
        case .recordingUnknownGame: "The recording is of a game that is not known here ({1})."
        case .recordingOtherRules:
            "The run was played by version {1} of the rules; this Funfair plays version {2}."
        case .recordingStage: "The game has no stage of {1} by {2}."
        case .recordingInputAfterEnd: "An input is stamped with tick {1}, when the run was over."
        case .recordingDoesNotReproduce:
            "The run does not reproduce: it claims {1} points after {2} ticks, and folds to {3} "
                + "after {4}."
        case .recordingUnfinished: "The run was left at tick {1}, before its end."
        }
    }

    static func forms(of count: ArcadeCount) -> TwoForms {
        switch count {
        case .points: TwoForms("{1} point", "{1} points")
        }
    }
}
