import Foundation
import Funfair
import FunfairFace
import Testing

@Suite("The app on this device")
@MainActor
struct LaunchTests {
    @Test func `The app begins with the three stalls`() {
        let face = Face(Devices(store: FileStore(Self.newFolder())), languages: ["en"])
        guard case .home(let home) = face.view.screen else {
            Issue.record("It shows \(face.view.screen)")
            return
        }
        #expect(home.items.map(\.stall) == Stall.allCases)
    }

    @Test func `The app uses the device's language`() {
        let face = Face(Devices(store: FileStore(Self.newFolder())), languages: ["es-MX", "en"])
        #expect(face.view.words.language == .spanish)
    }

    @Test func `A reopened store has the saved data`() throws {
        let folder = Self.newFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileStore(folder).save(Array("three stalls".utf8), as: "sign")
        #expect(try FileStore(folder).load("sign") == Array("three stalls".utf8))
    }

    private static func newFolder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    }
}
