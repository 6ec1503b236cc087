import Arcade
import Foundation
import Funfair
import Testing

/// Checks that this version still reproduces the results of stored recordings.
/// `scripts/golden.sh` makes new recordings.
@Suite("Golden recordings")
struct GoldenTests {
    /// A line of expected.txt.
    struct Golden: Sendable, CustomTestStringConvertible {
        let name: String
        let score: Int
        let ticks: Int
        let stateHash: String
        let everyTick: String

        init?(_ line: Substring) {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 5, let score = Int(words[1]), let ticks = Int(words[2]) else {
                return nil
            }
            name = words[0]
            self.score = score
            self.ticks = ticks
            stateHash = words[3]
            everyTick = words[4]
        }

        var testDescription: String { name }

        /// Returns the recording's bytes.
        func bytes() throws -> [UInt8] {
            Array(try Data(contentsOf: folder.appending(path: name)))
        }
    }

    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")

    static let all: [Golden] = {
        let table = try? String(contentsOf: folder.appending(path: "expected.txt"), encoding: .utf8)
        return (table ?? "").split(separator: "\n").compactMap(Golden.init)
    }()

    @Test func `Every golden recording has an expected result`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
        let recordings = files.filter { $0.hasSuffix(".funfair") }
        #expect(recordings.count >= 5)
        #expect(recordings.sorted() == Self.all.map(\.name).sorted())
    }

    @Test("The score and final state of a golden recording never change", arguments: all)
    func result(golden: Golden) throws {
        let run = try VerifiedRun(verifying: golden.bytes())
        #expect(run.result.score == golden.score)
        #expect(run.result.ticks == golden.ticks)
        #expect(run.result.stateHash.hexadecimal == golden.stateHash)
    }

    @Test("The state of a golden recording never changes at any tick", arguments: all)
    func everyTick(golden: Golden) throws {
        var everyTick = StateHash()
        var ticks = 0
        _ = try VerifiedRun(verifying: golden.bytes()) {
            everyTick.combine($0)
            ticks += 1
        }
        #expect(ticks == golden.ticks)
        #expect(everyTick.value.hexadecimal == golden.everyTick)
    }
}
