import Foundation
import FunfairServer
import House
import Logging
import PostgreSQL

/// Reads the values of options. Each function throws what is wrong with a text, and what would be
/// right.
enum OptionText {
    static func path<Path: ExpressibleByStringLiteral>(
        _ text: String
    ) throws(OptionRefusal) -> Path where Path.StringLiteralType == String {
        Path(stringLiteral: text)
    }

    static func hostname(_ text: String) throws(OptionRefusal) -> Hostname {
        do { return try Hostname(text) } catch { throw OptionRefusal(error.description) }
    }

    static func port(_ text: String) throws(OptionRefusal) -> UInt16 {
        guard let port = UInt16(text) else {
            throw OptionRefusal("'\(text)' is not a port, a whole number from 0 to 65535.")
        }
        return port
    }

    static func database(_ text: String) throws(OptionRefusal) -> PostgresAddress? {
        do { return try PostgresAddress(text) } catch { throw OptionRefusal(error.description) }
    }

    static func retention(_ text: String) throws(OptionRefusal) -> Retention {
        if text == "forever" { return .forever }
        guard let retention = Int(text).flatMap(Retention.init(days:)) else {
            throw OptionRefusal(
                "'\(text)' is not a time to keep data. Choose \(Retention.range.lowerBound) to "
                    + "\(Retention.range.upperBound) days, or forever.")
        }
        return retention
    }

    static func address(_ text: String) throws(OptionRefusal) -> ListenAddress? {
        guard let address = ListenAddress(text) else {
            throw OptionRefusal(
                "'\(text)' is not an address with a port. Use one such as 127.0.0.1:9464 or "
                    + "[::1]:9464.")
        }
        return address
    }

    static func timeZone(_ text: String) throws(OptionRefusal) -> Days? {
        guard let days = Days(zone: text) else {
            throw OptionRefusal(
                "'\(text)' is not a time zone. Use UTC or a name such as Europe/Berlin.")
        }
        return days
    }

    static func toggle(_ text: String) throws(OptionRefusal) -> Bool {
        switch text {
        case "true": return true
        case "false": return false
        default: throw OptionRefusal("'\(text)' is neither true nor false.")
        }
    }

    static func logFormat(_ text: String) throws(OptionRefusal) -> LogFormat? {
        guard let format = LogFormat(rawValue: text) else {
            throw OptionRefusal(
                "'\(text)' is not a form of a log. Choose "
                    + LogFormat.allCases.map(\.rawValue).formatted(.list(type: .or)) + ".")
        }
        return format
    }

    static func logLevel(_ text: String) throws(OptionRefusal) -> Logger.Level {
        guard let level = Logger.Level(rawValue: text) else {
            throw OptionRefusal(
                "'\(text)' is not a level. Choose "
                    + Logger.Level.allCases.map(\.rawValue).formatted(.list(type: .or)) + ".")
        }
        return level
    }
}
