import ArgumentParser
import CommandKit
import Foundation
import House
import HouseWire

/// The walls that a command changes.
struct WallCodes: ParsableArguments {
    // Codes may begin with a hyphen, so they must not be parsed as options.
    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("The walls' codes, as in the lists and in links.", valueName: "code"))
    private var codes: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file with more walls, one per line, as in the lists: only the first word counts. - is "
                + "standard input.", valueName: "file"))
    private var from: String?

    @Flag(help: "Only say what would change.")
    var dryRun = false

    /// Whether any walls are named.
    var isEmpty: Bool { codes.isEmpty && from == nil }

    func validate() throws {
        for code in codes {
            if let problem = Self.problem(code) { throw ValidationError(problem) }
        }
    }

    private static func problem(_ code: String) -> String? {
        code.utf8.count == WireLimits.wallLetters
            ? nil
            : "“\(code)” is not a wall's code: codes have \(WireLimits.wallLetters) letters."
    }

    /// Calls `body` with each code, in order, and counts the walls.
    ///
    /// - Parameters:
    ///   - more: further codes.
    ///   - done: what was done to the walls, such as `Removed`.
    ///   - body: prints what it did. Returns why it did nothing, or nil.
    /// - Throws: `ExitCode.failure` in the end, if nothing could be done for one of the codes.
    func each(
        and more: [String] = [], _ done: String, _ body: (String) async throws -> String?
    ) async throws {
        let listed = try from.map { try TextList.lines(of: $0) } ?? []
        let words = listed.map { String($0.prefix { !$0.isWhitespace }) }
        try await TextList.each(codes + words + more, "wall", done) { code in
            if let problem = Self.problem(code) { return problem }
            return try await body(code)
        }
    }
}

/// Returns a number with a word: `1 heart`, `2 hearts`.
func counted(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
}

extension Timestamp {
    /// The time in UTC: `2026-11-21T12:00:00Z`.
    var text: String { Date(timeIntervalSince1970: Double(seconds)).ISO8601Format() }
}
