import Arcade
import HouseWire
import Testing

@testable import Funfair

@Suite struct PartyTests {
    // MARK: Joining

    @Test func `A party link opens the form for joining, with the party's code`() throws {
        let play = Play.atDoor("bdjl", name: nil)
        #expect(try #require(play.party?.door).code == "BDJL")
    }

    @Test func `Parties aren't mentioned without a house`() {
        var play = Play()
        #expect(play.app.homeScreen?.ways.contains { $0.destination == .party } == false)
        play.answerNews()
        #expect(play.app.homeScreen?.ways.contains { $0.destination == .party } == true)
    }

    @Test func `A typed code becomes four capital letters`() throws {
        var play = Play.atDoor("x")
        play.press(.visit(.party))
        play.send(.type(.partyCode, "b d-j1lq", isFinished: false))
        #expect(try #require(play.party?.door).code == "BDJL")
    }

    @Test(arguments: [
        "{}", " {}", "{}\n", "https://fair.example/#party={}", "http://192.168.0.7:8080/?party={}.",
        "https://fair.example/bdjl/party/{}", "fair.example/party/{}/",
        "<https://a.example/#party={}>",
        "https://pr.example/?seed=1&party={}", "https://fair.example/#party={}&fbclid=IwAR0xq/a=",
        "https://fair.example/party/{}?utm_source=bdjlmn&x=1", "funfair:#party={}",
        "Join us: https://fair.example/#party={} (at eight)",
    ])
    func `Any code can be pasted in any case, in parts, or as a link`(text: String) throws {
        var chance = SeededGenerator(seed: 1)
        let alphabet = WireLimits.codeAlphabet.map { $0 }
        for _ in 0..<50 {
            let letters = (0..<4).map { _ in alphabet[chance.below(alphabet.count)] }
            let code = String(letters)
            let parted = "\(letters[0])\(letters[1])-\(letters[2])\(letters[3])"
            for written in [code, code.lowercased(), parted] {
                let pasted = text.replacing("{}", with: written)
                #expect(PartyEntry.letters(in: pasted) == code.bytes, "\(pasted)")
            }
        }
    }

    @Test func `Problems with joining a party are shown next to their fields`() throws {
        var play = Play.atDoor("x", name: "")
        play.press(.visit(.party))
        play.send(.type(.partyCode, "BAD", isFinished: false))
        play.press(.party(.join))
        let door = try #require(play.party?.door)
        #expect(door.codeProblem != nil)
        #expect(door.nameProblem != nil)
        #expect(play.asked("api/parties") == 0 && play.asked("api/players") == 0)
    }

    @Test func `An impossible code is reported as invalid, not as too short`() throws {
        for code in ["AEIO", "BAD"] {
            var play = Play.atDoor("x")
            play.press(.visit(.party))
            play.send(.type(.partyCode, code, isFinished: false))
            play.press(.party(.join))
            let problem = try #require(play.party?.door?.codeProblem)
            #expect(problem.hasPrefix("That isn’t a party code."))
            #expect(play.asked("api/parties") == 0)
        }
    }

    @Test func `A party can be opened only while the house answers`() {
        var play = Play()
        #expect(play.app.homeScreen?.canOpenParty == false)
        play.answerNews()
        #expect(play.app.homeScreen?.canOpenParty == true)
        play.press(.open(.bubblePop))
        play.send(.online)
        play.answerNothing("api/challenge")
        play.press(.home)
        #expect(play.app.homeScreen?.canOpenParty == false)
        play.send(.online)
        play.answerNews()
        #expect(play.app.homeScreen?.canOpenParty == true)
    }

