import HouseWire
import Testing

@testable import Funfair

@Suite("Opening a party from a phone")
struct PartyOpeningTests {
    private static let hosted = """
        {"title":"You’re in!","blocks":[{"name":"Start","move":"start","isChosen":true}]}
        """

    private var atDoor: Play {
        var play = Play()
        play.answerNews()
        play.press(.visit(.party))
        play.send(.type(.playerName, "Ada", isFinished: false))
        return play
    }

    @Test func `Opening a party registers the name, and opens and joins it at once`() throws {
        var play = atDoor
        play.press(.party(.open))
        play.grantName()
        let opened = play.answer("api/parties", status: 201, body: PartyHost().answer)
        #expect(opened?.path == "api/parties?language=en")
        #expect(opened.map { String(decoding: $0.body, as: UTF8.self) } == #"{"player":"Ada"}"#)
        #expect(play.party?.title == "You’re in!")
        #expect(play.store["funfair.party"] != nil)
    }

    @Test func `A phone opens no party without a valid name`() throws {
        var play = Play()
        play.answerNews()
        play.press(.visit(.party))
        play.press(.party(.open))
        #expect(try #require(play.party?.door).nameProblem != nil)
        #expect(play.asked("api/part") == 0)
    }

    @Test func `If a house has too many parties, the phone says so and can join another`() throws {
        var play = atDoor
        play.press(.party(.open))
        play.grantName()
        play.refuse("api/parties", status: 503, "too-many-parties", "Too many.")
        #expect(try #require(play.party?.door).codeProblem == "Too many.")
        play.send(.type(.partyCode, "BDJL", isFinished: false))
        play.press(.party(.join))
        #expect(play.asked("api/parties/BDJL/guests") == 1)
    }

    @Test func `Without parties, the door doesn't offer to open one`() {
        var play = Play.atDoor()
        #expect(play.party?.control(.plain)?.action == .party(.open))
        play.app.desk.offersParties = false
        #expect(play.party?.control(.plain) == nil)
    }

    @Test func `A host's move is sent once, and its answer is shown at once`() throws {
        var host = PartyHost()
        host.screen = Self.hosted
        var play = Play.atParty(&host)
        let start = try #require(play.party?.control(.main))
        play.press(start.action, start.action)
        #expect(play.asked("api/parties/\(PartyHost.id)/moves?language=en") == 1)
        host.screen = #"{"title":"BubblePop","blocks":[]}"#
        play.answerAll(&host)
        #expect(host.moves == [#"{"player":"Ada","move":"start"}"#])
        #expect(play.party?.title == "BubblePop")
    }

    @Test func `A move made while another is on its way is sent next`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        let moves = ["vote roulette", "vote breakout", "start"].map { Action.partyMove($0.bytes) }
        play.press(moves[0], moves[1], moves[2], moves[2])
        #expect(play.asked("api/parties/\(PartyHost.id)/moves") == 1)
        play.answerAll(&host)
        // Of the moves made meanwhile, only the last one counts.
        #expect(
            host.moves == [
                #"{"player":"Ada","move":"vote roulette"}"#, #"{"player":"Ada","move":"start"}"#,
            ])
    }

    @Test func `Whoever returns to the move that's on its way makes no other`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        let moves = ["vote roulette", "vote breakout"].map { Action.partyMove($0.bytes) }
        play.press(moves[0], moves[1], moves[0])
        play.answerAll(&host)
        #expect(host.moves == [#"{"player":"Ada","move":"vote roulette"}"#])
    }

    @Test func `A refused move cancels the next one`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        play.press(.partyMove("start".bytes), .partyMove("hand 2".bytes))
        play.refuse("api/parties/\(PartyHost.id)/moves", status: 403, "not-your-party", "No.")
        #expect(play.asked("api/parties/\(PartyHost.id)/moves") == 0)
    }

    @Test func `A move isn't sent after leaving the party`() {
        var host = PartyHost()
        var play = Play.atParty(&host)
        play.press(.partyMove("vote roulette".bytes), .partyMove("start".bytes), .party(.leave))
        play.answerAll(&host)
        #expect(host.moves.count == 1)
    }

    @Test func `A move's answer about another party is ignored`() throws {
        var host = PartyHost()
        host.screen = Self.hosted
        var play = Play.atParty(&host)
        play.press(try #require(play.party?.control(.main)).action)
        host.screen = #"{"title":"Elsewhere","blocks":[]}"#
        let other = host.answer.replacing(PartyHost.id, with: "another-party")
        play.answer("api/parties/\(PartyHost.id)/moves", status: 200, body: other)
        #expect(play.party?.title == "You’re in!")
    }

    @Test func `A refused move is explained`() throws {
        var host = PartyHost()
        host.screen = Self.hosted
        var play = Play.atParty(&host)
        let start = try #require(play.party?.control(.main)).action
        play.press(start)
        play.refuse("api/parties/\(PartyHost.id)/moves", status: 403, "not-your-party", "No.")
        #expect(play.app.view.notices == ["No."])
        play.press(start)
        #expect(play.asked("api/parties/\(PartyHost.id)/moves") == 1)
    }

    @Test func `A silent house is reported instead of the house's own problem`() {
        var host = PartyHost()
        host.screen = #"{"title":"BubblePop","because":"Too fast.","blocks":[]}"#
        var play = Play.atParty(&host)
        #expect(play.party?.texts(.problem) == ["Too fast."])
        play.app.desk.connection.isSilent = true
        #expect(play.party?.texts(.problem) == ["Can’t reach the server."])
    }
}
