import Foundation

extension JSONEncoder {
    /// The encoder for all JSON that the house writes.
    package static var house: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
