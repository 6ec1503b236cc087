/// CRC-32 (IEEE 802.3), which tells what was cut or scrambled on its way.
public enum Checksum {
    /// What each byte alone comes to: a recording is read byte by byte and not bit by bit.
    private static let table: [UInt32] = (0..<256).map { byte in
        var crc = UInt32(byte)
        for _ in 0..<8 {
            crc = (crc >> 1) ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0)
        }
        return crc
    }

    /// The checksum of `bytes`.
    public static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        let table = table
        var crc: UInt32 = .max
        for byte in bytes {
            crc = (crc >> 8) ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)]
        }
        return ~crc
    }
}
