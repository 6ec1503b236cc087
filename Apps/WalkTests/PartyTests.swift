import Funfair
import FunfairFace
import Synchronization
import Testing

@testable import FunfairApp

/// A house with a party, whose host is the guest that asks.
private final class HostedHouse: HouseTransport {
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
        "screen":{"title":"You’re in!","blocks":[{"code":"BDJL"},\
        {"text":"You host this party."},\
        {"name":"Start","move":"start","isChosen":true},\
        {"title":"Game","rows":[{"name":"BubblePop","move":"game bubblepop",\
        "isChosen":true},{"name":"Breakout","move":"game breakout"}]},\
        {"title":"Who’s here","rows":[{"name":"Bob","move":"guest 9"}]},\
        {"name":"End the party","move":"end"}]}}
        """
}

@Suite("A party that the app opened") @MainActor
struct PartyTests {
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
