import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("One house per file")
struct LeaseTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/scores.sqlite" }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `The refusal of a second house on the same file names the file`() throws {
        let first = try SQLiteRepository(path: path, for: .house)
        #expect {
            try SQLiteRepository(path: path, for: .house)
        } throws: { error in
            "\(error)".contains("Another house is using \(path).")
        }
        try first.close()
    }

    @Test func `A second house is refused on a link to the same file`() throws {
        let first = try SQLiteRepository(path: path, for: .house)
        try folder.link("other.sqlite", to: path)
        #expect(throws: StoreProblem.self) {
            try SQLiteRepository(path: folder.path + "/other.sqlite", for: .house)
        }
        try first.close()
    }

    @Test func `Read-only commands can open the file while a house is open`() async throws {
        let house = try SQLiteRepository(path: path, for: .house)
        let visitor = try SQLiteRepository(path: path)
        #expect(try await visitor.flaws() == [])
        try visitor.close()
        try await house.checkStoring(at: Timestamp(milliseconds: 0))
        try house.close()
    }

    @Test func `The next house can open after the first has closed`() throws {
        do {
            let first = try SQLiteRepository(path: path, for: .house)
            try first.close()
        }
        try SQLiteRepository(path: path, for: .house).close()
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: handles)))
    func `A child process that is starting doesn't block the next house`() throws {
        let first = try SQLiteRepository(path: path, for: .house)
        // Until it runs another program, a child process inherits every handle open here.
        let kept = try FileManager.default.contentsOfDirectory(atPath: Self.handles)
            .filter { handle in
                let open = try? FileManager.default.destinationOfSymbolicLink(
                    atPath: Self.handles + "/" + handle)
                return open == HouseFiles(data: path).lease
            }
            .compactMap { Int32($0) }.map { dup($0) }
        defer { for handle in kept { close(handle) } }
        #expect(kept.count == 1)
        try first.close()
        try SQLiteRepository(path: path, for: .house).close()
    }

    /// The folder where Linux lists the handles open in this process.
    private static let handles = "/proc/self/fd"
}
