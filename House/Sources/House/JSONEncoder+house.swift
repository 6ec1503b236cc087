import Foundation

extension JSONEncoder {
    /// The one way in which the house writes JSON.
    package static var house: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
