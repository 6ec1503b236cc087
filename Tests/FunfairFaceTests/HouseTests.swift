import Foundation
import Funfair
import Synchronization
import Testing

@testable import FunfairFace

@Suite("The native face with its house")
@MainActor
struct HouseTests {
    private nonisolated static let ends = 1_000_060

    private nonisolated static func news(_ question: HouseRequest) -> HouseResponse {
        guard question.path.hasPrefix("api/challenge") else { return .noReply }
        let body = """
            {"day":"2026-11-21","ends":\(ends),"games":[\
            {"game":"bubblepop","players":3,"played":false},\
            {"game":"breakout","players":0,"played":false}]}
            """
        return HouseResponse(status: 200, body: Array(body.utf8))
    }

    private func challenge(_ face: Face) -> ChallengeCard? {
        if case .player(let screen) = face.view.screen { screen.challenge } else { nil }
    }

    @Test func `The challenge is shown when the house's answer arrives`() async {
        let fair = Fair(house: ScriptedHouse(Self.news))
        fair.face.press(.open(.bubblePop))
        #expect(challenge(fair.face) == nil)
        await settle()
        #expect(challenge(fair.face)?.ends == Int64(Self.ends))
        #expect(fair.face.left(until: Int64(Self.ends)) == "1 min, 0 sec")
    }

    @Test func `Without a house, the face doesn't mention a house`() async {
        let fair = Fair()
        fair.face.press(.open(.bubblePop))
        await settle()
        #expect(challenge(fair.face) == nil)
        #expect(fair.face.view.notices.isEmpty)
    }

    @Test func `The house is asked again when its day ends`() async {
        let house = ScriptedHouse(Self.news)
        let fair = Fair(house: house)
        fair.face.press(.open(.bubblePop))
        await settle()
        let before = house.questions.count
        await fair.clock.advance(milliseconds: 59_000)
        #expect(house.questions.count == before)
        await fair.clock.advance(milliseconds: 3000)
        #expect(house.questions.count == before + 1)
    }

    @Test func `An unanswered run is sent again after a while`() async throws {
        let isSilent = Mutex(true)
        let house = ScriptedHouse { question in
            if question.path.hasPrefix("api/runs"), isSilent.withLock({ $0 }) { return .noReply }
            return Self.granted(question) ?? Self.news(question)
        }
        var fair = Fair(house: house, seed: nil)
        fair.face.press(.open(.bubblePop))
        await settle()
        fair.enter()
        await settle()
        fair.play(seconds: 70)
        await settle()
        func sent() -> [HouseRequest] { house.questions.filter { $0.path == "api/runs" } }
        #expect(sent().count == 1)
        #expect(fair.store.texts["funfair.outbox"].map { !$0.isEmpty } ?? false)
        isSilent.withLock { $0 = false }
        await fair.clock.advance(milliseconds: 1900)
        #expect(sent().count == 1)
        await fair.clock.advance(milliseconds: 200)
        #expect(sent().count == 2 && sent()[0].body == sent()[1].body)
        guard case .result(let screen) = fair.face.view.screen else {
            Issue.record("the run did not end")
            return
        }
        #expect(screen.house?.mood == .good)
    }

    @Test func `The face creates a device secret, saves it and sends it`() async throws {
        let house = ScriptedHouse { Self.granted($0) ?? Self.news($0) }
        let fairs = [Fair(house: house, seed: nil), Fair(house: house, seed: nil)]
        for fair in fairs {
            fair.face.press(.open(.bubblePop))
            await settle()
            fair.enter()
            await settle()
        }
        let told = house.questions.filter { $0.path == "api/players" }.compactMap(\.secret)
        #expect(told.count == 2 && told[0] != told[1])
        for (fair, secret) in zip(fairs, told) {
            let text = String(decoding: secret, as: UTF8.self)
            #expect(text.wholeMatch(of: /[A-Za-z0-9_-]{43}/) != nil)
            let kept = fair.store.texts["funfair.house"] ?? []
            #expect(String(decoding: kept, as: UTF8.self).contains("secret \(text)\n"))
        }
    }

    @Test func `After a lost answer, the face sends the name again with the same secret`()
        async throws
    {
        let store = MemoryStore()
        let house = ScriptedHouse { Self.news($0) }
        for _ in 0..<2 {
            let fair = Fair(store, house: house, seed: nil)
            fair.face.press(.open(.bubblePop))
            await settle()
            fair.enter()
            await settle()
        }
        let told = house.questions.filter { $0.path == "api/players" }.map(\.secret)
        #expect(told.count == 2 && told[0] != nil && told[0] == told[1])
    }

