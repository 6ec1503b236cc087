import Arcade
import Phrases

/// What the app knows of a game, whichever it is. Everything that depends on the game's type was
/// written down here when the game was named: Embedded Swift cannot ask a type that it does not know.
final class StallEntry: Sendable {
    let word: String
    let blurb: Phrase
    /// What is the same for everyone in a challenge, in a game that has them.
    let challenge: Phrase?
    let identity: GameIdentity
    let looks: [Look]
    let staging: Staging
    /// What those are told who play it for the first time.
    let hints: [Hint]
    /// The rows of what is counted: the game's own, and behind them how much was played.
    let tallyRows: [TallyRow]
    /// The most ticks of a standard run in a mode.
    let mostTicks: @Sendable (Int) -> Int
    /// How long a round of a party lasts, in ticks.
    let partyTicks: Int
    /// The ways to play that players choose from; see `GameSettings.ways`.
    let ways: [WayToPlay]
    /// The way that is chosen, as a row of the game's table of modes.
    let mode: @Sendable (AppSettings) -> Int
    /// Chooses it.
    let setMode: @Sendable (inout AppSettings, Int) -> Void
    /// The game's table of settings, as rows of the app's; a row's word is that of the store. Where there
    /// are several ways to play, the first row chooses among them.
    let controls: [SettingControl<AppSettings>]
    private let compares: @Sendable (AppSettings) -> Bool
    /// How it is played by a player who has no run under way.
    let guide: @Sendable (AppSettings, Counts, Words) -> Guide
    /// What a player would like to read about all runs.
    let statistics: @Sendable (Counts, Words) -> Statistics
    let start: @Sendable (CabinetStart) -> any Cabinet
    /// The run that was kept as these bytes.
    let resume: @Sendable ([UInt8]) throws(RecordingProblem) -> any Cabinet

    /// - Parameters:
    ///   - game: which it is.
    ///   - word: the word for it in stores and addresses. It never changes.
    ///   - blurb: what it is about.
    ///   - challenge: what is the same for everyone in a challenge, in a game that has them.
    ///   - get: the game's settings among all.
    ///   - set: puts them there.
    ///   - cabinet: what holds a run of it; a game at a table needs another than the rest.
    init<G: StageGame>(
        _ game: G.Type, word: String, blurb: Phrase, challenge: Phrase? = nil,
        get: @escaping @Sendable (AppSettings) -> G.Settings,
        set: @escaping @Sendable (inout AppSettings, G.Settings) -> Void,
        cabinet: @escaping GameCabinet<G>.Make = { GameCabinet($0, settings: $1) }
    ) {
        self.word = word
        self.blurb = blurb
        self.challenge = challenge
        identity = G.identity
        looks = G.looks
        staging = G.staging
        hints = G.hints
        tallyRows = G.tallyRows + [.played]
        mostTicks = { G.Settings.standard(in: $0).mostTicks }
        partyTicks = G.Settings.partyTicks
        ways = G.Settings.ways
        mode = { get($0).mode }
        setMode = { all, mode in
            var settings = get(all)
            settings.mode = mode
            set(&all, settings)
        }
        controls =
            Self.wayControl(of: word, ways, mode, setMode) + Self.controls(of: word, get, set)
        compares = { get($0).isStandard }
        guide = { G.guide(settings: get($0), tally: $1, hand: nil, in: $2) }
        statistics = { G.statistics(of: $0, in: $1) }
        start = { cabinet(Run($0, settings: get), get) }
        resume = { bytes throws(RecordingProblem) in cabinet(try Run(resuming: bytes), get) }
    }

    // Not inlined: the compiler makes two of each initialiser.
    @inline(never)
    private static func controls<Part: GameSettings>(
        of word: String, _ get: @escaping @Sendable (AppSettings) -> Part,
        _ set: @escaping @Sendable (inout AppSettings, Part) -> Void
    ) -> [SettingControl<AppSettings>] {
        Part.controls.map {
            $0.within(
                AppSettings.self, word: String(joining: word, ".", $0.word), get: get, set: set)
        }
    }

    // MARK: Ways to play

    private static func wayControl(
        of word: String, _ ways: [WayToPlay], _ mode: @escaping @Sendable (AppSettings) -> Int,
        _ setMode: @escaping @Sendable (inout AppSettings, Int) -> Void
    ) -> [SettingControl<AppSettings>] {
        if ways.isEmpty { return [] }
        return [
            .choice(
                String(joining: word, ".mode"), name: Phrase(.wayToPlay),
                names: ways.map { $0.name }, standard: 0,
                get: { all in
                    let mode = mode(all)
                    return ways.firstIndex { $0.mode == mode } ?? 0
                },
                set: { setMode(&$0, ways[$1].mode) })
        ]
    }

    /// The way that a row of the table of modes is, where players can choose it.
    func way(_ mode: Int) -> WayToPlay? { ways.first { $0.mode == mode } }

    /// Whether a setting means something in a way.
    func isUsed(_ control: SettingControl<AppSettings>, in mode: Int) -> Bool {
        guard let way = way(mode) else { return true }
        return !way.unused.contains {
            control.word.bytes == String(joining: word, ".", $0).bytes
        }
    }

    /// The settings by which a run is played: those that mean nothing in its way are the standard ones.
    ///
    /// - Parameters:
    ///   - all: what is set.
    ///   - mode: the way; the chosen one where nobody says.
    func inForce(_ all: AppSettings, mode: Int? = nil) -> AppSettings {
        var settings = all
        if let mode { setMode(&settings, mode) }
        let played = self.mode(settings)
        for control in controls where !isUsed(control, in: played) {
            control.set(&settings, control.bounds.standard)
        }
        return settings
    }

    /// Whether scores by what is set compare with everybody's who plays in the same way.
    func isStandard(_ all: AppSettings) -> Bool { compares(inForce(all)) }

    // MARK: Runs

    /// How many runs there were, and how many ticks they had in all.
    func played(_ tally: Counts) -> (runs: Int, ticks: Int) {
        let row = tallyRows.count - 1
        return (tally.number(row, 0), tally.number(row, 1))
    }

    /// How a score is honoured.
    func badge(at score: Int) -> Look? { staging.honour(for: score).map { looks[$0] } }
}

extension TallyRow {
    /// Runs, and their ticks: what is counted of every game.
    static let played = TallyRow("played", .sum)
}
