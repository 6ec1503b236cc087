import Foundation
import Funfair
import HouseWire
import Synchronization
import Testing

@testable import FunfairFace

/// A house with a party, as a guest's phone sees it.
final class PartyHouse: HouseTransport {
    static let id = "abcdefghijklmnopqrstuv"

    struct State {
        /// Milliseconds since 1970.
        var now = 1_800_000_000_000
        var phase = "gathering"
        var round = "null"
        var you = #"{"guest":7,"isThere":true,"isPlaying":true,"state":"watching","points":0}"#
        var screen = """
            {"title":"You’re in!","blocks":[{"text":"3 players are here."}]}
            """
    }

    let state = Mutex(State())
    private let asked = Mutex<[HouseRequest]>([])

    /// Returns the requests sent to paths with this prefix.
    func questions(_ path: String) -> [HouseRequest] {
        asked.withLock { $0.filter { $0.path.hasPrefix(path) } }
    }

    /// Starts the count-in of a BubblePop round.
    func start(in milliseconds: Int) {
        state.withLock { state in
            state.phase = "countIn"
            let starts = state.now + milliseconds
            state.round = """
                {"number":1,"game":"bubblepop","starts":\(starts),"ends":\(starts + 60_000),\
                "closes":\(starts + 90_000),"rulesVersion":\(Stall.bubblePop.rulesVersion),\
                "ticket":"t-1","seed":"000000000000face","spin":null}
                """
            state.you = #"{"guest":7,"isThere":true,"isPlaying":true,"state":"playing","points":0}"#
        }
    }

    func place() {
        state.withLock { state in
            state.phase = "podium"
            state.you = """
                {"guest":7,"isThere":true,"isPlaying":true,"state":"counted","score":12,"place":2,"of":3,\
                "points":8}
                """
            state.screen = """
                {"title":"Place 2 of 3","blocks":[{"place":2},\
                {"title":"Points","rows":[{"place":1,"player":"Bob","points":10},\
                {"place":2,"player":"Ada","points":8}]}]}
                """
        }
    }

    private func answer(_ state: State) -> String {
        """
        {"party":"\(Self.id)","code":"BDJL","game":"bubblepop","now":\(state.now),\
        "phase":"\(state.phase)","guests":3,"round":\(state.round),"you":\(state.you),\
        "screen":\(state.screen)}
        """
    }

    nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseResponse {
        asked.withLock { $0.append(question) }
        let state = state.withLock { $0 }
        let body: String? =
            switch question.path {
            case "api/players": #"{"name":"Ada"}"#
            case let path where path.hasPrefix("api/parties/"): answer(state)
            case "api/challenge": #"{"day":"2026-11-21","ends":1000060,"games":[]}"#
            default: nil
            }
        guard let body else { return .noReply }
        return HouseResponse(status: 200, body: Array(body.utf8))
    }
}

@Suite("A party on the native face")
@MainActor
struct PartyFaceTests {
    private let house = PartyHouse()

