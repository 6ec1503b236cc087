import Arcade
import Testing

@testable import Funfair

@Suite("Typing a name")
struct TypedNameTests {
    private static let path = "api/names"
    private static let pause = NameField.pause / 1000

    /// Returns a face at a stall with a house, where a name has just been typed.
    private static func typed(_ name: String = "Ada") -> Play {
        var play = Play.atHouse()
        play.send(.type(.playerName, name, isFinished: false))
        return play
    }

    private static func refuse(_ play: inout Play) {
        play.refuse(
            path, status: 409, "name-taken", "Another device has it.",
            more: ",\"suggestion\":\"Ada 2\"")
    }

    @Test func `The house is asked about a typed name only after a pause`() throws {
        var play = Self.typed("Ada Li")
        play.wait(seconds: Self.pause - 0.1)
        #expect(play.asked(Self.path) == 0)
        play.wait(seconds: 0.2)
        let question = try #require(play.questions.last)
        #expect(question.path == "api/names?player=Ada%20Li")
        #expect(question.secret == Play.secret)
    }

    @Test func `Each typed letter restarts the pause before the name's request`() {
        var play = Self.typed("A")
        for name in ["Ad", "Ada"] {
            play.wait(seconds: Self.pause - 0.1)
            play.send(.type(.playerName, name, isFinished: false))
        }
        play.wait(seconds: 3)
        #expect(play.questions.map(\.path) == ["api/names?player=Ada"])
    }

    @Test func `The timer of a typed name runs only during the pause`() {
        var play = Self.typed()
        #expect(play.app.view.isAnimated)
        let before = play.app.live
        play.wait(seconds: Self.pause + 0.1)
        #expect(!play.app.view.isAnimated)
        #expect(play.app.live != before)
    }

    @Test func `A taken name is reported before the run, with a suggestion`() {
        var play = Self.typed()
        play.wait(seconds: 1)
        Self.refuse(&play)
        let line = play.app.playerScreen?.nameLine
        #expect(line?.text.hasPrefix("Another device has it.") == true)
        #expect(line?.way?.action == .takeName("Ada 2".bytes))
    }

    @Test func `A name that is available shows no message`() {
        var play = Self.typed()
        play.wait(seconds: 1)
        play.answer(Self.path, body: #"{"name":"Ada"}"#)
        #expect(play.app.playerScreen?.nameLine == nil)
        #expect(!play.app.desk.book.owns(.ada))
    }

    @Test func `A late response about a different name isn't shown`() {
        var play = Self.typed()
        play.wait(seconds: 1)
        play.send(.type(.playerName, "Adam", isFinished: false))
        Self.refuse(&play)
        #expect(play.app.playerScreen?.nameLine == nil)
        play.send(.type(.playerName, "Ada", isFinished: false))
        #expect(play.app.playerScreen?.nameLine != nil)
    }

    @Test func `The house is asked about each name once, or again if it didn't answer`() {
        var play = Self.typed()
        play.wait(seconds: 1)
        play.answer(Self.path, body: #"{"name":"Ada"}"#)
        play.send(.type(.playerName, "ada", isFinished: false))
        play.wait(seconds: 1)
        #expect(play.asked(Self.path) == 0)
        play.send(.type(.playerName, "Lin", isFinished: false))
        play.wait(seconds: 1)
        play.answerNothing(Self.path)
        #expect(play.app.playerScreen?.nameLine == nil)
        play.send(.type(.playerName, "Lin", isFinished: false))
        play.wait(seconds: 1)
        #expect(play.asked(Self.path) == 1)
    }

    @Test func `The house isn't asked about a name of this device`() {
        var play = Play.atHouse()
        play.enterPublic()
        play.press(.pause, .drop(.bubblePop))
        play.send(.type(.playerName, "Lin", isFinished: false))
        play.send(.type(.playerName, "Ada", isFinished: false))
        play.wait(seconds: 1)
        #expect(play.asked(Self.path) == 0)
    }

    @Test func `The house isn't asked about an invalid name`() {
        var play = Self.typed("  ")
        play.wait(seconds: 1)
        #expect(play.asked(Self.path) == 0)
    }

    @Test func `Without a house, a typed name sends no request and starts no timer`() {
        var play = Play()
        play.press(.open(.bubblePop))
        play.answer("api/challenge", status: 404, body: "")
        play.send(.type(.playerName, "Ada", isFinished: false))
        #expect(!play.app.view.isAnimated)
        play.wait(seconds: 1)
        #expect(play.asked("api") == 0)
    }

    @Test func `A player can start without waiting for the response about a name`() {
        var play = Self.typed()
        play.press(.play)
        play.wait(seconds: 1)
        #expect(play.app.playScreen != nil)
        #expect(play.asked(Self.path) == 0)
    }

    @Test func `Opening a stall asks the house about the name already in the field`() {
        var play = Play()
        play.enter(name: "Ada")
        play.press(.pause, .drop(.bubblePop), .home)
        var later = play.reopened
        later.press(.open(.breakout))
        later.answerNews()
        #expect(later.asked("api/names?player=Ada") == 1)
    }
}
