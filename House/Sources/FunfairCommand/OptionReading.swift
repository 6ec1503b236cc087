import Arcade
import ArgumentParser
import Languages

/// Reading the options of commands as what they stand for.
enum OptionReading {
    /// A setting, as its control shows it.
    static func bounded<Range>(_ text: String) throws -> Bounded<Range> {
        let (value, problem) = Bounded<Range>.reading(text)
        if let problem { throw ValidationError(problem.refusal(in: .english)) }
        return value
    }

    /// A setting in per cent, given as a share (`0.95`) or as its control shows it (`95`).
    static func share<Range>(_ text: String) throws -> Bounded<Range> {
        guard let share = Double(text), (0...1).contains(share) else { return try bounded(text) }
        let percent = share * 100
        // A share between two whole per cent is refused as it stands, not rounded in silence.
        let isWhole = abs(percent - percent.rounded()) < 1e-9
        return try bounded(isWhole ? String(Int(percent.rounded())) : text)
    }

    /// A player's name.
    static func playerName(_ text: String) throws -> PlayerName {
        do { return try PlayerName(text) } catch {
            throw ValidationError(error.sentence(in: .english))
        }
    }

    /// - Throws: `ValidationError` where `value` is not in `range`.
    static func check(_ option: String, _ value: Int, within range: ClosedRange<Int>) throws {
        guard range.contains(value) else {
            throw ValidationError(
                "\(option) can be \(range.lowerBound) to \(range.upperBound), not \(value).")
        }
    }
}