    @Test func `A new name is registered before joining a party`() throws {
        var play = Play.atDoor()
        play.press(.party(.join))
        #expect(play.asked("api/parties") == 0)
        let asked = play.grantName()
        let taken = try #require(asked)
        #expect(String(decoding: taken.body, as: UTF8.self) == #"{"name":"Ada"}"#)
        let answered = play.answer(
            "api/parties/BDJL/guests", status: 201, body: PartyHost().answer)
        let joined = try #require(answered)
        #expect(String(decoding: joined.body, as: UTF8.self) == #"{"player":"Ada"}"#)
        #expect(joined.secret == Play.secret)
        #expect(play.party?.title == "You’re in!")
        #expect(play.store["funfair.party"] != nil)
    }

    @Test func `A name that belongs to this device can join a party at once`() {
        var known = Play.atDoor()
        known.press(.party(.join))
        known.grantName()
        var play = Play.atDoor(store: known.store)
        play.press(.party(.join))
        #expect(play.asked("api/players") == 0)
        #expect(play.asked("api/parties/BDJL/guests") == 1)
    }

    @Test func `Joining a party under another device's name is refused with a suggestion`() throws {
        var play = Play.atDoor()
        play.press(.party(.join))
        play.refuse(
            "api/players", status: 409, "name-taken", "Somebody has it.",
            more: #","suggestion":"Ada 2""#)
        let door = try #require(play.party?.door)
        #expect(door.nameProblem == "Somebody has it.")
        let way = try #require(door.suggestion)
        play.press(way.action, .party(.join))
        #expect(play.app.view.screen.word == "party")
        #expect(play.asked("api/players") == 1)
    }

    @Test(arguments: [
        (404, "unknown-party"), (409, "party-full"), (403, "barred"), (403, "banned"),
        (429, "too-often"), (0, ""),
    ])
    func `A refused guest is told why`(status: Int, word: String) throws {
        var play = Play.atDoor()
        play.press(.party(.join))
        play.grantName()
        play.refuse("api/parties/BDJL/guests", status: status, word, "Not now.")
        let door = try #require(play.party?.door)
        #expect(door.codeProblem == (status == 0 ? "Can’t reach the server." : "Not now."))
        play.press(.party(.join))
        #expect(play.asked("api/parties/BDJL/guests") == 1)
    }

    @Test func `If the house has forgotten the device, its name is registered once more`() {
        var play = Play.atDoor()
        play.press(.party(.join))
        play.grantName()
        play.refuse("api/parties/", status: 403, "unknown-device", "Who?")
        play.grantName()
        play.refuse("api/parties/", status: 403, "unknown-device", "Who?")
        #expect(play.asked("api/players") == 0)
        #expect(play.party?.door?.codeProblem == "Who?")
    }

    // MARK: A round

    @Test func `Every party run starts on the house's clock, with the round's seed`() throws {
        var host = PartyHost()
        var play = Play.atParty(&host)
        play.live(&host, seconds: 3)
        #expect(play.party?.texts(.line).contains("3 players are here.") == true)
        host.start()
        play.live(&host, seconds: 2)
        let run = try #require(play.partyRun)
        #expect(run.cabinet.seed == 0xFACE)
        #expect(run.cabinet.isForParty)
        #expect(run.countIn == 4 || run.countIn == 3)
        play.live(&host, seconds: 3)
        #expect(run.phase == .running)
        #expect(
            abs(Double(run.cabinet.tick) * Playback.millisecondsPerTick - (host.now - host.starts))
                < 100)
        #expect(play.app.view.tabs.isEmpty)
    }

