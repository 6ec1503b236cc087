/// An option of the server: a row of ``OptionTable``. A file, the environment and flags can set it.
public struct ServerOption<Value: Sendable>: AnyServerOption {
    public let name: String
    public let kind: OptionKind
    public let summary: String
    public let standardText: String
    public let change: OptionChange
    /// The value if nobody sets the option.
    let standard: Value
    private let read: @Sendable (String) throws(OptionRefusal) -> Value

    /// - Parameters:
    ///   - name: the key in the file; see ``AnyServerOption/name``.
    ///   - kind: the kind of text that sets the option.
    ///   - summary: what the option does, in sentences.
    ///   - standard: the value if nobody sets the option.
    ///   - standardText: `standard` in words, as help shows it.
    ///   - change: when a changed value takes effect.
    ///   - read: reads a value from a text that isn't empty.
    init(
        _ name: String, _ kind: OptionKind, _ summary: String, standard: Value,
        _ standardText: String, changes change: OptionChange,
        read: @escaping @Sendable (String) throws(OptionRefusal) -> Value
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.standard = standard
        self.standardText = standardText
        self.change = change
        self.read = read
    }

    public func value(of text: String) throws(OptionRefusal) -> any Sendable {
        if let refusal = SecretText.refusal(of: text) { throw refusal }
        guard !text.isEmpty else { throw OptionRefusal("This needs a value.") }
        guard !text.contains(where: { $0.isNewline || $0 == "\0" }) else {
            throw OptionRefusal("The value must be in one line.")
        }
        return try read(text)
    }
}

/// An option of the server, whatever the type of its value.
public protocol AnyServerOption: Sendable {
    /// The key in the file, such as `tls-key`. The flag is `--tls-key`, and the environment variable
    /// `FUNFAIR_TLS_KEY`.
    var name: String { get }
    /// The kind of text that sets the option.
    var kind: OptionKind { get }
    /// What the option does, in sentences.
    var summary: String { get }
    /// The value if nobody sets the option, in words.
    var standardText: String { get }
    /// When a changed value takes effect.
    var change: OptionChange { get }

    /// Reads a value, whatever its source.
    ///
    /// - Throws: `OptionRefusal` for an invalid value. It never repeats a secret.
    func value(of text: String) throws(OptionRefusal) -> any Sendable
}

extension AnyServerOption {
    /// The environment variable, such as `FUNFAIR_TLS_KEY`.
    public var variable: String {
        ServerSettings.variablePrefix + "_"
            + name.uppercased().replacing("-", with: "_")
    }
}

/// The kind of text that sets an option.
public enum OptionKind: Sendable, Equatable {
    /// Any text; the name says what it is, such as `host`.
    case text(String)
    /// The path of a file. In the file of settings, a relative path starts at that file's folder.
    case file
    /// The path of a folder, like `file`.
    case folder
    /// `true` or `false`. Its flag has no value, and `--no-` before its name turns it off.
    case toggle

    /// What help calls the value.
    public var valueName: String {
        switch self {
        case .text(let name): name
        case .file: "file"
        case .folder: "folder"
        case .toggle: "true|false"
        }
    }

    /// Whether the text is a path.
    var isPath: Bool { self == .file || self == .folder }
}

/// When a changed value of an option takes effect.
public enum OptionChange: Sendable {
    /// When the house reloads its settings.
    case onReload
    /// When the house is restarted.
    case onRestart
}

/// Why a text isn't a value of an option. The sentences never repeat a secret.
public struct OptionRefusal: Error, Equatable {
    /// What is wrong, and what would be right.
    public let sentences: String

    /// Creates a refusal with these sentences.
    public init(_ sentences: String) { self.sentences = sentences }
}
