import Foundation
import Sound

/// A sound as a WAV file: one channel of 16-bit integers.
enum WaveFile {
    private static let channels: UInt16 = 1
    private static let bytesPerSample: UInt16 = 2
    /// The format code of uncompressed samples.
    private static let plainCode: UInt16 = 1
    /// The sizes in bytes of the header after its size field, and of the format chunk.
    private static let headSize: UInt32 = 36
    private static let formatSize: UInt32 = 16

    /// Returns the bytes of a WAV file with the given samples.
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

    /// Returns the samples as stored in the file, without a header.
    static func codeBytes(of samples: [Float]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(samples.count * Int(bytesPerSample))
        for sample in Synthesizer.pulseCode(samples) {
            append(UInt16(bitPattern: sample), to: &bytes)
        }
        return bytes
    }

    /// Appends a number in little-endian order, as WAV files require.
    private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
