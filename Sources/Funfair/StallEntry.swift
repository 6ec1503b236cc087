import Arcade
import Phrases

/// A game in the app's hands, whichever it is. Of classes, for the same reason as `Cabinet`.
protocol StallEntry: AnyObject, Sendable {
    var word: String { get }
    var blurb: Phrase { get }
    /// What is the same for everyone in a challenge, in a game that has them.
    var challenge: Phrase? { get }
    var identity: GameIdentity { get }
    var looks: [Look] { get }
    /// The most ticks of a standard run.
    var mostTicks: Int { get }
    /// The game's table of settings, as rows of the app's; a row's word is that of the store.
    var controls: [SettingControl<AppSettings>] { get }

    var staging: Staging { get }
    /// What those are told who play it for the first time.
    var hints: [Hint] { get }

    /// The rows of what is counted: the game's own, and behind them how much was played.
    var tallyRows: [TallyRow] { get }
    /// How many runs there were, and how many ticks they had in all.
    func played(_ tally: Counts) -> (runs: Int, ticks: Int)
    /// What a player would like to read about all runs.
    func statistics(_ tally: Counts, in words: Words) -> Statistics
    func guide(_ settings: AppSettings, tally: Counts, in words: Words) -> Guide
    /// How a score is honoured.
    func badge(at score: Int) -> Look?
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
    let blurb: Phrase
    let challenge: Phrase?
    let controls: [SettingControl<AppSettings>]
    private let get: @Sendable (AppSettings) -> G.Settings
    private let verify: Verify

    /// What `VerifiedRun(_:of:_:_:)` does for a game.
    typealias Verify =
        @Sendable ([UInt8], ((UInt64) -> Void)?) throws(RecordingProblem) -> VerifiedRun

    /// - Parameters:
    ///   - word: the word for it in stores and addresses. It never changes.
    ///   - blurb: what it is about.
    ///   - challenge: what is the same for everyone in a challenge, in a game that has them.
    ///   - get: the game's settings among all.
    ///   - set: puts them there.
    ///   - verify: `VerifiedRun` of the game, written where the game is named: there it is compiled for
    ///     it alone, and takes a fifth of the time.
    init(
        word: String, blurb: Phrase, challenge: Phrase? = nil,
        get: @escaping @Sendable (AppSettings) -> G.Settings,
        set: @escaping @Sendable (inout AppSettings, G.Settings) -> Void,
        verify: @escaping Verify
    ) {
        self.verify = verify
        self.word = word
        self.blurb = blurb
        self.challenge = challenge
        self.get = get
        controls = Self.controls(of: word, get, set)
    }

    // Not inlined: the compiler makes two of each initialiser.
    @inline(never)
    private static func controls(
        of word: String, _ get: @escaping @Sendable (AppSettings) -> G.Settings,
        _ set: @escaping @Sendable (inout AppSettings, G.Settings) -> Void
    ) -> [SettingControl<AppSettings>] {
        G.Settings.controls.map {
            $0.within(AppSettings.self, word: word + "." + $0.word, get: get, set: set)
        }
    }

    var identity: GameIdentity { G.identity }
    var looks: [Look] { G.looks }
    var mostTicks: Int { G.Settings.standard.mostTicks }

    var staging: Staging { G.staging }
    var hints: [Hint] { G.hints }

    /// Runs, and their ticks.
    private static var played: TallyRow { TallyRow("played", .sum) }

    var tallyRows: [TallyRow] { G.tallyRows + [Self.played] }

    static func tally(of game: borrowing G) -> Counts {
        var tally = game.tally
        tally.gather([1, game.tick], into: G.tallyRows.count, by: played)
        return tally
    }

    func played(_ tally: Counts) -> (runs: Int, ticks: Int) {
        let row = G.tallyRows.count
        return (tally.number(row, 0), tally.number(row, 1))
    }

    func statistics(_ tally: Counts, in words: Words) -> Statistics {
        G.statistics(of: tally, in: words)
    }

    func guide(_ settings: AppSettings, tally: Counts, in words: Words) -> Guide {
        G.guide(settings: get(settings), tally: tally, hand: nil, in: words)
    }

    func badge(at score: Int) -> Look? { G.badge(at: score).map { G.looks[$0] } }

    func isStandard(_ settings: AppSettings) -> Bool { get(settings).isStandard }

    func start(_ start: CabinetStart) -> any Cabinet { GameCabinet<G>(start, settings: get) }

    func resume(_ bytes: [UInt8]) throws(RecordingProblem) -> any Cabinet {
        GameCabinet<G>(try Run<G>(resuming: bytes), settings: get)
    }

    func verify(
        _ bytes: [UInt8], eachTick: ((UInt64) -> Void)?
    ) throws(RecordingProblem) -> VerifiedRun {
        try verify(bytes, eachTick)
    }
}
