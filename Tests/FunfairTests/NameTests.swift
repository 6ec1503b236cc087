import Arcade
import Testing

@testable import Funfair

@Suite("Name before a run (BubblePop, core functionality 1)")
struct NameTests {
    @Test func `An empty name field shows no problem before typing`() {
        var play = Play()
        play.press(.open(.bubblePop))
        #expect(play.app.playerScreen?.problem == nil)
    }

    @Test(
        "An invalid name is refused while typing, and doesn't start a run",
        arguments: ["", "   ", "a\u{7}b", "a\u{202E}b", "123456789012345678901"])
    func refused(text: String) throws {
        var play = Play()
        play.enter(name: text)
        let screen = try #require(play.app.playerScreen)
        #expect(screen.problem != nil)
        #expect(screen.text == text)
    }

    @Test func `A name's problem disappears as soon as the name is valid`() {
        var play = Play()
        play.enter(name: "")
        play.send(.type(.playerName, "Ada", isFinished: false))
        #expect(play.app.playerScreen?.problem == nil)
    }

    @Test func `The previous player's name is filled in after reopening`() {
        var play = Play()
        play.enter(name: "  Ada ")
        var later = play.reopened
        later.press(.drop(.bubblePop), .open(.bubblePop))
        #expect(later.app.playerScreen?.text == "Ada")
    }

    @Test func `Recent names can be picked, latest first, each once regardless of case`() throws {
        var play = Play(store: Play.quickSettings)
        for name in ["Ada", "Lin", "ADA"] { play.run(as: name, popping: false) }
        play.press(.tab(.play))
        var later = play.reopened
        later.press(.open(.bubblePop))
        let names = try #require(later.app.playerScreen).recent.map(\.name)
        #expect(names == ["ADA", "Lin"])
        later.press(.pickName(1))
        #expect(later.app.playerScreen?.text == "Lin")
    }

    @Test func `An unknown name can't be picked`() {
        var play = Play()
        play.press(.open(.bubblePop), .pickName(3), .pickName(-1))
        #expect(play.app.playerScreen?.text.isEmpty == true)
    }

    @Test func `A name's characters are counted without surrounding spaces`() {
        var play = Play()
        play.press(.open(.bubblePop))
        play.send(.type(.playerName, "  Ada ", isFinished: false))
        #expect(play.app.playerScreen?.count == "3 of 20")
    }

    @Test func `An empty name field shows no problem after returning to it`() {
        var play = Play()
        play.enter(name: "")
        play.press(.tab(.scores), .tab(.play))
        #expect(play.app.playerScreen?.problem == nil)
    }

    @Test func `After a run, the field shows the normalised name`() {
        var play = Play()
        play.enter(name: "  Ada ")
        play.press(.pause, .drop(.bubblePop))
        #expect(play.app.playerScreen?.text == "Ada")
    }
}
