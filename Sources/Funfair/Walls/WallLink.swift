import Arcade
import Phrases

/// A link to a wall, as letters after `#wall=`. The letters contain the whole wall, so no house is
/// needed, and a checksum, because links often get cut off.
struct WallLink {
    /// The format's version. Readers can't interpret any other version.
    private static let version: UInt8 = 1
    private static let sumBytes = 4
    /// The maximum number of letters, which leaves space for the rest of a 2,000-character address.
    private static let mostLetters = 1900

    let name: WallName
    let cleared: ClearedWall

    /// The link's letters. If long names leave too little space for the run's score curve, the
    /// letters contain a curve that rises evenly.
    var letters: [UInt8] {
        let whole = letters(with: cleared.curve)
        return whole.count <= Self.mostLetters ? whole : letters(with: cleared.curve.evenly)
    }

    private func letters(with curve: ScoreCurve) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(byte: Self.version)
        writer.write(name.text)
        cleared.write(to: &writer, with: curve)
        var bytes = writer.bytes
        let sum = Checksum.of(bytes[...])
        for index in 0..<Self.sumBytes {
            bytes.append(UInt8(truncatingIfNeeded: sum >> (UInt32(index) * 8)))
        }
        return Base64.addressLetters(of: bytes)
    }

    init(name: WallName, cleared: ClearedWall) {
        self.name = name
        self.cleared = cleared
    }

    /// - Throws: `WallLinkProblem`, with a message for the player.
    init(letters: [UInt8]) throws(WallLinkProblem) {
        guard let bytes = Base64.bytes(ofAddressLetters: letters), bytes.count > Self.sumBytes
        else { throw .damaged }
        var rest = Checksum.of(bytes.dropLast(Self.sumBytes))
        for byte in bytes.suffix(Self.sumBytes) {
            guard byte == UInt8(truncatingIfNeeded: rest) else { throw .damaged }
            rest >>= 8
        }
        guard bytes[0] == Self.version else { throw .newer }
        var reader = ByteReader(Array(bytes.dropLast(Self.sumBytes)))
        do throws(RecordingProblem) {
            _ = try reader.byte()
            name = try reader.wallName()
            cleared = try ClearedWall(from: &reader)
        } catch {
            throw .damaged
        }
        guard reader.remaining == 0 else { throw .damaged }
    }
}

/// Why a link doesn't contain a wall.
enum WallLinkProblem: UInt8, Error {
    /// The link was damaged in transit.
    case damaged
    /// A later Funfair made the link.
    case newer

    func sentence(in words: Words) -> String {
        words[self == .newer ? .wallLinkNewer : .wallLinkDamaged]
    }
}
