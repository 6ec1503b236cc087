import Logging

extension LogRecord {
    /// The record in the form of sd-daemon(3), such as `<3>A request failed. route=/api/runs`.
    ///
    /// The journal reads a record for each line, with the priority at its beginning. So values from
    /// elsewhere can't contain line breaks here, or they would look like records of their own.
    var forTheJournal: String {
        let pairs = metadata.sorted { $0.key < $1.key }.map { key, value in
            " " + key.onOneLine.replacing(" ", with: "_") + "=" + value.description.asValue
        }
        return "<\(level.priority)>" + message.onOneLine + pairs.joined()
    }
}

extension Logger.Level {
    /// The priority for syslog, from 2 for the most urgent to 7 for debugging. 0 and 1 are for a
    /// whole system.
    fileprivate var priority: Int {
        switch self {
        case .critical: 2
        case .error: 3
        case .warning: 4
        case .notice: 5
        case .info: 6
        case .debug, .trace: 7
        }
    }
}

extension String {
    /// The text with escapes, such as `\n`, for characters that end a line or control a terminal.
    fileprivate var onOneLine: String {
        var text = ""
        for character in unicodeScalars {
            switch character {
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{85}", "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}"..."\u{9F}":
                text += "\\u{" + String(character.value, radix: 16) + "}"
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }

    /// The text as a value, in quotation marks if it could look like several values.
    fileprivate var asValue: String {
        let isPlain =
            !isEmpty && utf8.allSatisfy { (0x21...0x7E).contains($0) && !#""\="#.utf8.contains($0) }
        guard !isPlain else { return self }
        let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"" + escaped.onOneLine + "\""
    }
}
