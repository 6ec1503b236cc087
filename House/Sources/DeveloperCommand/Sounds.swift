import Arcade
import ArgumentParser
import CommandKit
import Foundation
import Sound

/// `funfair-dev sounds`: lists or exports every sound and tune.
struct Sounds: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List every sound and tune, or write them as WAV files.",
        discussion: """
            Each line has a sound's name, its number of samples (44100 per second), and their \
            CRC-32 as 16-bit numbers: two machines that print the same lines sound the same. With \
            --export, each line is a file that was written.

            Exit codes: 0 done; 1 a file cannot be written; 2 usage error.
            """)

    @Option(
        help: ArgumentHelp(
            "Write a file for each into this folder, and create it if it is missing.",
            valueName: "folder"))
    var export: String?

    func run() throws {
        var output = LineOutput()
        if let export { try Self.makeFolder(export) }
        for piece in SoundPiece.all {
            let samples = piece.samples
            if let export {
                try output.write(try Self.write(samples, named: piece.name, into: export))
            } else {
                let checksum = Checksum.of(WaveFile.codeBytes(of: samples)[...])
                try output.write(
                    "\(piece.name) \(samples.count) \(String(checksum, radix: 16))")
            }
        }
        try output.flush()
    }

    private static func makeFolder(_ path: String) throws(CommandFailure) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                message: "The folder \(path) cannot be created: \(CommandFailure.reason(error))",
                exitCode: .failure)
        }
    }

    /// - Returns: the file's path.
    private static func write(
        _ samples: [Float], named name: String, into folder: String
    ) throws(CommandFailure) -> String {
        let file = URL(filePath: folder).appending(path: "\(name).wav")
        do {
            try Data(WaveFile.bytes(of: samples)).write(to: file)
        } catch {
            throw CommandFailure(
                message: "\(file.path()) cannot be written: \(CommandFailure.reason(error))",
                exitCode: .failure)
        }
        return file.path()
    }
}
