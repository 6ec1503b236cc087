import Arcade

/// The texts that all games share.
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
        case .nothing: "An empty field"

        // Play
        case .points: "Points"
        case .yourNumbers: "Your numbers"

        // Names
        case .nameBlank: "A name needs at least one visible character."
        case .nameControl: "A name can’t contain line breaks, tabs or other control characters."
        case .nameDirection: "A name can’t contain characters that change the direction of text."
        case .nameOverloaded: "One of these characters has too many accents."

        // Recordings
        case .notARecording: "This isn’t a Funfair recording."
        case .recordingCutShort: "The recording is cut short."
        case .recordingChecksum: "The recording is damaged: its checksum is wrong."
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
        case .settingBroughtBack: "{1} can be {2}, so {3} became {4}."
        case .settingNoNumber: "{1} isn’t a whole number, so {2} is {3}. It can be {4}."
        case .settingRefused: "{1} can be {2}, not {3}."
        case .settingRefusedText: "{1} isn’t a whole number. {2} can be {3}."

        // Names
        case .nameTooLong: "A name can have at most {1} characters; this one has {2}."

        // Recordings
        case .recordingNewer:
            "This recording needs a newer Funfair: its format is {1}, and this one reads format "
                + "{2}."
        case .recordingTooLarge: "A recording can have at most {2} bytes; this one has {1}."
        case .recordingDamaged: "The recording is damaged at byte {1}."
        case .recordingUnknownGame: "This Funfair doesn’t know the recording’s game ({1})."
        case .recordingOtherRules:
            "This run was played with version {1} of the rules. This Funfair has version {2}, and "
                + "can’t replay it."
        case .recordingUnknownMode: "This Funfair doesn’t know this way to play ({1})."
        case .recordingStage: "The game has no stage of {1} by {2}."
        case .recordingInputAfterEnd: "The recording has an input at tick {1}, after the run ended."
        case .recordingDoesNotReproduce:
            "Not genuine: the recording claims {1} points after {2} ticks, but its inputs lead to "
                + "{3} after {4}."
        case .recordingUnfinished: "The run was abandoned at tick {1}."
        }
    }

    static func forms(of plural: ArcadePlural) -> TwoForms {
        switch plural {
        case .points: TwoForms("{1} point", "{1} points")
        }
    }
}
