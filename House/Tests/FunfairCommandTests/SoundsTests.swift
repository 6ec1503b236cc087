import Foundation
import Testing

@Suite("funfair-dev sounds")
struct SoundsTests {
    /// A WAVE file, parsed the way a media player would.
    struct Wave {
        let bytes: [UInt8]

        func text(at place: Int) -> String {
            String(decoding: bytes[place..<place + 4], as: UTF8.self)
        }

        func number(at place: Int, size: Int) -> Int {
            bytes[place..<place + size].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
    }

    @Test func `Each sound's length and checksum match the golden table`() throws {
        let golden = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Tests/Golden/sounds.txt")
        let command = try Command(.developer, "sounds")
        #expect(command.exitCode == 0)
        #expect(command.output == (try String(contentsOf: golden, encoding: .utf8)))
    }

    @Test func `Each sound is written to a file in a new folder, and the file is listed`() throws {
        let folder = try TemporaryFolder()
        let sounds = folder.file("a/b")
        let command = try Command(.developer, "sounds", "--export", sounds)
        #expect(command.exitCode == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: sounds)
        #expect(command.lines.map(String.init).sorted() == names.map { "\(sounds)/\($0)" }.sorted())

        let listed = try Command(.developer, "sounds").lines
        #expect(names.count == listed.count)
        for line in listed {
            let words = line.split(separator: " ")
            let wave = Wave(
                bytes: Array(try Data(contentsOf: URL(filePath: "\(sounds)/\(words[0]).wav"))))
            let samples = try #require(Int(words[1]))
            // The file has one channel with 44,100 samples per second, each of 16 bits.
            #expect([0, 8, 12, 36].map(wave.text) == ["RIFF", "WAVE", "fmt ", "data"])
            #expect(wave.number(at: 4, size: 4) == wave.bytes.count - 8)
            #expect(wave.number(at: 16, size: 4) == 16)
            #expect([20, 22, 32, 34].map { wave.number(at: $0, size: 2) } == [1, 1, 2, 16])
            #expect(wave.number(at: 24, size: 4) == 44_100)
            #expect(wave.number(at: 28, size: 4) == 88_200)
            #expect(wave.number(at: 40, size: 4) == samples * 2)
            #expect(wave.bytes.count == samples * 2 + 44)
        }
    }

    @Test func `A folder that can't be created is reported, and the exit code is 1`() throws {
        let command = try Command(.developer, "sounds", "--export", "/dev/null/sounds")
        #expect(command.exitCode == 1)
        #expect(command.output == "")
        #expect(
            command.complaint
                == "Error: The folder /dev/null/sounds cannot be created: Not a directory.\n")
    }

    @Test func `A file that can't be written is reported, and the exit code is 1`() throws {
        let folder = try TemporaryFolder()
        let taken = folder.file("pop-00.wav")
        try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: false)
        let command = try Command(.developer, "sounds", "--export", folder.path)
        #expect(command.exitCode == 1)
        #expect(command.complaint == "Error: \(taken) cannot be written: Is a directory.\n")
    }

    @Test func `A missing folder name is a usage error`() throws {
        let command = try Command(.developer, "sounds", "--export")
        #expect(command.exitCode == 2)
        #expect(command.complaint.contains("Usage: funfair-dev sounds"))
    }
}

/// A temporary folder, deleted together with this object.
final class TemporaryFolder {
    let path: String

    /// Creates an empty folder.
    init() throws {
        path = FileManager.default.temporaryDirectory
            .appending(path: "funfair-\(UUID().uuidString)").path()
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns the path for a file of the given name in the folder.
    func file(_ name: String) -> String { "\(path)/\(name)" }
}
