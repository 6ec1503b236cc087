import Arcade
import BubblePop

/// A game as the menu shows it. This is the one place that lists the games.
public enum Stall: UInt8, CaseIterable, Sendable {
    case bubblePop

    /// What the app knows of the game.
    var entry: StallEntry {
        switch self {
        case .bubblePop:
            StallEntry(
                BubblePopGame.self, word: "bubblepop", blurb: "Pop them before they float away",
                settings: { $0.bubblePop })
        }
    }

    /// The word for it in stores, addresses and command lines.
    public var word: String { entry.word }

    /// The name on the stall.
    public var name: String { entry.name }

    /// How its kinds of things look, in the order that scenes and cues count them.
    public var looks: [Look] { entry.looks }
}

/// A game in the app's hands, whichever it is.
struct StallEntry {
    let word: String
    let name: String
    let blurb: String
    let looks: [Look]
    let guide: (AppSettings) -> Guide
    let isStandard: (AppSettings) -> Bool
    let start: (CabinetStart) -> any Cabinet
    private let resumed: ([UInt8]) -> Result<any Cabinet, RecordingProblem>

    init<G: StageGame>(
        _ game: G.Type, word: String, blurb: String,
        settings: @escaping (AppSettings) -> G.Settings
    ) {
        self.word = word
        self.blurb = blurb
        name = G.identity.name
        looks = G.looks
        guide = { G.guide(settings: settings($0)) }
        isStandard = { settings($0) == .standard }
        start = { start in GameCabinet<G>(start, settings: settings(start.settings)) }
        resumed = { bytes in
            do throws(RecordingProblem) {
                return .success(GameCabinet<G>(try Run<G>(resuming: bytes)))
            } catch {
                return .failure(error)
            }
        }
    }

    /// The run that was kept as `bytes`.
    ///
    /// - Throws: `RecordingProblem`.
    func resume(_ bytes: [UInt8]) throws(RecordingProblem) -> any Cabinet {
        try resumed(bytes).get()
    }
}
