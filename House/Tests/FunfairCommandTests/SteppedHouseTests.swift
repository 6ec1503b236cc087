import Foundation
import Testing

@Suite("funfair-dev house")
struct SteppedHouseTests {
    private let folder: TemporaryFolder
    private let site: String

    init() throws {
        folder = try TemporaryFolder()
        site = folder.path
        try "<!doctype html>".write(
            toFile: folder.file("index.html"), atomically: true, encoding: .utf8)
    }

    @Test func `The house opens, and closes at the end of its input`() throws {
        let data = folder.file("scores.sqlite")
        let command = try Command(.developer, "house", "--site", site, "--data", data)
        #expect(command.exitCode == 0, "\(command.complaint)")
        #expect(command.lines.count == 1)
        #expect(command.output.hasPrefix("Funfair is open at http://127.0.0.1:"))
        #expect(FileManager.default.fileExists(atPath: data))
    }

    @Test func `A missing site is reported, and the exit code is 1`() throws {
        let command = try Command(
            .developer, "house", "--site", folder.file("none"), "--data", folder.file("s.sqlite"))
        #expect(command.exitCode == 1)
        #expect(command.complaint == "Error: There is no folder \(folder.file("none")).\n")
    }

    @Test func `A file of scores is required`() throws {
        let command = try Command(.developer, "house", "--site", site)
        #expect(command.exitCode == 2)
        #expect(command.complaint.contains("--data"))
    }
}
