import Foundation
import Phrases

/// Formats the time left.
enum Countdown {
    /// Returns `2 days`, `5 hr 12 min`, `12 min 5 sec` or `5 sec`, in the language's format.
    ///
    /// - Parameter seconds: less than 0 counts as 0.
    static func text(seconds: Double, in language: Language) -> String {
        let seconds = Int(clamping: max(0, seconds.rounded(.up)))
        let minutes = seconds / 60
        let hours = minutes / 60
        if hours >= 48 { return said(hours / 24 * 86_400, [.days], language) }
        if hours > 0 { return said(minutes * 60, [.hours, .minutes], language) }
        return said(seconds, minutes > 0 ? [.minutes, .seconds] : [.seconds], language)
    }

    private static func said(
        _ seconds: Int, _ units: Set<Duration.UnitsFormatStyle.Unit>, _ language: Language
    ) -> String {
        // Latin digits in every language, as on the wheel.
        let style = Duration.UnitsFormatStyle.units(
            allowed: units, width: .abbreviated, zeroValueUnits: .show(length: 1))
        return Duration.seconds(seconds).formatted(
            style.locale(Locale(identifier: language.tag + "-u-nu-latn")))
    }
}
