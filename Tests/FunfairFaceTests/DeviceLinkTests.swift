import Foundation
import Funfair
import Testing

@testable import FunfairFace

/// Using a name on another device, and opening a house's file, in the native face.
@Suite("Other devices and files") @MainActor
struct DeviceLinkTests {
    private static let words = "apple brick cloud dance eagle flute"

    /// Returns a file in a temporary folder.
    private static func file(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "funfair-\(UInt64.random(in: .min ... .max)).json")
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test(arguments: [
        "https://fair.example/#device=apple-brick-cloud-dance-eagle-flute",
        "funfair:#device=apple-brick-cloud-dance-eagle-flute",
    ])
    func `A link from another device asks whether to play as the same player`(link: String)
        async throws
    {
        let fair = Fair()
        await fair.face.open(try #require(URL(string: link)))
        guard case .blocks(let screen) = fair.face.view.screen else {
            return #expect(Bool(false), "the settings")
        }
        #expect(screen.question?.title == "Play as the same player here?")
    }

    @Test func `The house draws the QR code of a link that links another device`() async throws {
        let house = ScriptedHouse { question in
            let code = #"{"size":2,"rows":["10","11"]}"#
            return question.path.hasPrefix("api/qr")
                ? HouseResponse(status: 200, body: Array(code.utf8)) : .noHouse
        }
        let fair = Fair(house: house)
        let address = try #require(URL(string: "https://fair.example/fun/"))
        await fair.face.drawCode(Self.words, at: address)
        #expect(
            house.questions.last?.path.removingPercentEncoding
                == "api/qr?text=https://fair.example/fun/#device="
                + "apple-brick-cloud-dance-eagle-flute")
        let code = try #require(fair.face.qrCode)
        #expect(code.side == 10)
        #expect(code.squares.map { [$0.minX, $0.minY] } == [[4, 4], [4, 5], [5, 5]])
    }

    @Test(arguments: ["", "[]", #"{"size":2,"rows":["1"]}"#, #"{"size":999999999,"rows":[]}"#])
    func `Nonsense instead of a QR code isn't shown`(answer: String) async throws {
        let house = ScriptedHouse { _ in HouseResponse(status: 200, body: Array(answer.utf8)) }
        let fair = Fair(house: house)
        await fair.face.drawCode(Self.words, at: try #require(URL(string: "https://fair.example/")))
        #expect(fair.face.qrCode == nil)
    }

    @Test func `A house's file adds its runs to the boards`() async throws {
        let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../Golden/standard.funfair")
        let run = try Data(contentsOf: golden).base64EncodedString()
        let file = try Self.file(
            """
            {"names":[{"name":"Ada","made":1,"runs":[{"board":"open","recording":"\(run)"},\
            {"board":"party","recording":"\(run)"},{"board":"open"},\
            {"board":"open","recording":"?"}],"walls":[{"name":"Castle","proof":"\(run)"}]}],\
            "hearts":[],"reports":[]}
            """)
        let fair = Fair()
        await fair.face.watch(file)
        let told =
            "Runs replayed: 2. New bests: 1. New walls: 0. Not genuine, or by older rules: 1."
        #expect(fair.face.view.notices == [told])
        #expect(fair.store.texts["funfair.scores"] != nil)
    }

    @Test func `A file that is neither a recording nor a house's is refused`() async throws {
        for text in ["{", "{}", "hello"] {
            let fair = Fair()
            await fair.face.watch(try Self.file(text))
            #expect(fair.face.view.notices.count == 1)
            #expect(fair.store.texts["funfair.scores"] == nil)
        }
    }
}
