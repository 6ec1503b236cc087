import Foundation
import Sound

/// A sound as a file that any player opens: WAV, one channel, whole numbers of 16 bits.
enum WaveFile {
    private static let channels: UInt16 = 1
    private static let bytesPerSample: UInt16 = 2
    /// Numbers as they are, not compressed.
    private static let plainCode: UInt16 = 1
    /// The bytes of the head that its own count of bytes leaves out, and of that of the format.
    private static let headSize: UInt32 = 36
    private static let formatSize: UInt32 = 16

    /// The bytes of the file.
    static func bytes(of samples: [Float]) -> [UInt8] {
        let rate = UInt32(Synthesizer.samplesPerSecond)
        let code = codeBytes(of: samples)
        var file: [UInt8] = []
        file.append(contentsOf: "RIFF".utf8)
        append(headSize + UInt32(code.count), to: &file)
        file.append(contentsOf: "WAVEfmt ".utf8)
        append(formatSize, to: &file)
        append(plainCode, to: &file)
        append(channels, to: &file)
        append(rate, to: &file)
        append(rate * UInt32(channels * bytesPerSample), to: &file)
        append(channels * bytesPerSample, to: &file)
        append(bytesPerSample * 8, to: &file)
        file.append(contentsOf: "data".utf8)
        append(UInt32(code.count), to: &file)
        return file + code
    }

    /// The samples without a head, as they stand in the file.
    static func codeBytes(of samples: [Float]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(samples.count * Int(bytesPerSample))
        for sample in Synthesizer.pulseCode(samples) {
            append(UInt16(bitPattern: sample), to: &bytes)
        }
        return bytes
    }

    /// The lowest byte first, as everywhere in such files.
    private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