    @Test func `A row whose run is still secret has no actions`() async throws {
        let house = ScriptedHouse { question in
            guard question.path.hasPrefix("api/boards") else { return Self.news(question) }
            let body = #"""
                {"players":2,"rows":[{"rank":1,"player":"Lin","score":9,"run":null},\#
                {"rank":2,"player":"Ada","score":8,"run":"a_B-9ZzZzZzZzZzZzZzZz0"}],"around":[]}
                """#
            return HouseResponse(status: 200, body: Array(body.utf8))
        }
        let fair = Fair(house: house, seed: nil)
        fair.face.press(.open(.bubblePop))
        await settle()
        fair.face.press(.tab(.scores))
        fair.face.press(.place(.challenge))
        await settle()
        var ways: [Int] = []
        var notes = 0
        for block in fair.face.view.blocks {
            if case .publicBoard(let board) = block {
                ways += fair.face.rows(of: board).map(\.ways.count)
            }
            if case .paragraph(_, .status) = block { notes += 1 }
        }
        #expect(ways == [0, 2])
        #expect(notes == 1)
    }

    @Test func `A new wake-up time replaces the previous one`() async {
        let fair = Fair(isSeen: false)
        fair.face.carryOut(.wake(afterMilliseconds: 1000))
        fair.face.carryOut(.wake(afterMilliseconds: 5000))
        await settle()
        #expect(fair.clock.waiting == 1)
        await fair.clock.advance(milliseconds: 5000)
        #expect(fair.clock.waiting == 0)
    }

    // MARK: Downloading and deleting a player's data

    /// Opens the settings, with a name registered at a house that answers `api/device` as given.
    private func settings(
        _ device: @escaping @Sendable (HouseRequest) -> HouseResponse
    ) async -> (fair: Fair, house: ScriptedHouse) {
        let house = ScriptedHouse { question in
            if question.path == "api/device" { return device(question) }
            return Self.granted(question) ?? Self.news(question)
        }
        let fair = Fair(house: house, seed: nil)
        fair.face.press(.open(.bubblePop))
        await settle()
        fair.enter()
        await settle()
        fair.face.press(.pause)
        fair.face.press(.tab(.settings))
        return (fair, house)
    }

    @Test func `Downloaded data stays in a temporary file until the player has saved it`()
        async throws
    {
        let data = Data(#"{"names":[]}"#.utf8)
        let fair = await settings { _ in HouseResponse(status: 200, body: Array(data)) }.fair
        #expect(fair.face.file == nil)
        fair.face.press(.house(.takeAll))
        await settle()
        let file = try #require(fair.face.file)
        #expect(file.lastPathComponent == "funfair.json")
        #expect(try Data(contentsOf: file) == data)
        #expect(fair.face.view.notices.count == 1)
        fair.face.letGoOfFile()
        #expect(fair.face.file == nil)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `A refused download doesn't create a file`() async {
        let fair = await settings { _ in HouseResponse(status: 503, body: [1]) }.fair
        fair.face.press(.house(.takeAll))
        await settle()
        #expect(fair.face.file == nil)
        #expect(fair.face.view.notices == ["Can’t reach the server."])
    }

    @Test func `A removed device gets a new secret`() async throws {
        let (fair, house) = await settings { _ in HouseResponse(status: 204, body: []) }
        let before = fair.store.texts["funfair.house"]
        fair.face.press(.house(.leaveForGood))
        await settle()
        #expect(house.questions.last?.method == .delete)
        let kept = String(decoding: fair.store.texts["funfair.house"] ?? [], as: UTF8.self)
        #expect(kept.contains(/secret [A-Za-z0-9_-]{43}\n/) && !kept.contains("Ada"))
        #expect(Array(kept.utf8) != before)
        let old = try #require(house.questions.last?.secret)
        #expect(!kept.contains(String(decoding: old, as: UTF8.self)))
    }

    private nonisolated static func granted(_ question: HouseRequest) -> HouseResponse? {
        let body: String
        switch question.path.prefix(10) {
        case "api/player": body = #"{"name":"Ada"}"#
        case "api/ticket":
            body = """
                {"ticket":"t1","player":"Ada","game":"bubblepop","board":"open",\
                "seed":"000000000000face","rulesVersion":\(Stall.bubblePop.rulesVersion),\
                "issued":1,"expires":2}
                """
        case "api/runs":
            body = """
                {"run":"r1","game":"bubblepop","board":"open","player":"Ada","score":1,\
                "isBest":true,"ranks":{"all":12,"week":5,"today":3}}
                """
        default: return nil
        }
        return HouseResponse(status: 201, body: Array(body.utf8))
    }
}