    /// Returns the face of a guest who opened a link.
    private func fair(at link: String = "https://fair.example/#party=BDJL") async throws -> Fair {
        let fair = Fair(house: house, seed: nil)
        await fair.face.open(try #require(URL(string: link)))
        return fair
    }

    private func joined() async throws -> Fair {
        var fair = try await fair()
        fair.face.type(.playerName, "Ada", isFinished: false)
        fair.face.press(.party(.join))
        await settle()
        await pass(&fair, seconds: 1)
        return fair
    }

    /// Lets frames pass, with the house's answers in between.
    private func pass(_ fair: inout Fair, seconds: Double) async {
        for _ in 0..<Int((seconds * 20).rounded()) {
            house.state.withLock { $0.now += 50 }
            fair.play(seconds: 0.05)
            await settle()
        }
    }

    private func party(_ fair: Fair) -> BlockScreen? {
        guard case .blocks(let screen) = fair.face.view.screen, screen.name == .party else {
            return nil
        }
        return screen
    }

    private func door(_ fair: Fair) -> CodeForm? {
        for case .door(let door) in fair.face.view.blocks { return door }
        return nil
    }

    // MARK: Links

    @Test(
        "A party link in any valid spelling opens the party's door",
        arguments: [
            "https://fair.example/#party=BDJL", "http://192.0.2.2:8080/#party=BDJL",
            "https://fair.example/?party=BDJL", "https://fair.example/?seed=7&party=BDJL",
            "funfair:#party=BDJL", "funfair://join?party=bdjl", "https://fair.example/#party=bdjl",
        ])
    func links(link: String) async throws {
        let fair = try await fair(at: link)
        #expect(door(fair)?.code == "BDJL")
        #expect(fair.face.typedCode == "BDJL")
        #expect(fair.face.view.path == [.party])
        #expect(fair.face.view.title == party(fair)?.title)
    }

    @Test(
        "A link that doesn't lead to a party is ignored",
        arguments: [
            "https://fair.example/", "https://fair.example/#scores", "funfair:",
            "https://fair.example/#party=", "https://fair.example/#party=%3Cb%3E",
            "https://fair.example/?parties=BDJL", "https://fair.example/#party=BDJ",
        ])
    func otherLinks(link: String) async throws {
        #expect(try await fair(at: link).face.view.path.isEmpty)
    }

    @Test func `A file is opened as a replay even if its name looks like a party link`()
        async throws
    {
        let fair = Fair(house: house, seed: nil)
        await fair.face.open(URL(fileURLWithPath: "/nowhere/#party=BDJL"))
        #expect(fair.face.view.path.isEmpty)
        #expect(fair.face.view.notices.count == 1)
    }

    // MARK: The door and the lobby

    @Test func `Text typed at a party's door appears in its fields at once`() async throws {
        let fair = try await fair()
        fair.face.type(.partyCode, "bd jx", isFinished: false)
        fair.face.type(.playerName, "Ze\u{301}", isFinished: false)
        #expect(fair.face.typedCode == "BDJX")
        #expect(fair.face.typedName == "Zé")
    }

    @Test func `In the lobby a guest sees the other guests and a demo of the next game`()
        async throws
    {
        var fair = try await joined()
        let screen = try #require(party(fair))
        #expect(door(fair) == nil)
        #expect(screen.blocks.contains(.paragraph("3 players are here.", .line)))
        #expect(house.questions("api/parties/BDJL/guests").count == 1)
        await pass(&fair, seconds: 2)
        #expect(party(fair)?.demo?.stall == .bubblePop)
        #expect(fair.face.stage.place != nil && fair.face.stage.stall == .bubblePop)
        #expect(!fair.face.stage.scene.commands.isEmpty)
        #expect(fair.face.stage.opacity == 1)
    }

    @Test func `The screen stays on from a party's lobby to its podium, but not at the door`()
        async throws
    {
        let waiting = try await fair()
        #expect(!waiting.face.view.keepsAwake)
        let fair = try await joined()
        #expect(fair.face.view.keepsAwake)
        #expect(fair.wakeLock.wanted.last == true)
        fair.face.press(.home)
        #expect(fair.wakeLock.wanted.last == false)
    }

    // MARK: A round

    @Test
    func `A party round has a count-in, is played on the party's screen and ends with a rank`()
        async throws
    {
        var fair = try await joined()
        house.start(in: 4000)
        await pass(&fair, seconds: 2)
        #expect(fair.playScreen?.countIn != nil)
        #expect(fair.face.view.path == [.party])
        #expect(fair.face.view.isRun && fair.face.view.tabs.isEmpty)
        await pass(&fair, seconds: 3)
        #expect(fair.playScreen != nil && fair.playScreen?.countIn == nil)
        let bubble = try #require(fair.bubbles.first)
        fair.face.fingerDown(1, at: bubble.middle)
        fair.face.fingerUp(1, at: bubble.middle)
        #expect(fair.playScreen?.hud.score ?? 0 > 0)
        await pass(&fair, seconds: 60)
        #expect(house.questions("api/runs").first?.ticket == Array("t-1".utf8))
        house.place()
        await pass(&fair, seconds: 3)
        let screen = try #require(party(fair))
        #expect(screen.title == "Place 2 of 3" && screen.blocks.first == .medal(2))
        var rows: [BoardRow] = []
        for case .board(let board) in screen.blocks { rows += fair.face.rows(of: board) }
        #expect(rows.map(\.player) == ["Bob", "Ada"])
        #expect(rows.map(\.tag) == [nil, "you"])
        #expect(rows.map(\.isMine) == [false, true])
        #expect(fair.announcer.said.contains("Place 2 of 3"))
        #expect(fair.face.view.path == [.party])
    }

    @Test func `A party swiped away continues, and its next round brings it back`() async throws {
        var fair = try await joined()
        fair.face.press(.home)
        #expect(fair.face.view.path.isEmpty)
        // No frames are drawn at home, so the device's clock keeps the time.
        let before = house.questions("api/parties/\(PartyHouse.id)").count
        for _ in 0..<5 { await fair.clock.advance(milliseconds: 1000) }
        #expect(house.questions("api/parties/\(PartyHouse.id)").count > before)
        house.start(in: 8000)
        for _ in 0..<3 {
            house.state.withLock { $0.now += 1000 }
            await fair.clock.advance(milliseconds: 1000)
        }
        await pass(&fair, seconds: 2)
        #expect(fair.face.view.path == [.party])
        #expect(fair.playScreen?.countIn != nil)
    }

    @Test func `After relaunching the app, a party run continues on the party's screen`()
        async throws
    {
        var fair = try await joined()
        house.start(in: 1000)
        await pass(&fair, seconds: 8)
        let score = fair.playScreen?.hud.countdown?.remaining ?? 0
        #expect(score > 0)
        fair.face.setSeen(false)
        var again = Fair(fair.store, house: house, seed: nil)
        await settle()
        await pass(&again, seconds: 2)
        #expect(again.face.view.path == [.party])
        let left = try #require(again.playScreen?.hud.countdown?.remaining)
        #expect(left <= score && left > score - 4)
    }
}
