import Arcade

/// A picture with at most 256 colours.
struct PalettePicture {
    let width: Int
    let height: Int
    /// The colours, each as `0xRRGGBB`.
    let palette: [UInt32]
    /// The index of each pixel's colour, row by row.
    private(set) var pixels: [UInt8]

    /// Creates a picture filled with the first colour.
    init(width: Int, height: Int, palette: [UInt32]) {
        precondition((1...256).contains(palette.count), "a pixel has one byte")
        self.width = width
        self.height = height
        self.palette = palette
        pixels = [UInt8](repeating: 0, count: width * height)
    }

    /// Fills a rectangle, except the part outside the picture.
    mutating func fill(x: Int, y: Int, width: Int, height: Int, colour: UInt8) {
        let columns = max(0, x)..<max(0, min(x + width, self.width), x)
        for row in max(0, y)..<max(0, min(y + height, self.height), y) {
            for column in columns { pixels[row * self.width + column] = colour }
        }
    }

    /// Fills a circle around a pixel, except the part outside the picture.
    mutating func fillCircle(x: Int, y: Int, radius: Int, colour: UInt8) {
        for row in -radius...radius {
            let half = Int(Double(radius * radius - row * row).squareRoot())
            fill(x: x - half, y: y + row, width: 2 * half + 1, height: 1, colour: colour)
        }
    }

    // MARK: PNG

    /// The picture as a PNG.
    var png: [UInt8] {
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        func add(_ kind: String, _ data: [UInt8]) {
            let body = Array(kind.utf8) + data
            png +=
                Self.bytes(of: UInt32(data.count)) + body
                + Self.bytes(of: Checksum.of(body[...]))
        }
        let size = Self.bytes(of: UInt32(width)) + Self.bytes(of: UInt32(height))
        // Eight bits for each pixel, with a palette.
        add("IHDR", size + [8, 3, 0, 0, 0])
        add("PLTE", palette.flatMap { Self.bytes(of: $0).dropFirst() })
        add("IDAT", RunLengthDeflate.zlib(filtered))
        add("IEND", [])
        return png
    }

    /// The rows, each as its difference from the row above it, because most rows are equal.
    private var filtered: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity((width + 1) * height)
        for row in 0..<height {
            bytes.append(2)
            for place in row * width..<(row + 1) * width {
                bytes.append(pixels[place] &- (row > 0 ? pixels[place - width] : 0))
            }
        }
        return bytes
    }

    static func bytes(of number: UInt32) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
}

/// Compresses runs of equal bytes, as zlib data (RFC 1950 and 1951). Much simpler than zlib, and good
/// enough for pictures of rectangles.
struct RunLengthDeflate {
    private var bytes: [UInt8] = [0x78, 0x01]
    private var buffer: UInt32 = 0
    private var count: UInt32 = 0

    static func zlib(_ data: [UInt8]) -> [UInt8] {
        var writer = RunLengthDeflate()
        // The last block, with the standard's own codes.
        writer.write(0b011, bits: 3)
        var place = 0
        while place < data.count {
            let byte = data[place]
            writer.writeCode(Int(byte))
            place += 1
            var run = 0
            while place + run < data.count, data[place + run] == byte { run += 1 }
            place += run
            while run >= 3 {
                // The codes of the lengths 3 to 10 and 258 aren't followed by further bits.
                let length = run >= 258 ? 258 : min(run, 10)
                writer.writeCode(length == 258 ? 285 : 254 + length)
                // The distance: the byte before.
                writer.write(0, bits: 5)
                run -= length
            }
            for _ in 0..<run { writer.writeCode(Int(byte)) }
        }
        writer.writeCode(256)
        writer.write(0, bits: 7)
        return writer.bytes + PalettePicture.bytes(of: adler(data))
    }

    /// Writes a literal, a length, or 256 for the end, with the codes of RFC 1951, 3.2.6.
    private mutating func writeCode(_ symbol: Int) {
        let (code, bits): (Int, UInt32) =
            switch symbol {
            case ..<144: (0x30 + symbol, 8)
            case ..<256: (0x190 + symbol - 144, 9)
            case ..<280: (symbol - 256, 7)
            default: (0xC0 + symbol - 280, 8)
            }
        // Codes begin with their highest bit, all else with its lowest.
        for bit in (0..<bits).reversed() { write(UInt32(code) >> bit & 1, bits: 1) }
    }

    private mutating func write(_ value: UInt32, bits: UInt32) {
        buffer |= value << count
        count += bits
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: buffer))
            buffer >>= 8
            count -= 8
        }
    }

    private static func adler(_ data: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in data {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return high << 16 | low
    }
}
