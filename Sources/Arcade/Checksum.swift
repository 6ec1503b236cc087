/// CRC-32 (IEEE 802.3), which detects truncated or corrupted data.
public enum Checksum {
    /// The CRC of each byte value, so data is processed byte by byte instead of bit by bit.
    private static let table: [UInt32] = (0..<256).map { byte in
        var crc = UInt32(byte)
        for _ in 0..<8 {
            crc = (crc >> 1) ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0)
        }
        return crc
    }

    /// Returns the checksum of `bytes`.
    public static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        let table = table
        var crc: UInt32 = .max
        for byte in bytes {
            crc = (crc >> 8) ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)]
        }
        return ~crc
    }
}