    @Test func `A run is sent in pieces, each with the inputs that the house doesn't have`() throws
    {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 20)
        play.popAll()
        play.live(&host, seconds: 5)
        play.popAll()
        play.live(&host, seconds: 20)
        let run = try #require(play.partyRun)
        #expect((37...42).contains(host.pieces.count))
        #expect(host.lengths.allSatisfy { $0 < 200 })
        #expect(host.inputs == run.cabinet.inputs)
        #expect(host.pieces.reduce(0) { $0 + $1.inputs.count } == host.inputs)
        let ticks = host.claims.map(\.ticks)
        #expect(ticks == ticks.sorted())
        #expect(host.claims.last?.score == run.cabinet.score)
    }

    @Test func `After a reload, a device knows at least as much of its run as the house`() throws {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 18)
        play.popAll()
        play.live(&host, seconds: 1)
        let known = try #require(host.claims.last)
        var again = play.reopened
        again.live(&host, seconds: 0)
        let run = try #require(again.partyRun).cabinet
        #expect(run.tick >= known.ticks)
        #expect(run.inputs >= host.inputs)
    }

    @Test func `A round is played, sent, verified and ranked`() throws {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 30)
        play.popAll()
        play.live(&host, seconds: 20)
        play.live(&host, seconds: 18)
        let sent = try #require(host.runs.first)
        #expect(sent.ticket == "t-1".bytes)
        #expect(host.runs.count == 1)
        #expect(play.partyRun == nil)
        #expect(play.app.playing.finished == nil)
        #expect(play.store["funfair.party-run"] == nil)
        #expect(play.store["funfair.scores"] == nil)
        host.phase = "podium"
        host.place = (2, 3)
        play.live(&host, seconds: 2)
        #expect(play.app.view.announcement.text == "Place 2 of 3")
    }

    @Test func `No guest plays a round twice`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 67)
        #expect(host.runs.count == 1)
        host.state = "playing"
        play.live(&host, seconds: 5)
        #expect(play.partyRun == nil)
        var again = play.reopened
        again.live(&host, seconds: 5)
        #expect(again.partyRun == nil)
        #expect(host.runs.count == 1)
    }

    @Test func `A guest who joins during a round waits for the next one`() {
        var host = PartyHost()
        host.start()
        host.pass(20_000)
        host.isPlaying = false
        host.state = "watching"
        var play = Play.atParty(&host)
        play.live(&host, seconds: 3)
        #expect(play.partyRun == nil && play.party != nil)
        host.phase = "podium"
        host.isPlaying = true
        host.start()
        play.live(&host, seconds: 3)
        #expect(play.partyRun != nil)
    }

    // MARK: Leaving

    @Test func `A removed guest sees a message, and their run ends`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 10)
        host.isThere = false
        play.live(&host, seconds: 2)
        #expect(play.partyRun == nil)
        #expect(play.party?.texts(.line) == ["The host has removed you from the party."])
        #expect(play.store["funfair.party"] == nil)
        #expect(play.store["funfair.party-run"] == nil)
    }

    @Test func `A guest whose device the host bans leaves the party and is told why`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        play.wait(seconds: 2)
        play.refuse("api/parties/\(PartyHost.id)/guests/", status: 403, "banned", "Banned.")
        #expect(play.party?.texts(.line) == ["The host has banned this device."])
        #expect(play.store["funfair.party"] == nil)
    }

    @Test func `A party that has ended says so and can't be reopened`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.start()
        play.live(&host, seconds: 67)
        host.phase = "over"
        host.screen = #"{"title":"It’s over.","blocks":[]}"#
        play.live(&host, seconds: 2)
        #expect(play.party?.title == "It’s over.")
        #expect(play.reopened.app.view.screen.word == "home")
        let asked = play.questions.count
        play.live(&host, seconds: 5)
        #expect(play.questions.count == asked)
    }

    @Test func `A guest who isn't at the party when it ends can return to its results`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        play.press(.home)
        host.phase = "over"
        host.screen = #"{"title":"It’s over.","blocks":[]}"#
        play.live(&host, seconds: 5)
        #expect(play.app.view.screen.word == "home")
        let way = play.app.homeScreen?.ways.first { $0.destination == .party }
        #expect(way?.control.name == "Back to the party")
        play.press(.visit(.party))
        #expect(play.party?.title == "It’s over.")
    }

    @Test func `Leaving a party goes home and notifies the house`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        play.press(.party(.leave))
        #expect(play.app.view.screen.word == "home")
        let path = "/guests/\(PartyHost.guest)"
        #expect(play.questions.contains { $0.method == .delete && $0.path.hasSuffix(path) })
        #expect(play.store["funfair.party"] == nil)
    }
}
