import Arcade
import Testing

@testable import Funfair

@Suite("Names and devices")
struct HouseNameTests {
    private static let taken = "“Ada” is another device's name here."

    /// Returns a face at the end of a run under a name that belongs to another device.
    private static func played() -> Play {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.refuse(
            "api/players", status: 409, "name-taken", taken, more: ",\"suggestion\":\"Ada 2\"")
        play.countIn()
        play.wait(seconds: 61)
        return play
    }

    @Test func `A run under a taken name is played, and its result says that the name is taken`() {
        let play = Self.played()
        #expect(play.houseLine?.text == Self.taken)
        #expect(play.houseLine?.mood == .quiet)
        #expect(play.houseLine?.way?.name == "Play as Ada 2")
        #expect(play.app.records.boards[.bubblePop, isStandard: true].entries.count == 1)
    }

    @Test func `The suggested name can be accepted`() {
        var play = Self.played()
        guard let way = play.houseLine?.way else { return #expect(Bool(false), "a way") }
        play.press(way.action)
        #expect(play.app.playerScreen?.text == "Ada 2")
        #expect(play.app.playerScreen?.nameLine == nil)
        play.press(.play)
        #expect(play.grantName("Ada 2") != nil)
    }

    @Test func `A name known to be taken is reported next to the field, with a suggestion`() {
        var play = Self.played()
        play.press(.tab(.play))
        let line = play.app.playerScreen?.nameLine
        #expect(line?.text.hasPrefix(Self.taken) == true)
        #expect(line?.way?.name == "Play as Ada 2")
        play.send(.type(.playerName, "Adam", isFinished: false))
        #expect(play.app.playerScreen?.nameLine == nil)
    }

    @Test func `A name known to be taken isn't sent to the house again`() {
        var play = Self.played()
        play.press(.tab(.play), .play)
        #expect(play.asked("api/players") == 0)
        #expect(play.app.runInHouse?.reason == Self.taken)
    }

    @Test func `An invalid name suggested by the house isn't offered`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.refuse(
            "api/players", status: 409, "name-taken", "No.", more: ",\"suggestion\":\"\\u0007\"")
        play.press(.pause, .drop(.bubblePop))
        #expect(play.app.playerScreen?.nameLine?.way == nil)
        #expect(play.app.playerScreen?.nameLine != nil)
    }

    @Test func `A second name is registered with the same secret`() {
        var play = Play.atHouse()
        play.enterPublic()
        play.press(.pause, .drop(.bubblePop))
        play.enter(name: "Lin")
        #expect(play.grantName("Lin")?.secret == Play.secret)
        #expect(play.app.desk.book.secret == Play.secret)
        #expect(play.app.desk.book.names.map(\.text) == ["Lin", "Ada"])
    }

    @Test(
        "After an invalid grant, the device has no name and requests no ticket",
        arguments: [
            "{}", "[]", "", "{\"name\":7}", "{\"name\":\"Lin\"}", "{\"name\":\"\"}",
            "{\"name\":null}",
        ])
    func noGrant(body: String) {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.answer("api/players", status: 201, body: body)
        #expect(play.app.desk.book.names.isEmpty)
        #expect(play.asked("api/tickets") == 0)
        #expect(play.app.runInHouse?.reason != nil)
    }

    @Test func `A name that turns out to be taken no longer belongs to this device`() {
        var play = Play.atHouse()
        play.enterPublic()
        play.press(.pause, .drop(.bubblePop), .play)
        play.refuse("api/tickets", status: 403, "not-your-name", "Not yours.")
        #expect(!play.app.desk.book.owns(.ada))
        #expect(play.app.runInHouse?.reason == "Not yours.")
    }

    @Test func `The device remembers a limited number of its latest names`() throws {
        var book = HouseBook()
        for index in 0...HouseBook.most {
            book.add(try PlayerName("P\(index)"))
        }
        #expect(book.names.count == HouseBook.most)
        #expect(!book.owns(try PlayerName("P0")))
    }

    @Test func `Every registered name belongs to this device`() throws {
        var book = HouseBook()
        book.add(.ada)
        book.add(try PlayerName("Lin"))
        #expect(book.owns(.ada))
        #expect(book.owns(try PlayerName("Lin")))
    }
}
