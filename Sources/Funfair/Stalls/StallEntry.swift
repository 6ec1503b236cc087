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
    /// The most ticks of a standard run, by the row of its way.
    let mostTicks: @Sendable (Int) -> Int
    /// How long a round of a party lasts, in ticks.
    let partyTicks: Int
    /// The ways to play that players choose from; see `GameSettings.ways`.
    let ways: [WayToPlay]
    /// The numbers of their modes.
    let numbers: [UInt8]
    /// The number of the mode that is chosen.
    let mode: @Sendable (AppSettings) -> UInt8
    /// Chooses a way, by its row.
    fileprivate let choose: @Sendable (inout AppSettings, Int) -> Void
    /// The game's table of settings, as rows of the app's; a row's word is that of the store. Where there
    /// are several ways to play, the first row chooses among them.
    let controls: [SettingControl<AppSettings>]
    fileprivate let compares: @Sendable (AppSettings) -> Bool
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
        partyTicks = G.Settings.partyTicks
        var ways: [WayToPlay] = []
        var numbers: [UInt8] = []
        for (mode, way) in G.Settings.ways {
            ways.append(way)
            numbers.append(mode.number)
        }
        self.ways = ways
        self.numbers = numbers
        mostTicks = { G.Settings.standard(in: G.Settings.ways[$0].mode).mostTicks }
        mode = { get($0).mode.number }
        choose = { all, row in
            var settings = get(all)
            settings.mode = G.Settings.ways[row].mode
            set(&all, settings)
        }
        controls =
            Self.wayControl(of: word, ways, numbers, mode, choose)
            + Self.controls(of: word, get, set)
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
        of word: String, _ ways: [WayToPlay], _ numbers: [UInt8],
        _ mode: @escaping @Sendable (AppSettings) -> UInt8,
        _ choose: @escaping @Sendable (inout AppSettings, Int) -> Void
    ) -> [SettingControl<AppSettings>] {
        if ways.count < 2 { return [] }
        return [
            .choice(
                String(joining: word, ".mode"), name: Phrase(.wayToPlay),
                names: ways.map { $0.name }, standard: 0,
                get: { numbers.firstIndex(of: mode($0)) ?? 0 }, set: choose)
        ]
    }

    /// The row of the way that players choose a mode by, or nil.
    ///
    /// - Parameter number: that of the mode.
    func row(of number: UInt8) -> Int? { numbers.firstIndex(of: number) }

    // MARK: Runs

    /// How many runs there were, and how many ticks they had in all.
    func played(_ tally: Counts) -> (runs: Int, ticks: Int) {
        let row = tallyRows.count - 1
        return (tally.number(row, 0), tally.number(row, 1))
    }

    /// How a score is honoured.
    func badge(at score: Int) -> Look? { staging.honour(for: score).map { looks[$0] } }
}

// What depends on the way.
extension Contest {
    /// Chooses its way for the runs to come.
    func choose(in settings: inout AppSettings) { stall.entry.choose(&settings, row) }

    /// Whether a setting of the stall means something in it.
    func uses(_ control: SettingControl<AppSettings>) -> Bool {
        !way.unused.contains {
            control.word.bytes == String(joining: stall.word, ".", $0).bytes
        }
    }

    /// The settings by which its runs are played: those that mean nothing in its way are the standard
    /// ones.
    ///
    /// - Parameter all: what is set.
    func inForce(_ all: AppSettings) -> AppSettings {
        var settings = all
        choose(in: &settings)
        for control in stall.entry.controls where !uses(control) {
            control.set(&settings, control.bounds.standard)
        }
        return settings
    }
}

extension Stall {
    /// The settings by which its next run is played.
    func inForce(_ all: AppSettings) -> AppSettings { Contest(self, in: all).inForce(all) }

    /// Whether scores by what is set compare with everybody's who plays in the same way.
    func isStandard(_ all: AppSettings) -> Bool { entry.compares(inForce(all)) }
}

extension TallyRow {
    /// Runs, and their ticks: what is counted of every game.
    static let played = TallyRow("played", .sum)
}
