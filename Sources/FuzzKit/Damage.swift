import Arcade

/// Makes damaged recordings from valid ones. The same seed produces the same damage.
public struct Damage: Sendable {
    private let sound: [[UInt8]]
    private var chance: SeededGenerator

    /// - Parameters:
    ///   - sound: recordings to damage, at least one.
    ///   - seed: the seed of the damage.
    public init(of sound: [[UInt8]], seed: UInt64) {
        precondition(!sound.isEmpty, "there must be something to damage")
        self.sound = sound
        chance = SeededGenerator(seed: seed)
    }

    /// Returns the next damaged bytes. Most are damaged recordings with a corrected checksum,
    /// because a wrong checksum would hide the damage. Some are just noise.
    public mutating func next() -> [UInt8] {
        guard chance.below(16) > 0 else { return noise() }
        var bytes = pick()
        // More than half the time, there's only one change, which lets the reader get furthest.
        for _ in 0...(chance.below(2) * chance.below(4)) { harm(&bytes) }
        return chance.below(8) > 0 ? Self.sealed(bytes) : bytes
    }

    /// Returns the bytes with their last four replaced by the checksum of the rest.
    public static func sealed(_ bytes: [UInt8]) -> [UInt8] {
        let body = bytes.dropLast(4)
        let sum = Checksum.of(body)
        return body + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
    }

    private mutating func pick() -> [UInt8] { sound[chance.below(sound.count)] }

    private mutating func byte() -> UInt8 { UInt8(chance.below(256)) }

    private mutating func noise() -> [UInt8] {
        // Occasionally about as long as the longest recording.
        let count =
            chance.below(64) == 0
            ? RecordingFormat.mostBytes - 50 + chance.below(100) : chance.below(300)
        let bytes = (0..<count).map { _ in byte() }
        return chance.below(2) == 0 ? bytes : Self.sealed(Array(pick().prefix(8)) + bytes)
    }

    private mutating func harm(_ bytes: inout [UInt8]) {
        switch chance.below(8) {
        case 0: if let place = place(in: bytes) { bytes[place] ^= 1 << UInt8(chance.below(8)) }
        case 1: if let place = place(in: bytes) { bytes[place] = byte() }
        case 2: bytes.removeLast(chance.below(bytes.count + 1))
        case 3: bytes.removeSubrange(stretch(of: bytes))
        case 4:
            bytes.insert(contentsOf: bytes[stretch(of: bytes)], at: chance.below(bytes.count + 1))
        case 5:
            let other = pick()
            bytes.replaceSubrange(stretch(of: bytes), with: other[stretch(of: other)])
        case 6: bytes.insert(contentsOf: number(), at: place(in: bytes) ?? 0)
        default:
            guard let place = place(in: bytes) else { return }
            bytes.replaceSubrange(place...place, with: number())
        }
    }

    /// Returns an index into the bytes, half the time near the start, where bytes matter most; nil
    /// if there are no bytes.
    private mutating func place(in bytes: [UInt8]) -> Int? {
        guard !bytes.isEmpty else { return nil }
        return chance.below(chance.below(2) == 0 ? min(bytes.count, 48) : bytes.count)
    }

    private mutating func stretch(of bytes: [UInt8]) -> Range<Int> {
        let start = chance.below(bytes.count + 1)
        return start..<(start + chance.below(min(bytes.count - start, 64) + 1))
    }

    /// Returns an encoded number: at a limit, of any size, or badly encoded.
    private mutating func number() -> [UInt8] {
        var writer = ByteWriter()
        switch chance.below(4) {
        case 0:
            let edges = [0, 1, 127, 128, 4095, 4096, 12_000, 12_001, 21_600, 65_536, 2_147_483_647]
            writer.write(edges[chance.below(edges.count)])
            return writer.bytes
        case 1:
            writer.write(chance.below(1 << (1 + chance.below(30))))
            return writer.bytes
        case 2: return [UInt8](repeating: 0xFF, count: 1 + chance.below(6))
        default: return [UInt8](repeating: 0x80, count: chance.below(5)) + [0]
        }
    }
}
