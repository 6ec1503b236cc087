import Foundation
import FunfairFace
import Testing

@Suite("Files as storage")
@MainActor
struct FileStoreTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("funfair-\(UUID())/kept", isDirectory: true)

    private var names: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).sorted()
    }

    private func clean() {
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    @Test func `A text saved as a file is loaded byte for byte`() throws {
        defer { clean() }
        let text = Array("funfair names 1\nAmélie 🎈\n".utf8)
        try FileStore(folder).save(text, as: "funfair.names")
        #expect(try FileStore(folder).load("funfair.names") == text)
        #expect(names == ["funfair.names"])
    }

    @Test func `A missing text loads as nil, and removing it does nothing`() throws {
        defer { clean() }
        let store = FileStore(folder)
        #expect(try store.load("funfair.names") == nil)
        try store.remove("funfair.names")
        try store.setAside("funfair.names")
        #expect(names.isEmpty)
    }

    @Test(arguments: 0..<10)
    func `The file store behaves like a dictionary`(seed: Int) throws {
        defer { clean() }
        var random = Shuffled(seed: UInt64(seed))
        var texts: [String: [UInt8]] = [:]
        for _ in 0..<60 {
            let key = "funfair.\(Int.random(in: 0..<3, using: &random))"
            let store = FileStore(folder)
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                    UInt8.random(in: .min ... .max, using: &random)
                }
                try store.save(text, as: key)
                texts[key] = text
            case 1:
                try store.remove(key)
                texts[key] = nil
            default: #expect(try store.load(key) == texts[key])
            }
        }
        #expect(names == texts.keys.sorted())
    }

    @Test func `Each text set aside gets a new file name`() throws {
        defer { clean() }
        let store = FileStore(folder)
        for text in ["first", "second"] {
            try store.save(Array(text.utf8), as: "funfair.scores")
            try store.setAside("funfair.scores")
        }
        #expect(names == ["funfair.scores.aside-1", "funfair.scores.aside-2"])
        #expect(try store.load("funfair.scores.aside-1") == Array("first".utf8))
        #expect(try store.load("funfair.scores.aside-2") == Array("second".utf8))
        #expect(try store.load("funfair.scores") == nil)
    }

    @Test func `A failed write to a file is reported`() throws {
        defer { clean() }
        let parent = folder.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data("no folder".utf8).write(to: folder)
        #expect(throws: DeviceStoreProblem.self) { try FileStore(folder).save([1], as: "a") }
        #expect(try Data(contentsOf: folder) == Data("no folder".utf8))
    }

    @Test func `An unreadable file is never overwritten`() throws {
        defer { clean() }
        // A folder can't be read as a file.
        let place = folder.appendingPathComponent("funfair.scores", isDirectory: true)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let store = FileStore(folder)
        #expect(throws: DeviceStoreProblem.self) { try store.load("funfair.scores") }
        try store.save([1, 2], as: "funfair.scores")
        #expect(names == ["funfair.scores", "funfair.scores.aside-1"])
        #expect(try store.load("funfair.scores") == [1, 2])
    }

    @Test func `An interrupted write leaves the old text intact`() throws {
        defer { clean() }
        let store = FileStore(folder)
        try store.save([1, 2, 3], as: "funfair.scores")
        // The new text is first written to a separate file, so a reader of the old file isn't
        // affected.
        let reader = try FileHandle(
            forReadingFrom: folder.appendingPathComponent("funfair.scores"))
        try store.save([4, 5, 6, 7], as: "funfair.scores")
        #expect(try reader.readToEnd() == Data([1, 2, 3]))
        #expect(try store.load("funfair.scores") == [4, 5, 6, 7])
    }
}
