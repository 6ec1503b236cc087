import Crypto
import Foundation

/// What a house signs its tickets with: whoever knows it can write tickets.
public struct TicketKey: Sendable {
    private static let size = 32

    let bytes: Data

    /// A new one, that nobody could guess.
    public init() {
        bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
    }

    /// The key that a text is, or nil where it is none.
    init?(text: String) {
        guard let bytes = Base64URL.bytes(of: text), bytes.count == Self.size else { return nil }
        self.bytes = Data(bytes)
    }

    /// The key as a file keeps it.
    var text: String { Base64URL.text(of: bytes) }
}
