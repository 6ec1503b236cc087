/// Reads a recording's bytes. For invalid bytes, it throws a `RecordingProblem` and never crashes.
public struct ByteReader: Sendable {
    private let bytes: [UInt8]
    private let end: Int
    /// The index of the next byte.
    public private(set) var position: Int

    /// Creates a reader of all `bytes`.
    public init(_ bytes: [UInt8]) {
        self.init(bytes, within: bytes.indices)
    }

    /// Creates a reader of a part of `bytes`, without copying them.
    init(_ bytes: [UInt8], within range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// The number of bytes left.
    public var remaining: Int { end - position }

    /// Reads one byte.
    ///
    /// - Throws: `.cutShort`.
    public mutating func byte() throws(RecordingProblem) -> UInt8 {
        guard position < end else { throw .cutShort }
        position += 1
        return bytes[position - 1]
    }

    /// Reads a whole number from 0 to `highest`, written by `ByteWriter.write(_:)`.
    ///
    /// - Throws: `.cutShort`, or `.damaged` if the number is larger or not in its shortest form.
    public mutating func number(upTo highest: Int) throws(RecordingProblem) -> Int {
        let start = position
        var value: UInt64 = 0
        for index in 0..<5 {
            let next = try byte()
            value |= UInt64(next & 0x7F) << UInt64(7 * index)
            if next < 0x80 {
                guard value <= UInt64(highest), index == 0 || next > 0 else { break }
                return Int(value)
            }
        }
        throw .damaged(at: start)
    }

    /// Reads 64 bits, lowest byte first.
    ///
    /// - Throws: `.cutShort`.
    public mutating func bits() throws(RecordingProblem) -> UInt64 {
        var value: UInt64 = 0
        for index in 0..<8 {
            value |= UInt64(try byte()) << UInt64(index * 8)
        }
        return value
    }

    /// Reads a point from three bytes.
    ///
    /// - Throws: `.cutShort`.
    public mutating func place() throws(RecordingProblem) -> InputPoint {
        let low = Int(try byte())
        let middle = Int(try byte())
        let high = Int(try byte())
        return InputPoint(quartersX: low | ((middle & 0xF) << 8), y: (middle >> 4) | (high << 4))
    }

    /// Reads a text of at most `longest` UTF-8 bytes.
    ///
    /// - Throws: `.cutShort`, or `.damaged` if the text is longer or not UTF-8.
    public mutating func text(longest: Int) throws(RecordingProblem) -> String {
        let start = position
        let count = try number(upTo: longest)
        guard count <= remaining else { throw .cutShort }
        let slice = bytes[position..<(position + count)]
        guard let text = String(validating: slice, as: UTF8.self) else {
            throw .damaged(at: start)
        }
        position += count
        return text
    }
}
