import Foundation
import HouseWire

/// What a device shows to be the one that first used its names: 32 bytes that it drew at random. The
/// house keeps only their hash.
package struct DeviceSecret: Sendable {
    private let bytes: [UInt8]

    /// The secret that a request shows, or nil where it is none.
    package init?(text: String) {
        guard let bytes = Base64URL.bytes(of: text), bytes.count == WireLimits.secretBytes else {
            return nil
        }
        self.bytes = bytes
    }

    /// As the device shows it.
    var text: String { Base64URL.text(of: bytes) }

    /// What the house keeps. The secret is as long as the hash and drawn at random: there is nothing
    /// to guess, and nothing that a slow hash would slow down.
    package var hash: Data { Data(Hash.of(bytes)) }

    /// What the device is counted by, which nobody can use as a secret.
    var counted: String { Base64URL.text(of: hash) }
}

/// Bytes as letters that a header and an address can carry.
enum Base64URL {
    static func text(of bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    static func bytes(of text: String) -> [UInt8]? {
        guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "/") }) else {
            return nil
        }
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        let plain = text.replacing("-", with: "+").replacing("_", with: "/") + padding
        guard let data = Data(base64Encoded: plain) else { return nil }
        // One text for one row of bytes: the last letter has bits to spare.
        return Self.text(of: data) == text ? Array(data) : nil
    }
}
