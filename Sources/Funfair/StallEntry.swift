import Arcade

/// A game in the app's hands, whichever it is. Of classes, for the same reason as `Cabinet`.
protocol StallEntry: AnyObject, Sendable {
    var word: String { get }
    var blurb: String { get }
    var identity: GameIdentity { get }
    var looks: [Look] { get }

    func guide(_ settings: AppSettings) -> Guide
    func lines(_ settings: AppSettings) -> [SettingLine]
    /// Whether these are the settings whose scores compare with everybody's.
    func isStandard(_ settings: AppSettings) -> Bool

    func start(_ start: CabinetStart) -> any Cabinet
    /// The run that was kept as `bytes`.
    func resume(_ bytes: [UInt8]) throws(RecordingProblem) -> any Cabinet
    /// What a finished recording says; see `VerifiedRun`.
    func verify(
        _ bytes: [UInt8], eachTick: ((UInt64) -> Void)?
    ) throws(RecordingProblem) -> VerifiedRun
}

final class GameEntry<G: StageGame>: StallEntry {
    let word: String
    let blurb: String
    private let settings: @Sendable (AppSettings) -> G.Settings

    init(word: String, blurb: String, settings: @escaping @Sendable (AppSettings) -> G.Settings) {
        self.word = word
        self.blurb = blurb
        self.settings = settings
    }

    var identity: GameIdentity { G.identity }
    var looks: [Look] { G.looks }

    func guide(_ settings: AppSettings) -> Guide { G.guide(settings: self.settings(settings)) }

    func lines(_ settings: AppSettings) -> [SettingLine] { self.settings(settings).lines }

    func isStandard(_ settings: AppSettings) -> Bool { self.settings(settings) == .standard }

    func start(_ start: CabinetStart) -> any Cabinet {
        GameCabinet<G>(start, settings: settings(start.settings))
    }

    func resume(_ bytes: [UInt8]) throws(RecordingProblem) -> any Cabinet {
        GameCabinet<G>(try Run<G>(resuming: bytes))
    }

    func verify(
        _ bytes: [UInt8], eachTick: ((UInt64) -> Void)?
    ) throws(RecordingProblem) -> VerifiedRun {
        try VerifiedRun(G.self, bytes, eachTick)
    }
}
