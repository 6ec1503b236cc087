import Arcade
import Testing

@testable import Funfair

@Suite("Sharing a result")
struct ShareTests {
    @Test func `A shared result names the player, game and score, and dares friends to beat it`()
        throws
    {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada", seconds: 11)
        let result = try #require(play.app.resultScreen)
        let card = result.share
        #expect(card.name == "Share")
        #expect((card.game, card.player.text, card.score) == ("BubblePop", "Ada", result.score))
        #expect(card.rank == "My best so far")
        #expect(card.lines == result.highlights)
        #expect(
            card.text
                == "\(result.score) points in BubblePop at the Funfair "
                + "(\(result.highlights[0]), \(result.highlights[1])). Can you beat that?")
        #expect(card.note == nil)
    }

    @Test func `A shared run below the best mentions the best score and the day streak`() throws {
        var play = Play(store: Play.quickSettings)
        play.send(.day(100))
        play.run(as: "Ada", seconds: 11)
        let best = try #require(play.app.resultScreen).score
        play.send(.day(101))
        play.run(as: "Ada", popping: false)
        play.wait(seconds: 1)
        let card = try #require(play.app.resultScreen).share
        #expect(card.score == 0)
        #expect(card.rank == "My best: \(best)")
        #expect(card.lines.last == "2 days in a row")
    }

    @Test(
        "A saved picture is confirmed",
        arguments: [
            (true, "Picture saved, text copied."),
            (false, "Picture saved."),
        ])
    func saved(isTextCopied: Bool, note: String) {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada", seconds: 11)
        play.send(.pictureSaved(isTextCopied: isTextCopied))
        #expect(play.app.resultScreen?.share.note == note)
        play.run(as: "Ada", seconds: 11)
        #expect(play.app.resultScreen?.share.note == nil)
    }

    @Test func `Without a finished run, a saved picture changes nothing`() {
        var play = Play()
        play.send(.pictureSaved(isTextCopied: true))
        #expect(play.app.homeScreen != nil)
    }

    @Test func `A single day isn't shared as a streak`() throws {
        var play = Play(store: Play.quickSettings)
        play.send(.day(100))
        play.run(as: "Ada", seconds: 11)
        let result = try #require(play.app.resultScreen)
        #expect(result.share.lines == result.highlights)
    }
}
