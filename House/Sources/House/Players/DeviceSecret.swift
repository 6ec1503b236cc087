import Arcade
import Foundation
import HouseWire

/// A device's proof that it owns its names, 32 random bytes. The house stores only their hash.
package struct DeviceSecret: Sendable {
    private let bytes: [UInt8]

    /// Reads the secret in a request; nil if invalid.
    package init?(text: String) {
        guard let bytes = Base64URL.bytes(of: text), bytes.count == WireLimits.secretBytes else {
            return nil
        }
        self.bytes = bytes
    }

    /// The secret as sent in requests.
    var text: String { Base64URL.text(of: bytes) }

    /// The hash that the house stores. The secret is random and as long as the hash, so it can't be
    /// guessed, and a slow hash wouldn't help.
    package var hash: Data { Data(Hash.of(bytes)) }

    /// The key for rate limits. It can't be used instead of the secret.
    var counted: String { Base64URL.text(of: hash) }
}

/// Encodes bytes as characters that are allowed in headers and URLs.
enum Base64URL {
    static func text(of bytes: some Sequence<UInt8>) -> String {
        String(decoding: Base64.addressLetters(of: Array(bytes)), as: UTF8.self)
    }

    static func bytes(of text: String) -> [UInt8]? {
        // Reject padding, to allow only one text for each sequence of bytes.
        text.utf8.contains(UInt8(ascii: "="))
            ? nil : Base64.bytes(ofAddressLetters: Array(text.utf8))
    }
}
