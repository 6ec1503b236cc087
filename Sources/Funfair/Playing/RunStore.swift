import Arcade
import Phrases

/// An interrupted run as text: the device's orientation and the recording.
enum RunStore {
    private static let kind = "run"
    private static let upright = "upright"
    private static let sideways = "sideways"

    static func text(of bytes: [UInt8], isUpright: Bool) -> [UInt8] {
        var text = StoredText(kind)
        text.add(
            isUpright ? upright : sideways,
            String(bytes: Base64.letters(of: bytes)))
        text.seal()
        return text.bytes
    }

    /// Returns the run in a stored text, or nil if the text is invalid.
    static func run(in text: [UInt8]) -> (bytes: [UInt8], isUpright: Bool)? {
        guard let lines = StoredText.sealedLines(of: kind, in: text), lines.count == 1 else {
            return nil
        }
        let words = StoredText.words(of: lines[0], most: 2)
        guard words.count == 2, words[0].spells(upright) || words[0].spells(sideways),
            let bytes = Base64.bytes(of: words[1])
        else { return nil }
        return (bytes, words[0].spells(upright))
    }
}
