import Foundation
import HouseWire

/// A code that links a device: six words, which are easy to read out and to type.
///
/// Six of 256 words are 48 bits. A code is valid for ten minutes, and an address can try only a few,
/// so nobody guesses one. Stored codes are hashed without a key or a salt: whoever can read the
/// store and would have to guess them already has what they lead to.
struct LinkCode: Equatable, Sendable {
    /// The words. No two differ in just one letter, so a slip doesn't lead to another word.
    static let words = String(decoding: PackageResources.code_words_txt, as: UTF8.self)
        .split(separator: "\n").map { String($0) }
    private static let known = Set(words)

    /// The words with single spaces between them.
    let text: String

    /// Draws a code.
    init(using generator: inout some RandomNumberGenerator) {
        let bytes = (0..<WireLimits.wordsOfCode).map { _ in
            UInt8.random(in: .min ... .max, using: &generator)
        }
        text = bytes.map { Self.words[Int($0)] }.joined(separator: " ")
    }

    /// Reads a code as somebody typed it, in any case, and with anything but letters between the
    /// words.
    ///
    /// - Returns: nil if it isn't six of the words.
    init?(typed: String) {
        let words = typed.lowercased().split { !$0.isLetter }.map { String($0) }
        guard words.count == WireLimits.wordsOfCode, words.allSatisfy(Self.known.contains) else {
            return nil
        }
        text = words.joined(separator: " ")
    }

    /// The hash that the house stores.
    var hash: Data { Data(Hash.of(Array(text.utf8))) }
}
