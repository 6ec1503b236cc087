import Arcade
import Phrases

/// Everything the app knows about a game, independent of its type. The initializer captures values
/// that depend on the type, because Embedded Swift can't call methods on values of unknown type.
final class StallEntry: Sendable {
    let word: String
    let blurb: Phrase
    /// The thing that is the same for everyone in a challenge; nil in a game without challenges.
    let challenge: Phrase?
    let identity: GameIdentity
    let looks: [Look]
    let staging: Staging
    /// The hints for first-time players.
    let hints: [Hint]
    /// The rows of the statistics: the game's own, then `.played`.
    let tallyRows: [TallyRow]
    /// Returns the maximum length of a standard run, in ticks, given the index of its way to play.
    let mostTicks: @Sendable (Int) -> Int
    /// The length of a party's round, in ticks.
    let partyTicks: Int
    /// The ways to play that players can choose; see `GameSettings.ways`.
    let ways: [WayToPlay]
    /// The numbers of the ways' modes.
    let numbers: [UInt8]
    /// Returns the number of the chosen mode.
    let mode: @Sendable (AppSettings) -> UInt8
    /// Chooses a way to play, by its index.
    fileprivate let choose: @Sendable (inout AppSettings, Int) -> Void
    /// The game's settings as controls of the app's settings, named as in the store. If there are
    /// several ways to play, the first control chooses the way.
    let controls: [SettingControl<AppSettings>]
    fileprivate let compares: @Sendable (AppSettings) -> Bool
    /// Returns the guide for a player without a run in progress.
    let guide: @Sendable (AppSettings, Counts, Words) -> Guide
    /// Returns a player's statistics over all runs.
    let statistics: @Sendable (Counts, Words) -> Statistics
    let start: @Sendable (CabinetStart) -> any Cabinet
    /// Restores a run from the bytes of its recording.
    let resume: @Sendable ([UInt8]) throws(RecordingProblem) -> any Cabinet

    /// - Parameters:
    ///   - game: the game's type.
    ///   - word: the word in stores and addresses, which never changes.
    ///   - blurb: a short description.
    ///   - challenge: the thing that is the same for everyone in a challenge; nil in a game without
    ///     challenges.
    ///   - get: extracts the game's settings from the app's settings.
    ///   - set: puts the game's settings into the app's settings.
    ///   - cabinet: wraps a run; a table game needs its own cabinet.
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

    // Not inlined because the compiler generates every initializer twice.
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

    /// Returns the index of the way to play with the given mode, or nil if no way has it.
    ///
    /// - Parameter number: the mode's number.
    func row(of number: UInt8) -> Int? { numbers.firstIndex(of: number) }

    // MARK: Runs

    /// Returns the number of runs in a tally, and their total ticks.
    func played(_ tally: Counts) -> (runs: Int, ticks: Int) {
        let row = tallyRows.count - 1
        return (tally.number(row, 0), tally.number(row, 1))
    }

    /// Returns the badge for a score, if any.
    func badge(at score: Int) -> Look? { staging.honour(for: score).map { looks[$0] } }
}

// Values that depend on the way to play.
extension Contest {
    /// Chooses this contest's way to play for future runs.
    func choose(in settings: inout AppSettings) { stall.entry.choose(&settings, row) }

    /// Whether a setting of the stall has an effect in this contest.
    func uses(_ control: SettingControl<AppSettings>) -> Bool {
        !way.unused.contains {
            control.word.bytes == String(joining: stall.word, ".", $0).bytes
        }
    }

    /// Returns the settings for runs in this contest, with standard values for settings that have
    /// no effect.
    ///
    /// - Parameter all: the player's settings.
    func effectiveSettings(_ all: AppSettings) -> AppSettings {
        var settings = all
        choose(in: &settings)
        for control in stall.entry.controls where !uses(control) {
            control.set(&settings, control.bounds.standard)
        }
        return settings
    }
}

extension Stall {
    /// Returns the settings for the stall's next run.
    func effectiveSettings(_ all: AppSettings) -> AppSettings {
        Contest(self, in: all).effectiveSettings(all)
    }

    /// Whether scores with these settings are comparable with everyone's in the same contest.
    func isStandard(_ all: AppSettings) -> Bool { entry.compares(effectiveSettings(all)) }
}

extension TallyRow {
    /// The number of runs and their ticks, which every game counts.
    static let played = TallyRow("played", .sum)
}
