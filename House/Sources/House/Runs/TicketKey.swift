import Foundation

/// What a house signs its tickets with: whoever knows it can write tickets.
public struct TicketKey: Sendable {
    package let bytes: Data

    /// A new one, that nobody could guess.
    public init() {
        bytes = Data(House.random(Signer.keySize))
    }

    /// The key that a text is, or nil where it is none.
    package init?(text: String) {
        guard let bytes = Base64URL.bytes(of: text), bytes.count == Signer.keySize else {
            return nil
        }
        self.bytes = Data(bytes)
    }

    /// The key as a file keeps it.
    package var text: String { Base64URL.text(of: bytes) }
}
