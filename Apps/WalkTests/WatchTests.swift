import Arcade
import BubblePop
import Funfair
import FunfairFace
import Synchronization
import Testing

@testable import FunfairApp

/// A house with a party whose round is under way, without the guest that asks.
private final class RacingHouse: HouseTransport {
    /// The paths of all requests.
    let paths = Mutex<[String]>([])
    /// Whether the guest has something to watch.
    let isRace = Mutex(true)
    /// The address of the party's results; nil before the party is over.
    let results = Mutex<String?>(nil)
    private let piece: [UInt8]

    init() throws {
        var run = Run<BubblePopGame>(
            player: try PlayerName("Bob"), settings: .party,
            stage: StageShape(width: 390, height: 690), seed: 7)
        var bot = BubblePopBot(.greedy, seed: 7)
        var cues: [Cue] = []
        while run.game.tick < 1200 {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
            cues.removeAll()
        }
        piece = run.piece(after: 0)
    }

    nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseResponse {
        let path = String(question.path.prefix { $0 != "?" })
        paths.withLock { $0.append(path) }
        if path.contains("/pieces/") {
            let length = UInt32(piece.count)
            let lengths = (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
            return HouseResponse(status: 200, body: lengths + piece)
        }
        let body: String? =
            switch path {
            case "api/challenge": #"{"day":"2026-11-21","ends":1000060,"games":[]}"#
            case "api/players": #"{"name":"Ada"}"#
            default: path.hasPrefix("api/parties") ? answer : nil
            }
        guard let body else { return .noReply }
        return HouseResponse(
            status: path == "api/parties" ? 201 : 200, body: Array(body.utf8))
    }

    private var answer: String {
        let watch = isRace.withLock { $0 } ? #"{"watch":9,"player":"Bob"},"# : ""
        let link = results.withLock { $0 }.map { #"{"page":"See the results","link":"\#($0)"},"# }
        return """
            {"party":"abcdefghijklmnopqrstuv","code":"BDJL","game":"bubblepop",\
            "now":1800000010000,"phase":"playing","round":{"number":1,"game":"bubblepop",\
            "starts":1800000000000,"ends":1800000060000,"closes":1800000090000,\
            "rulesVersion":1,"pockets":[],"spin":null,"ticket":null,"seed":null,"inputs":null},\
            "you":{"guest":7,"isThere":true,"state":"watching"},\
            "screen":{"title":"BubblePop","blocks":[\(watch)\(link ?? "")\
            {"text":"A round is on. You’re in the next one!"},\
            {"title":"Watch","rows":[{"name":"The leader","move":"watch","isChosen":true},\
            {"name":"Bob","move":"watch 9"}]}]}}
            """
    }
}

@Suite("Watching a run in the app") @MainActor
struct WatchTests {
    private func atParty(_ house: RacingHouse) async throws -> AppWalk {
        let app = AppWalk(house: house)
        await app.look()
        app.face.press(.visit(.party))
        await app.look()
        try await app.type("Ada", into: "Your name")
        try await app.press("Open your own party")
        for _ in 0..<20 { await app.wait(seconds: 0.1) }
        return app
    }

    @Test func `A guest who doesn't play sees another guest's run`() async throws {
        let house = try RacingHouse()
        let app = try await atParty(house)
        #expect(app.face.watch.player == "Bob")
        #expect(app.texts.contains("Bob"))
        #expect(app.texts.contains("A round is on. You’re in the next one!"))
        #expect(app.face.watch.scene.commands.count > 3)
        #expect(app.outline.contains("Canvas"))
        #expect(
            house.paths.withLock { $0 }.contains(
                "api/parties/abcdefghijklmnopqrstuv/guests/9/pieces/0"))
        #expect(app.faults.sorted() == [])
    }

    @Test func `The app asks for pieces at most once for each reply`() async throws {
        let house = try RacingHouse()
        let app = try await atParty(house)
        for _ in 0..<100 { await app.wait(seconds: 0.1) }
        let paths = house.paths.withLock { $0 }
        let pieces = paths.count { $0.contains("/pieces/") }
        let replies = paths.count { $0.hasPrefix("api/parties") } - pieces
        #expect(pieces > 1 && pieces <= replies)
        #expect(paths.last { $0.contains("/pieces/") }?.hasSuffix("/1200") == true)
    }

    @Test func `The results of a party can be shared`() async throws {
        let house = try RacingHouse()
        house.isRace.withLock { $0 = false }
        let app = try await atParty(house)
        #expect(!app.outline.contains("ShareLink"))
        house.results.withLock { $0 = "https://fair.example/party/abcdefghijklmnopqrstuv" }
        for _ in 0..<30 { await app.wait(seconds: 0.1) }
        #expect(app.outline.contains("ShareLink"))
        #expect(app.texts.contains("See the results"))
        #expect(app.faults.sorted() == [])
    }

    @Test func `Only a page's address is shared`() async throws {
        let house = try RacingHouse()
        house.results.withLock { $0 = "javascript:alert(1)" }
        let app = try await atParty(house)
        #expect(app.face.watch.results == nil)
    }

    @Test func `The run disappears when the house names none`() async throws {
        let house = try RacingHouse()
        let app = try await atParty(house)
        house.isRace.withLock { $0 = false }
        for _ in 0..<30 { await app.wait(seconds: 0.1) }
        #expect(app.face.watch.player == nil)
        #expect(app.face.wantsFrames == false || app.face.view.isAnimated)
    }
}
