import Arcade
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
        String(decoding: Base64.addressLetters(of: Array(bytes)), as: UTF8.self)
    }

    static func bytes(of text: String) -> [UInt8]? {
        // One text for one row of bytes: without padding.
        text.utf8.contains(UInt8(ascii: "="))
            ? nil : Base64.bytes(ofAddressLetters: Array(text.utf8))
    }
}
