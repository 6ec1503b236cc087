import Testing

@testable import Funfair

@Suite("Today's challenge at home")
struct HomeChallengeTests {
    private static let marks: [ChallengeMark?] = [.open, .open, nil]

    /// Returns Ada's page, reopened at home after the house has answered.
    private func reopened(played: Bool = false) -> Play {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        var later = play.reopened
        later.answerNews(played: played)
        return later
    }

    @Test func `Opening the page asks the house once for the last player's challenge`() {
        #expect(Play().questions.map(\.path) == ["api/challenge"])
        var play = Play.atHouse()
        play.enter(name: "Ada")
        #expect(play.reopened.questions.map(\.path) == ["api/challenge?player=Ada"])
    }

    @Test func `Each stall with a challenge shows it as open`() {
        let play = reopened()
        #expect(play.marks == Self.marks)
        #expect(play.app.homeScreen?.challengeEnds == Int64(Play.ends))
    }

    @Test func `A challenge played today is shown as played`() {
        #expect(reopened(played: true).marks == [.played, .open, nil])
    }

    @Test func `A challenge is shown as played once the house counts the run`() {
        var play = reopened()
        play.press(.open(.bubblePop), .challenge)
        play.grantName()
        play.grantTicket()
        play.countIn()
        play.wait(seconds: 61)
        play.answer("api/runs", status: 201, body: Play.counted(more: ",\"challenge\":2"))
        play.press(.home)
        #expect(play.marks == [.played, .open, nil])
    }

    @Test func `Without a house, no challenge is shown`() {
        var play = Play()
        #expect(play.marks == [nil, nil, nil])
        play.answer("api/challenge", status: 404, body: "Not found")
        #expect(play.marks == [nil, nil, nil])
        #expect(play.app.homeScreen?.challengeEnds == nil)
        play.press(.open(.bubblePop), .home)
        #expect(play.asked("api") == 0)
    }

    @Test func `Returning home doesn't ask for the challenge again`() {
        var play = reopened()
        play.press(.open(.bubblePop))
        play.answerNews()
        play.press(.home)
        #expect(play.asked("api/challenge") == 0)
    }

    @Test func `Returning home asks for the challenge again if the house didn't answer`() {
        var play = Play()
        play.answerNothing("api/challenge")
        play.press(.open(.bubblePop))
        play.answerNothing("api/challenge")
        play.press(.home)
        #expect(play.asked("api/challenge") == 1)
    }

    @Test func `Returning home as a different player asks for that player's challenge`() {
        var play = reopened(played: true)
        play.press(.open(.breakout))
        play.send(.type(.playerName, "Lin", isFinished: true))
        play.press(.play, .home)
        // The stall had asked for Ada's challenge, because her name was in the field.
        play.answerNews(played: true)
        #expect(play.marks == Self.marks)
        play.press(.home)
        #expect(play.questions.last?.path == "api/challenge?player=Lin")
    }
}

extension Play {
    /// The challenge marks of the stalls at home, or nil on other screens.
    fileprivate var marks: [ChallengeMark?]? { app.homeScreen?.items.map(\.challenge) }
}
