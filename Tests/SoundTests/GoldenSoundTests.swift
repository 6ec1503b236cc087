import Arcade
import Foundation
import Sound
import Testing

/// Compares each sound with its stored checksum, which `scripts/golden.sh` updates.
@Suite("Golden sounds")
struct GoldenSoundTests {
    private static let file = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Golden/sounds.txt")

    private static let lines =
        ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")

    @Test func `Every sound has a stored checksum, in order`() {
        let names = Self.lines.map { $0.prefix { $0 != " " } }
        #expect(names.map(String.init) == SoundPiece.all.map(\.name))
    }

    @Test("Every sound matches its stored checksum", arguments: Heard.all)
    func bytes(heard: Heard) throws {
        let name = heard.piece.name
        let line = try #require(Self.lines.first { $0.hasPrefix(name + " ") })
        let bytes = Synthesizer.pulseCode(heard.samples).flatMap { sample in
            let bits = UInt16(bitPattern: sample)
            return [UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8)]
        }
        let checksum = String(Checksum.of(bytes[...]), radix: 16)
        #expect(line == "\(name) \(heard.samples.count) \(checksum)")
    }
}
