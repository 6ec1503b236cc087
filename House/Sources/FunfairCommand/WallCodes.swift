import ArgumentParser
import Foundation
import House
import HouseWire

/// The walls that a command changes.
struct WallCodes: ParsableArguments {
    // Codes may begin with a hyphen, so they must not be parsed as options.
    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("The wall's code, as in the list and in links.", valueName: "code"))
    var codes: [String]

    func validate() throws {
        for code in codes where code.utf8.count != WireLimits.wallLetters {
            throw ValidationError(
                "“\(code)” is not a wall's code: codes have \(WireLimits.wallLetters) letters.")
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
