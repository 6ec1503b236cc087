import Arcade
import Testing

@Suite("The checksum of a recording")
struct ChecksumTests {
    @Test(
        "The checksum is the CRC-32 of IEEE 802.3",
        arguments: [
            ("", 0), ("123456789", 0xCBF4_3926),
            ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
        ] as [(String, UInt32)])
    func knownSums(text: String, sum: UInt32) {
        #expect(Checksum.of(Array(text.utf8)[...]) == sum)
    }

    @Test func `A flipped bit changes the checksum`() {
        let bytes = Array("A run as a value".utf8)
        let sum = Checksum.of(bytes[...])
        for place in 0..<(bytes.count * 8) {
            var flipped = bytes
            flipped[place / 8] ^= 1 << UInt8(place % 8)
            #expect(Checksum.of(flipped[...]) != sum)
        }
    }
}
