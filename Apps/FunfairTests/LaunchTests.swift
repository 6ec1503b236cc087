import Foundation
import Funfair
import FunfairFace
import Testing

@Suite("The app on this device")
@MainActor
struct LaunchTests {
    @Test func `It begins with the three stalls`() {
        let face = Face(Devices(store: FileStore(Self.newFolder())), languages: ["en"])
        guard case .home(let home) = face.view.screen else {
            Issue.record("It shows \(face.view.screen)")
            return
        }
        #expect(home.items.map(\.stall) == Stall.allCases)
    }

    @Test func `It speaks the language of the device`() {
        let face = Face(Devices(store: FileStore(Self.newFolder())), languages: ["es-MX", "en"])
        #expect(face.view.words.language == .spanish)
    }

    @Test func `What was kept is there when it is opened again`() throws {
        let folder = Self.newFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileStore(folder).save(Array("three stalls".utf8), as: "sign")
        #expect(try FileStore(folder).load("sign") == Array("three stalls".utf8))
    }

    private static func newFolder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    }
}
