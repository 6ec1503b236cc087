import ArgumentParser
import CommandKit
import Funfair
import Hands
import House
import HouseWire

/// `funfair runs`: prints numbers about how each stored run was played.
struct ListRuns: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "runs",
        abstract: "Print numbers about how each run was played.",
        discussion: """
            The numbers judge nothing. Look at a run that stands out before you decide anything.

            Each line has the run, when it arrived, its game and score, the seconds of game time, \
            the inputs per second, the median reaction time with the width of its middle half, in \
            seconds, the rhythm (0 is perfectly regular, around 1 is chance), and the share of the \
            real time that was pauses, count-ins and the network. A * is beside a number that is \
            far from those of other runs of the same game. A - is where there is no number: for \
            Roulette, for short runs, and for runs under earlier rules, which cannot be replayed.

            Every run of the period is replayed, and with --sort unusual, the default, twice.

            This command works while a server is using the same file. Exit codes: 0 done; 1 no \
            scores were found; 2 usage error.
            """)

    @Argument(
        help: ArgumentHelp(
            "The game: " + Contest.all.map(\.word).joined(separator: ", ") + ". (default: all)",
            valueName: "game"),
        transform: ScoresList.readContest)
    var game: Contest?

    @Option(
        help: ArgumentHelp(
            "When the runs arrived: " + Self.periods.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "period"),
        transform: Self.readPeriod)
    var period = Period.all

    @Option(
        help: ArgumentHelp(
            "The order: " + RunOrder.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "order"),
        transform: Self.readOrder)
    var sort = RunOrder.unusual

    @Option(help: ArgumentHelp("The most runs to print, 1 to 1000.", valueName: "runs"))
    var limit = 20

    @Flag(help: "Print a line of JSON for each run.")
    var json = false

    @OptionGroup var scores: ScoresPlace

    private static let periods = [Period.all, .week, .today]

    func validate() throws {
        guard (1...1000).contains(limit) else {
            throw ValidationError("--limit must be a whole number from 1 to 1000.")
        }
    }

    func run() async throws {
        let repository = try await scores.openPresent()
        let start = try await start(in: repository)
        var usual = UsualFigures()
        var first = FirstRuns(limit, by: sort)
        try await each(in: repository, since: start) { run in
            usual.add(run)
            // Which runs are unusual is only known in the end.
            if sort != .unusual { first.add(run) }
        }
        if sort == .unusual {
            try await each(in: repository, since: start) { run in
                first.add(usual.marked(run))
            }
        }
        try repository.close()
        var output = LineOutput()
        let rows = first.sorted().map { usual.marked($0) }
        let lines = json ? try rows.map { try $0.json() } : Self.table(rows)
        for line in lines { try output.write(line) }
        try output.flush()
    }

    /// Calls `body` with the numbers of each run, one recording at a time.
    private func each(
        in repository: any HouseRepository, since start: Timestamp,
        _ body: (MeasuredRun) throws -> Void
    ) async throws {
        try await repository.eachRun { run in
            if run.made >= start, game == nil || game == run.contest { try body(MeasuredRun(run)) }
            return true
        }
    }

    /// Returns when the period began.
    private func start(in repository: any HouseRepository) async throws -> Timestamp {
        let days = try await repository.timeZone().flatMap { Days(zone: $0) } ?? .utc
        let today = days.day(of: House.wallClock())
        return switch period {
        case .today: days.start(of: today)
        case .week: days.start(of: today.monday)
        default: Timestamp(milliseconds: .min)
        }
    }

    private static func table(_ rows: [MeasuredRun]) -> [String] {
        if rows.isEmpty { return ["There are no runs."] }
        let cells = [MeasuredRun.heads] + rows.map(\.cells)
        let widths = MeasuredRun.heads.indices.map { column in
            cells.map { $0[column].count }.max() ?? 0
        }
        var lines = cells.map { row in
            // Names come last, because their width on the screen is unknown.
            row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                if column == row.count - 1 { return row[column] }
                return column < MeasuredRun.words ? row[column] + space : space + row[column]
            }.joined(separator: "  ")
        }
        if rows.contains(where: { !$0.unusual.isEmpty }) {
            lines.append("* far from those of other runs of the same game")
        }
        return lines
    }

    private static func readPeriod(_ text: String) throws -> Period {
        guard let period = periods.first(where: { $0.rawValue == text }) else {
            throw ValidationError(
                "There is no period “\(text)”. Choose "
                    + periods.map(\.rawValue).formatted(.list(type: .or)) + ".")
        }
        return period
    }

    private static func readOrder(_ text: String) throws -> RunOrder {
        guard let order = RunOrder(rawValue: text) else {
            throw ValidationError(
                "There is no order “\(text)”. Choose "
                    + RunOrder.allCases.map(\.rawValue).formatted(.list(type: .or)) + ".")
        }
        return order
    }
}
