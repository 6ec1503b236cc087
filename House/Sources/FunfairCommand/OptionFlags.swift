import ArgumentParser
import HouseSettings

/// The options of the server that a command has as flags.
protocol OptionChoice {
    static var options: [any AnyServerOption] { get }
}

/// Flags for options of the server, made from the rows of ``OptionTable``. They have no defaults and
/// accept any text: the settings parse values of all sources in the same way.
struct OptionFlags<Choice: OptionChoice>: ParsableArguments, CustomReflectable {
    /// The flags' texts, by the options' names.
    let texts: [String: String]

    init() { texts = [:] }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        var texts: [String: String] = [:]
        for option in Choice.options {
            let key = Key(stringValue: option.name)
            texts[option.name] =
                option.kind == .toggle
                ? try container.decode(Flag<Bool?>.self, forKey: key).wrappedValue.map(String.init)
                : try container.decode(Option<String?>.self, forKey: key).wrappedValue
        }
        self.texts = texts
    }

    /// The arguments, where ArgumentParser looks for them: it reflects on an empty value to find the
    /// property wrappers.
    var customMirror: Mirror {
        Mirror(self, children: Choice.options.map { ($0.name, Self.argument(for: $0)) })
    }

    private static func argument(for option: any AnyServerOption) -> any Sendable {
        let help = ArgumentHelp(
            "\(option.summary) (default: \(option.standardText))",
            valueName: option.kind.valueName)
        guard option.kind != .toggle else {
            return Flag<Bool?>(
                name: .customLong(option.name), inversion: .prefixedNo,
                exclusivity: .chooseLast, help: help)
        }
        return Option<String?>(
            name: .customLong(option.name), parsing: .unconditional, help: help,
            completion: completion(of: option.kind))
    }

    private static func completion(of kind: OptionKind) -> CompletionKind? {
        switch kind {
        case .file: .file()
        case .folder: .directory
        case .text, .toggle: nil
        }
    }

    /// An option's name.
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }
}
