import Foundation
import Funfair
import HTTPTypes
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Walls and parties that the host has turned off")
struct OffersTests {
    private let house: TestHouse
    private let ada: TestPlayer
    private let alan: TestPlayer

    init() async throws {
        house = try await TestHouse()
        ada = try await house.player("Ada")
        alan = try await house.player("Alan")
    }

    private func turnOff(walls: Bool = true, parties: Bool = true) {
        house.house.offer(HouseOffers(walls: !walls, parties: !parties))
    }

    private func shared() async throws -> String {
        try #require(try await house.publish(.small, by: ada).json["wall"]?.text)
    }

    // MARK: Saying so

    @Test(arguments: [true, false], [true, false])
    func `The house says what it offers, as of now`(walls: Bool, parties: Bool) async throws {
        #expect(house.house.offers == HouseOffers(walls: true, parties: true))
        house.house.offer(HouseOffers(walls: walls, parties: parties))
        let answer = try await house.get("/api/challenge")
        #expect(answer.json["walls"] == .bool(walls))
        #expect(answer.json["parties"] == .bool(parties))
        #expect(try await house.get("/api/join").json["parties"] == .bool(parties))
    }

    // MARK: Walls

    @Test func `Without walls, none can be shared, seen, liked or reported`() async throws {
        let code = try await shared()
        turnOff(parties: false)
        for answer in [
            try await house.publish(.small, by: ada), try await house.get("/api/walls"),
            try await house.wall(code), try await house.wall("AAAAAAAAAAA"),
            try await house.like(code, as: ada.secret),
            try await house.like(code, false, as: ada.secret),
            try await house.report(code, as: alan.secret), try await house.board(ofWall: code),
        ] {
            expect(answer, refuses: "not-offered", 403)
            #expect(answer.json["detail"] == .text("The host has turned off shared walls."))
        }
    }

    @Test func `Turned on again, walls have kept their boards and hearts`() async throws {
        let code = try await shared()
        #expect(try await house.play(.small, by: alan).status == 201)
        #expect(try await house.like(code, as: alan.secret).status == 200)
        turnOff(parties: false)
        expect(try await house.wall(code), refuses: "not-offered", 403)
        house.house.offer(HouseOffers())
        let wall = try await house.wall(code)
        #expect(wall.json["plays"]?.integer == 1 && wall.json["hearts"]?.integer == 1)
        #expect(try await house.board(ofWall: code).rows().count == 1)
    }

    @Test func `Their authors can take walls down while they are off`() async throws {
        let code = try await shared()
        turnOff(parties: false)
        expect(try await house.unpublish(code, as: alan.secret), refuses: "not-your-wall", 403)
        #expect(try await house.unpublish(code, as: ada.secret).status == 204)
        house.house.offer(HouseOffers())
        expect(try await house.wall(code), refuses: "unknown-wall", 404)
    }

    @Test func `Runs on walls get no tickets, and don't count even with one`() async throws {
        let code = try await shared()
        let ticket = try await house.ticket("breakout-drawn", "wall", for: alan)
        let run = try TestRun.through(.small, ticket)
        house.clock.pass(milliseconds: run.milliseconds)
        turnOff(parties: false)
        expect(
            try await house.askTicket("breakout-drawn", "wall", for: "Alan", as: alan.secret),
            refuses: "not-offered", 403)
        expect(try await house.send(run, with: ticket), refuses: "not-offered", 403)
        house.house.offer(HouseOffers())
        #expect(try await house.board(ofWall: code).rows() == [])
    }

    @Test func `Runs refused for that aren't held against their senders`() async throws {
        let house = try await TestHouse(limits: .standard)
        let alan = try await house.player("Alan")
        let ticket = try await house.ticket("breakout-drawn", "wall", for: alan)
        let run = try TestRun.through(.small, ticket)
        house.house.offer(HouseOffers(walls: false))
        var words: Set<String?> = []
        for _ in 0..<40 {
            house.clock.pass(seconds: 3)
            words.insert(try await house.send(run, with: ticket).json["type"]?.text)
        }
        #expect(words == ["/api/problems/not-offered"])
    }

    @Test func `Other runs count as before`() async throws {
        turnOff()
        #expect(try await house.play(ada).status == 201)
        #expect(try await house.play(ada, "challenge").status == 201)
    }

    // MARK: Parties

    @Test func `Without parties, none can be opened, and no code is found`() async throws {
        turnOff(walls: false)
        let screen = DeviceSecret().text
        let opened = try await house.post("/api/parties", #"{"game": "breakout"}"#, as: screen)
        expect(opened, refuses: "not-offered", 403)
        #expect(opened.json["detail"] == .text("The host has turned off parties."))
        expect(try await house.get("/api/parties/BDJL"), refuses: "not-offered", 403)
        expect(
            try await house.post(
                "/api/parties/BDJL/guests", #"{"player": "Ada"}"#, as: ada.secret),
            refuses: "not-offered", 403)
        // A screen or a phone that asks for a party that is gone has to learn that it's over.
        expect(
            try await house.get("/api/parties/" + String(repeating: "A", count: 22)),
            refuses: "unknown-party", 404)
    }

    @Test func `An open party continues for its guests, but nobody new can join`() async throws {
        let party = try await TestParty(house, "breakout")
        #expect(try await party.join(ada).status == 201)
        turnOff(walls: false)
        expect(try await party.join(alan), refuses: "not-offered", 403)
        #expect(try await party.join(ada).status == 200)
        #expect(try await party.start().status == 201)
        #expect(try await party.state().json["phase"] == .text("countIn"))
        #expect(try await party.end().status == 200)
    }

    // MARK: Addresses

    @Test func `Addresses of walls lead to the page, which says that they are off`()
        async throws
    {
        let code = try await shared()
        turnOff()
        for (path, fragment, sentence) in [
            ("/wall/\(code)", "#wall=\(code)", "The host has turned off shared walls."),
            ("/wall/AAAAAAAAAAA", "#wall=AAAAAAAAAAA", "The host has turned off shared walls."),
        ] {
            let page = try await house.get(path)
            #expect(page.status == 403 && page.contentType == "text/html; charset=utf-8")
            #expect(page.words.contains("<p>\(sentence)</p>"))
            #expect(page.words.contains("content=\"0; url=../\(fragment)\""))
            #expect(!page.words.contains("Ada"))
        }
    }

    @Test(arguments: ["/wall/%3Cb%3E", "/wall/AAAAAAAAAAA.png"])
    func `Invalid addresses, and pictures, aren't found`(path: String) async throws {
        turnOff()
        #expect(try await house.get(path).status == 404)
    }
}
