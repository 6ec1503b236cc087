import Arcade
import Testing

@Suite("Numbers, points and text as bytes")
struct ByteTests {
    private func bytes(_ fill: (inout ByteWriter) -> Void) -> [UInt8] {
        var writer = ByteWriter()
        fill(&writer)
        return writer.bytes
    }

    @Test(
        "A number is written with one byte for every seven bits",
        arguments: [
            (0, [0x00]), (1, [0x01]), (127, [0x7F]), (128, [0x80, 0x01]), (16_383, [0xFF, 0x7F]),
            (16_384, [0x80, 0x80, 0x01]), (2_147_483_647, [0xFF, 0xFF, 0xFF, 0xFF, 0x07]),
        ] as [(Int, [UInt8])])
    func numbers(number: Int, expected: [UInt8]) throws {
        #expect(bytes { $0.write(number) } == expected)
        var reader = ByteReader(expected)
        #expect(try reader.number(upTo: 2_147_483_647) == number)
        #expect(reader.remaining == 0)
    }

    @Test func `A number over the limit is refused at its first byte`() {
        var reader = ByteReader([9, 0x80, 0x01])
        #expect(throws: RecordingProblem.damaged(at: 1)) {
            _ = try reader.byte()
            _ = try reader.number(upTo: 127)
        }
    }

    @Test(
        "A number that isn't written in its shortest form is refused",
        arguments: [[0x80, 0x00], [0xFF, 0x80, 0x00], [0x81, 0x80, 0x80, 0x80, 0x00]] as [[UInt8]])
    func overlong(bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        #expect(throws: RecordingProblem.damaged(at: 0)) { try reader.number(upTo: .max) }
    }

    @Test func `A number longer than five bytes is refused`() {
        var reader = ByteReader([UInt8](repeating: 0xFF, count: 9))
        #expect(throws: RecordingProblem.damaged(at: 0)) { try reader.number(upTo: .max) }
    }

    @Test func `An incomplete number is reported as truncated`() {
        var reader = ByteReader([0x80])
        #expect(throws: RecordingProblem.cutShort) { try reader.number(upTo: 1000) }
    }

    @Test func `A 64-bit number is written and read unchanged`() throws {
        let bits: UInt64 = 0x0123_4567_89AB_CDEF
        var reader = ByteReader(bytes { $0.write(bits: bits) })
        #expect(try reader.bits() == bits)
        #expect(reader.remaining == 0)
    }

    @Test func `A 64-bit number needs eight bytes`() {
        var reader = ByteReader([1, 2, 3, 4, 5, 6, 7])
        #expect(throws: RecordingProblem.cutShort) { try reader.bits() }
    }

    @Test func `Every point is written and read unchanged`() throws {
        for x in stride(from: 0, through: InputPoint.limit, by: 273) {
            for y in stride(from: 0, through: InputPoint.limit, by: 117) {
                let place = try #require(
                    InputPoint(Point(x: Double(x) / 4, y: Double(y) / 4)))
                let written = bytes { $0.write(place) }
                #expect(written.count == 3)
                var reader = ByteReader(written)
                #expect(try reader.place() == place)
            }
        }
    }

    @Test func `Any three bytes are a valid point`() throws {
        var reader = ByteReader([0xFF, 0xFF, 0xFF])
        let place = try reader.place()
        #expect(place.x == InputPoint.limit)
        #expect(place.y == InputPoint.limit)
    }

    @Test(arguments: ["", "Ada", "Zoë 🎈", "名前"])
    func `Text is written and read unchanged`(text: String) throws {
        var reader = ByteReader(bytes { $0.write(text) })
        #expect(try reader.text(longest: 20) == text)
        #expect(reader.remaining == 0)
    }

    @Test func `Text longer than allowed is refused before it is read`() {
        var reader = ByteReader(bytes { $0.write("balloons") })
        #expect(throws: RecordingProblem.damaged(at: 0)) { try reader.text(longest: 7) }
    }

    @Test func `Text longer than the remaining bytes is reported as truncated`() {
        var reader = ByteReader([5, 0x41, 0x42])
        #expect(throws: RecordingProblem.cutShort) { try reader.text(longest: 20) }
    }

    @Test func `Text that isn't UTF-8 is refused`() {
        var reader = ByteReader([2, 0xC3, 0x28])
        #expect(throws: RecordingProblem.damaged(at: 0)) { try reader.text(longest: 20) }
    }
}
