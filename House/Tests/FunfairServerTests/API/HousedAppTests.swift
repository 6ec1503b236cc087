import Arcade
import Foundation
import HouseWire
import Roulette
import Testing

@testable import Funfair
@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The app connected to a house", .withEveryEngine)
struct HousedAppTests {
    private let house: TestHouse

    init() async throws { house = try await TestHouse() }

    // MARK: Parties

    private func join(_ party: TestParty, as name: String) async throws -> HousedApp {
        var app = try await HousedApp(at: house)
        try await app.send(.party(party.code))
        try await app.type(name)
        try await app.press(.party(.join))
        return app
    }

    /// Plays a round with one active and one idle guest, and passes the big screen's state to
    /// `look` each second.
    private func round(
        of stall: Stall, seconds: Int, by name: String = "..",
        _ look: (JSON) -> Void = { _ in }
    ) async throws -> (party: TestParty, ada: HousedApp, idle: HousedApp) {
        let party = try await TestParty(house, stall.word)
        var ada = try await join(party, as: name)
        var idle = try await join(party, as: name + " 2")
        #expect(try await party.start().status == 201)
        for time in stride(from: 0, to: seconds * 1000, by: Int(HousedApp.frame)) {
            house.clock.pass(milliseconds: HousedApp.frame)
            try await ada.pass(isPlaying: true)
            try await idle.pass()
            guard time % 1000 == 0 else { continue }
            try await house.house.parties.turn()
            look(try await party.state().json)
        }
        return (party, ada, idle)
    }

    @Test(arguments: [Stall.bubblePop, .breakout])
    func `The house follows a run in pieces and never marks its guest as silent`(
        stall: Stall
    ) async throws {
        var scores: Set<Int> = []
        var chains: Set<Int> = []
        let (_, ada, idle) = try await round(of: stall, seconds: 60) { screen in
            for guest in screen["guests"]?.list ?? [] {
                #expect(guest["isSilent"] == .bool(false), "\(guest)")
            }
            let lane = screen["guests"]?.list?.first
            if let score = lane?["score"]?.integer { scores.insert(score) }
            if let chain = lane?["chain"]?.integer { chains.insert(chain) }
        }
        #expect(ada.refused.isEmpty && idle.refused.isEmpty, "\(ada.refused) \(idle.refused)")
        let pieces = ada.asked("POST /api/parties/{party}/guests/{guest}/run/{inputs}")
        #expect(pieces.count > 40)
        // Each piece contains only new inputs.
        #expect(pieces.allSatisfy { $0.question.body.count < 2048 })
        #expect(scores.count > 10)
        // How many there are depends on the round's seed.
        #expect(!chains.isEmpty)
    }

    @Test(arguments: [Stall.bubblePop, .breakout])
    func `A guest's run appears on the podium with its score`(stall: Stall) async throws {
        let played = stall.partyTicks / Clock.ticksPerSecond
        let (party, ada, idle) = try await round(of: stall, seconds: played + 8)
        #expect(ada.refused.isEmpty && idle.refused.isEmpty, "\(ada.refused) \(idle.refused)")
        let run = try #require(ada.asked("POST /api/runs").last?.answer)
        #expect(run.status == 201)
        let places = try await party.places()
        // The idle guest sometimes has the higher score.
        let score = try #require(run.json["score"]?.integer)
        #expect(places.contains { $0.dropFirst(2) == ".. \(score)" }, "\(places)")
        #expect(places.count == 2)
    }

    @Test func `A guest's bets are stored, and the house draws a pocket for them`() async throws {
        var most = 0
        let (party, ada, idle) = try await round(of: .roulette, seconds: 100) { screen in
            most = max(most, screen["round"]?["spin"]?["bets"]?.integer ?? 0)
        }
        #expect(ada.refused.isEmpty && idle.refused.isEmpty, "\(ada.refused) \(idle.refused)")
        #expect(most == 1)
        #expect(ada.asked("POST /api/parties/{party}/bets").count >= 2)
        #expect(try await party.state().json["round"]?["pockets"]?.list?.isEmpty == false)
    }

    @Test func `A guest named “..” can leave, and the party continues`() async throws {
        let party = try await TestParty(house)
        var ada = try await join(party, as: "..")
        try await ada.live(seconds: 3)
        try await ada.press(.party(.leave))
        #expect(ada.refused.isEmpty, "\(ada.refused)")
        #expect(ada.asked("DELETE /api/parties/{party}/guests/{guest}").count == 1)
        #expect(try await party.state().json["phase"]?.text == "gathering")
        #expect(try await party.state().json["guests"]?.list?.isEmpty == true)
    }

    // MARK: Requests

