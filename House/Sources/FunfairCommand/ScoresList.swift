import ArgumentParser
import CommandKit
import Foundation
import Funfair
import House
import HouseWire
import Languages

/// `funfair scores list`: shows the boards of all games, or of one.
struct ScoresList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Show the boards of all games, or of one.")

    @Argument(
        help: ArgumentHelp(
            "The game: " + Contest.all.map(\.word).joined(separator: ", ")
                + ". (default: all)", valueName: "game"),
        transform: Self.readContest)
    var game: Contest?

    @Option(
        help: ArgumentHelp(
            "Which runs: " + Period.everybodys.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "period"),
        transform: Self.readPeriod)
    var period = Period.all

    @Option(
        help: ArgumentHelp(
            "The version of the named game's rules. (default: the current one)",
            valueName: "version"))
    var rules: UInt8?

    @Flag(help: "Show the previous day or week.")
    var last = false

    @Option(help: ArgumentHelp("The most rows of a board, 1 to 1000.", valueName: "rows"))
    var limit = 20

    @OptionGroup var scores: ScoresPlace

    func validate() throws {
        guard (1...1000).contains(limit) else {
            throw ValidationError("--limit must be a whole number from 1 to 1000.")
        }
        guard !last || period != .all else {
            throw ValidationError("--last needs a --period that ends.")
        }
        guard let rules else { return }
        guard let game else {
            throw ValidationError("--rules needs a game: each game has its own versions.")
        }
        guard (1...game.rulesVersion).contains(rules) else {
            throw ValidationError(
                "--rules of \(game.stall.name) must be a whole number from 1 to "
                    + "\(game.rulesVersion).")
        }
    }

    func run() async throws {
        let repository = try await scores.openPresent()
        let zone = try await repository.timeZone()
        let days = zone.flatMap { Days(zone: $0) } ?? .utc
        var output = LineOutput()
        for (index, contest) in (game.map { [$0] } ?? Contest.all).enumerated() {
            let moment = House.wallClock()
            let board = Board(
                of: contest, rules: rules, period, at: moment, in: days, ago: last ? 1 : 0)
            let page = try await repository.page(
                of: board, limit: limit, around: nil, at: moment)
            if index > 0 { try output.write("") }
            let players = page.players == 1 ? "1 player" : "\(page.players) players"
            let version = rules.map { ", version \($0) of the rules" } ?? ""
            try output.write(
                "\(contest.name(in: .english)), \(last ? "last " : "")\(period.rawValue)"
                    + "\(version): \(players)")
            for line in Self.lines(page.rows) { try output.write(line) }
            guard rules == nil else { continue }
            for older in try await repository.olderRules(of: board) {
                try output.write(
                    "To see an older board: funfair scores list \(contest.word) --rules \(older)")
            }
        }
        try output.flush()
        try repository.close()
    }

    private static func lines(_ rows: [Standing]) -> [String] {
        let width = rows.map { String($0.score).count }.max() ?? 0
        return rows.map { row in
            let made = Date(timeIntervalSince1970: Double(row.made.seconds)).ISO8601Format()
            return right(String(row.rank), 6) + "  " + right(String(row.score), width) + "  "
                + made + "  " + row.player + "  (run \(row.run))"
        }
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    static func readContest(_ text: String) throws -> Contest {
        guard let contest = Contest(word: text), contest.hasBoard else {
            throw ValidationError(
                "There is no game “\(text)”. Choose "
                    + Contest.all.map(\.word).formatted(.list(type: .or)) + ".")
        }
        return contest
    }

    private static func readPeriod(_ text: String) throws -> Period {
        guard let period = Period(rawValue: text) else {
            throw ValidationError(
                "There is no period “\(text)”. Choose "
                    + Period.everybodys.map(\.rawValue).formatted(.list(type: .or)) + ".")
        }
        return period
    }
}
