import HouseWire

/// A run's identifier on the boards. It can't be guessed or derived from another identifier.
public struct RunID: Hashable, Sendable, CustomStringConvertible {
    /// 22 letters, digits, hyphens and underscores.
    public let text: String

    /// Creates a new identifier.
    package init() { text = Base64URL.text(of: House.random(WireLimits.idBytes)) }

    /// Creates the identifier with the given text.
    package init(text: String) { self.text = text }

    public var description: String { text }
}
