import HouseWire

/// What a run is called on the boards: nobody can guess it, or count on from one to the next.
public struct RunID: Hashable, Sendable, CustomStringConvertible {
    /// 22 letters, digits, hyphens and underscores.
    public let text: String

    /// One that no other run has.
    package init() { text = Base64URL.text(of: House.random(WireLimits.idBytes)) }

    /// The one that a text is.
    package init(text: String) { self.text = text }

    public var description: String { text }
}
