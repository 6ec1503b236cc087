import Foundation

/// The key that signs a house's tickets. Anyone who has the key can forge tickets.
public struct TicketKey: Sendable {
    package let bytes: Data

    /// Creates a random key.
    public init() {
        bytes = Data(House.random(Signer.keySize))
    }

    /// Reads a key; nil if the text is invalid.
    package init?(text: String) {
        guard let bytes = Base64URL.bytes(of: text), bytes.count == Signer.keySize else {
            return nil
        }
        self.bytes = Data(bytes)
    }

    /// The key as stored in a file.
    package var text: String { Base64URL.text(of: bytes) }
}
