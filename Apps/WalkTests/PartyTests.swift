import Funfair
import FunfairFace
@_spi(Walk) import SwiftUI
import Synchronization
import Testing

@testable import FunfairApp

/// A house with a party, whose host is the guest that asks.
final class HostedHouse: HouseTransport {
    /// The bodies of the host's moves.
    let moves = Mutex<[String]>([])

    nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseResponse {
        let path = question.path.prefix { $0 != "?" }
        if path.hasSuffix("/moves") {
            moves.withLock { $0.append(String(decoding: question.body, as: UTF8.self)) }
        }
        let body: String? =
            switch path {
            case "api/challenge": #"{"day":"2026-11-21","ends":1000060,"games":[]}"#
            case "api/players": #"{"name":"Ada"}"#
            default: path.hasPrefix("api/parties") ? Self.answer : nil
            }
        guard let body else { return .noReply }
        return HouseResponse(
            status: path == "api/parties" ? 201 : 200, body: Array(body.utf8))
    }

    private static let answer = """
        {"party":"abcdefghijklmnopqrstuv","code":"BDJL","game":"bubblepop","now":1800000000000,\
        "phase":"gathering","round":null,"you":{"guest":7,"isThere":true,"state":"watching"},\
        "screen":{"title":"You’re in!","blocks":[\
        {"face":2601,"title":"Your face: number 2602","name":"Draw another face","move":"face"},\
        {"code":"BDJL"},\
        {"text":"You host this party."},\
        {"name":"Start","move":"start","isChosen":true},\
        {"title":"Game","rows":[{"name":"BubblePop","move":"game bubblepop",\
        "isChosen":true},{"name":"Breakout","move":"game breakout"}]},\
        {"title":"Who’s here","rows":[{"name":"Bob","move":"guest 9","face":7}]},\
        {"title":"The evening’s points","rows":[\
        {"place":1,"player":"Bob","points":18,"face":7},{"place":2,"player":"Ada","points":8}]},\
        {"name":"End the party","move":"end"}]}}
        """
}

extension AppWalk {
    /// Opens a party at the app's house, and waits for its screen.
    func openParty() async {
        await look()
        face.press(.visit(.party))
        face.type(.playerName, "Ada", isFinished: true)
        face.press(.party(.open))
        for _ in 0..<20 { await wait(seconds: 0.1) }
    }

    /// The canvases of faces that are at most this large, in points.
    func faces(upTo side: CGFloat) -> [Node] {
        screen.all.filter {
            $0.kind == "Canvas" && canvasSize(of: $0).width <= side
                && canvasSize(of: $0).width == canvasSize(of: $0).height
        }
    }
}

@Suite("A party that the app opened") @MainActor
struct PartyTests {
    @Test func `A guest's own face has a name for VoiceOver, and can be drawn again`() async throws
    {
        let house = HostedHouse()
        let app = AppWalk(house: house)
        await app.openParty()
        let own = try #require(app.faces(upTo: 72).first { app.canvasSize(of: $0).width == 72 })
        #expect(own.words == "Your face: number 2602")
        let picture = try #require(own.picture?(CGSize(width: 72, height: 72)))
        #expect(picture.isFinite && picture.count >= 4)
        try await app.press("Draw another face")
        await app.wait(seconds: 0.1)
        #expect(house.moves.withLock { $0 } == [#"{"player":"Ada","move":"face"}"#])
        #expect(app.faults.sorted() == [])
    }

    @Test func `Faces are beside the guests' names, but VoiceOver skips them`() async throws {
        let app = AppWalk(house: HostedHouse())
        await app.openParty()
        // Bob in the list of guests and in the standings. Ada's row has no face.
        let faces = app.faces(upTo: 26)
        #expect(faces.count == 2)
        #expect(faces.allSatisfy { $0.words.isEmpty })
    }

    @Test func `A host sees the code and the guests, and makes moves`() async throws {
        let house = HostedHouse()
        let app = AppWalk(house: house)
        await app.look()
        app.face.press(.visit(.party))
        await app.look()
        try await app.type("Ada", into: "Your name")
        try await app.press("Open your own party")
        for _ in 0..<20 { await app.wait(seconds: 0.1) }
        #expect(app.texts.contains("BDJL"))
        #expect(app.texts.contains("You host this party."))
        try await app.press("Bob")
        await app.wait(seconds: 0.1)
        try await app.press("Start")
        await app.wait(seconds: 0.1)
        #expect(
            house.moves.withLock { $0 } == [
                #"{"player":"Ada","move":"guest 9"}"#, #"{"player":"Ada","move":"start"}"#,
            ])
        #expect(app.faults.sorted() == [])
    }
}
