import Arcade
import ArgumentParser
import Languages

/// Functions that parse the options of commands.
package enum OptionReading {
    /// Parses a setting, in the format of the app's control.
    package static func bounded<Range>(_ text: String) throws -> Bounded<Range> {
        let (value, problem) = Bounded<Range>.reading(text)
        if let problem { throw ValidationError(problem.refusal(in: .english)) }
        return value
    }

    /// Parses a percentage, given as a share (`0.95`) or in the format of the app's control (`95`).
    package static func share<Range>(_ text: String) throws -> Bounded<Range> {
        guard let share = Double(text), (0...1).contains(share) else { return try bounded(text) }
        let percent = share * 100
        // Refuse a share that isn't a whole percentage instead of rounding it silently.
        let isWhole = abs(percent - percent.rounded()) < 1e-9
        return try bounded(isWhole ? String(Int(percent.rounded())) : text)
    }

    /// Parses a player's name.
    package static func playerName(_ text: String) throws -> PlayerName {
        do { return try PlayerName(text) } catch {
            throw ValidationError(error.sentence(in: .english))
        }
    }

    /// - Throws: `ValidationError` if `value` is not in `range`.
    package static func check(
        _ option: String, _ value: Int, within range: ClosedRange<Int>
    ) throws {
        guard range.contains(value) else {
            throw ValidationError(
                "\(option) can be \(range.lowerBound) to \(range.upperBound), not \(value).")
        }
    }
}
