import Arcade
import Foundation
import Funfair
import Hands
import House

/// A number about how a run was played.
enum Figure: String, CaseIterable, Encodable {
    case inputs, reaction, spread, rhythm, pauses
}

/// A stored run with its numbers.
struct MeasuredRun: Sendable {
    let id: RunID
    let player: String
    let contest: Contest
    let score: Int
    let made: Timestamp
    let seconds: Double?
    let figures: [Figure: Double]
    /// The numbers that are far from those of other runs.
    var unusual: [Figure] = []

    /// Replays a run. A run that can't be replayed has no numbers.
    init(_ run: StoredRun) {
        id = run.id
        player = run.player
        contest = run.contest
        score = run.score
        made = run.made
        let found = run.recording.bytes.flatMap { try? RunFigures(verifying: Array($0)) }
        seconds = found?.seconds
        var figures: [Figure: Double] = [:]
        figures[.inputs] = found?.inputsPerSecond
        figures[.reaction] = found?.reaction
        figures[.spread] = found?.spread
        figures[.rhythm] = found?.rhythm
        if let seconds, let pauses = run.pauses {
            let paused = Double(pauses) / 1000
            figures[.pauses] = paused + seconds > 0 ? paused / (paused + seconds) : nil
        }
        self.figures = figures
    }

    // MARK: A table

    static let heads = [
        "run", "when", "game", "score", "seconds", "inputs/s", "reaction", "spread", "rhythm",
        "pauses", "player",
    ]
    /// The number of columns with words, which come first.
    static let words = 3

    /// The run's cells below `heads`. A mark or a space follows each number, so that numbers are
    /// aligned.
    var cells: [String] {
        [
            id.text, made.text, contest.word, String(score),
            seconds.map { String(Int($0.rounded())) } ?? "-",
        ] + Figure.allCases.map { text(of: $0) } + [player]
    }

    private func text(of figure: Figure) -> String {
        guard let number = figures[figure] else { return "- " }
        let text =
            figure == .pauses
            ? "\(Int((number * 100).rounded()))%" : String(format: "%.2f", number)
        return text + (unusual.contains(figure) ? "*" : " ")
    }

    // MARK: JSON

    private struct Row: Encodable {
        let run: String
        let when: String
        let game: String
        let score: Int
        let seconds: Double?
        let inputsPerSecond: Double?
        let reaction: Double?
        let spread: Double?
        let rhythm: Double?
        let pauses: Double?
        let unusual: [Figure]
        let player: String
    }

    /// Returns a line of JSON. A number that is unknown is absent.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let row = Row(
            run: id.text, when: made.text, game: contest.word, score: score, seconds: seconds,
            inputsPerSecond: figures[.inputs], reaction: figures[.reaction],
            spread: figures[.spread], rhythm: figures[.rhythm], pauses: figures[.pauses],
            unusual: unusual, player: player)
        return String(decoding: try encoder.encode(row), as: UTF8.self)
    }
}

/// The usual numbers of each game. The memory doesn't depend on the number of runs.
struct UsualFigures {
    private struct Key: Hashable {
        let contest: UInt8
        let figure: Figure
    }

    private var ranges: [Key: UsualRange] = [:]

    mutating func add(_ run: MeasuredRun) {
        for (figure, number) in run.figures {
            ranges[Key(contest: run.contest.rawValue, figure: figure), default: UsualRange()]
                .add(number)
        }
    }

    /// Returns the run with marks on its unusual numbers.
    func marked(_ run: MeasuredRun) -> MeasuredRun {
        var marked = run
        marked.unusual = Figure.allCases.filter { figure in
            guard let number = run.figures[figure] else { return false }
            return ranges[Key(contest: run.contest.rawValue, figure: figure)]?
                .isUnusual(number) ?? false
        }
        return marked
    }
}

/// An order of runs, the one most worth a look first.
enum RunOrder: String, CaseIterable {
    case unusual, newest, score, inputs, reaction, spread, rhythm, pauses

    /// Returns a run's place: lower numbers come first.
    fileprivate func place(of run: MeasuredRun) -> Double {
        func place(_ figure: Figure, isHighestFirst: Bool) -> Double {
            run.figures[figure].map { isHighestFirst ? -$0 : $0 } ?? .infinity
        }
        return switch self {
        case .unusual: -Double(run.unusual.count)
        case .newest: -Double(run.made.milliseconds)
        case .score: -Double(run.score)
        case .inputs: place(.inputs, isHighestFirst: true)
        case .reaction: place(.reaction, isHighestFirst: false)
        case .spread: place(.spread, isHighestFirst: false)
        case .rhythm: place(.rhythm, isHighestFirst: false)
        case .pauses: place(.pauses, isHighestFirst: true)
        }
    }

    /// Returns whether a run comes before another. Of two runs in the same place, the newer one
    /// comes first.
    fileprivate func puts(_ one: MeasuredRun, before other: MeasuredRun) -> Bool {
        let places = (place(of: one), place(of: other))
        return places.0 == places.1
            ? one.made > other.made : places.0 < places.1
    }
}

/// The first runs in an order, of any number of runs.
struct FirstRuns {
    private let most: Int
    private let order: RunOrder
    private var runs: [MeasuredRun] = []

    init(_ most: Int, by order: RunOrder) {
        self.most = most
        self.order = order
    }

    mutating func add(_ run: MeasuredRun) {
        runs.append(run)
        if runs.count >= 2 * most + 100 { runs = sorted() }
    }

    /// Returns the first runs, in order.
    func sorted() -> [MeasuredRun] {
        Array(runs.sorted { order.puts($0, before: $1) }.prefix(most))
    }
}