    @Test func `The house has a route for every request that the app makes`() async throws {
        var asked: [HousedApp.Exchange] = []
        asked += try await publicRun().exchanges
        asked += try await tables().exchanges
        asked += try await walls().exchanges
        asked += try await devices()
        asked += try await round(of: .bubblePop, seconds: 72).ada.exchanges
        asked += try await round(of: .roulette, seconds: 30, by: "Hal").ada.exchanges
        #expect(
            asked.allSatisfy { $0.answer.status < 300 },
            "\(asked.filter { $0.answer.status >= 300 })")
        let others: Set = [
            // Only big screens, live boards and other programs use these.
            "POST /api/parties", "GET /api/parties/{party}/live", "POST /api/parties/{party}/game",
            "POST /api/parties/{party}/rounds", "POST /api/parties/{party}/evening",
            "POST /api/parties/{party}/teams",
            "GET /api/parties/{party}/guests/{guest}/pieces/{tick}", "DELETE /api/parties/{party}",
            "GET /api/boards/{game}/live", "GET /api/join", "GET /api/openapi.json",
            "GET /healthz", "GET /livez",
            // Faces ask for the QR code of a device's link.
            "GET /api/qr",
            // Sent only when a link to a party's boards is opened.
            "GET /api/parties/{party}",
            // Sent only when a guest makes a move, such as a vote, or leaves a party.
            "POST /api/parties/{party}/moves",
            "DELETE /api/parties/{party}/guests/{guest}",
        ]
        let all = Set(APIDescription.shared.operations.map(\.description))
        #expect(Set(asked.compactMap { $0.operation?.description }) == all.subtracting(others))
    }

    /// Plays a public run and a challenge, opens the boards and a recording, then exports and
    /// removes everything.
    private func publicRun() async throws -> HousedApp {
        var app = try await HousedApp(at: house)
        try await app.press(.open(.bubblePop))
        try await app.type("Cem ..")
        try await app.live(seconds: 2)
        try await app.press(.play)
        try await app.live(seconds: 66, isPlaying: true)
        try await app.press(.tab(.scores), .place(.everyone))
        let row = try #require(app.board?.rows.first?.watch)
        try await app.press(row.action)
        try await app.press(.home, .open(.bubblePop), .challenge)
        try await app.live(seconds: 2)
        try await app.press(.pause, .home, .visit(.device), .house(.takeAll))
        try await app.press(.house(.leave), .house(.leaveForGood))
        return app
    }

    /// Plays a spin at a table in each mode.
    private func tables() async throws -> HousedApp {
        var app = try await HousedApp(at: house)
        for mode in RouletteMode.allCases {
            try await app.press(.open(.roulette))
            try await app.press(.boards(Contest(mode)))
            try await app.type("Dee")
            try await app.press(.play)
            try await app.live(seconds: 12, isPlaying: true)
            try await app.press(.pause, .home)
        }
        return app
    }

    /// Links a tablet by a phone's code, and forgets it again.
    private func devices() async throws -> [HousedApp.Exchange] {
        var phone = try await HousedApp(at: house)
        try await phone.press(.open(.bubblePop))
        try await phone.type("Gus")
        try await phone.press(.play)
        try await phone.live(seconds: 2, isPlaying: true)
        try await phone.press(.pause, .home, .visit(.device), .house(.share))
        let code = try #require(phone.app.desk.devices.code)
        var tablet = try await HousedApp(at: house)
        try await tablet.send(.party(code.replacing(" ", with: "-")))
        try await tablet.press(.house(.linkForGood))
        try await phone.press(.house(.share))
        let other = try #require(phone.app.desk.devices.devices.first { !$0.isSelected })
        guard case .forgetDevice(let number, _) = other.action else {
            Issue.record("\(other.action) doesn't forget a device")
            return []
        }
        try await phone.press(.forgetDevice(number, isSure: true))
        return phone.exchanges + tablet.exchanges
    }

    /// Clears, shares and hides the player's own wall, and opens, likes and reports someone else's.
    private func walls() async throws -> HousedApp {
        let eve = try await house.player("Eve")
        let other = try await house.publish(.small, by: eve)
        let code = try #require(other.json["wall"]?.text)
        var app = try await HousedApp(at: house)
        try await app.press(.visit(.walls), .wall(.draw))
        for place in [42, 43] { try await app.send(.paint(place, begins: true)) }
        try await app.press(.wall(.tryOut))
        try await app.type("Fay")
        try await app.press(.play)
        for _ in 0..<600 where app.app.session != nil {
            try await app.live(seconds: 1, isPlaying: true)
        }
        try await app.live(seconds: 2)
        try await app.press(.visit(.walls), .wall(.show(0)))
        try await app.press(.wall(.order(.newest)))
        try await app.send(.wall(Array(code.utf8)))
        try await app.press(.visit(.walls))
        let number = try #require(
            app.app.desk.gallery.walls?.firstIndex { $0.code.text == code })
        try await app.press(.wall(.like(number)))
        try await app.press(.wall(.like(number)))
        try await app.press(.wall(.report(number)))
        try await app.press(.wall(.hide(0)))
        return app
    }
}
