/// CRC-32 (IEEE 802.3), which tells what was cut or scrambled on its way.
public enum Checksum {
    /// The checksum of `bytes`.
    public static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var crc: UInt32 = .max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 {
                crc = (crc >> 1) ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0)
            }
        }
        return ~crc
    }
}
