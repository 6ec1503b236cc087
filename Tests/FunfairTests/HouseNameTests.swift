import Arcade
import Testing

@testable import Funfair

@Suite("Names and devices")
struct HouseNameTests {
    private static let taken = "“Ada” is another device's name here."

    /// At the end of a run under a name that belongs to another device.
    private static func played() -> Play {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.refuse(
            "api/players", status: 409, "name-taken", taken, more: ",\"suggestion\":\"Ada 2\"")
        play.countIn()
        play.wait(seconds: 61)
        return play
    }

    @Test func `Whoever has a name of another device plays on, and is told at the end`() {
        let play = Self.played()
        #expect(play.houseLine?.text == Self.taken)
        #expect(play.houseLine?.mood == .quiet)
        #expect(play.houseLine?.way?.name == "Play as Ada 2")
        #expect(play.app.records.boards[.bubblePop, isStandard: true].entries.count == 1)
    }

    @Test func `The suggested name is taken by a control`() {
        var play = Self.played()
        guard let way = play.houseLine?.way else { return #expect(Bool(false), "a way") }
        play.press(way.action)
        #expect(play.app.playerScreen?.text == "Ada 2")
        #expect(play.app.playerScreen?.nameLine == nil)
        play.press(.play)
        #expect(play.grantName("Ada 2") != nil)
    }

    @Test func `A name known to be another's is told beside the field, with the suggestion`() {
        var play = Self.played()
        play.press(.tab(.play))
        let line = play.app.playerScreen?.nameLine
        #expect(line?.text.hasPrefix(Self.taken) == true)
        #expect(line?.way?.name == "Play as Ada 2")
        play.send(.type(.playerName, "Adam", isFinished: false))
        #expect(play.app.playerScreen?.nameLine == nil)
    }

    @Test func `A name known to be another's is not asked for again`() {
        var play = Self.played()
        play.press(.tab(.play), .play)
        #expect(play.asked("api/players") == 0)
        #expect(play.app.runInHouse?.reason == Self.taken)
    }

    @Test func `A suggestion that is no name is not offered`() {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.refuse(
            "api/players", status: 409, "name-taken", "No.", more: ",\"suggestion\":\"\\u0007\"")
        play.press(.pause, .drop(.bubblePop))
        #expect(play.app.playerScreen?.nameLine?.way == nil)
        #expect(play.app.playerScreen?.nameLine != nil)
    }

    @Test func `A further name goes with the same secret`() {
        var play = Play.atHouse()
        play.enterPublic()
        play.press(.pause, .drop(.bubblePop))
        play.enter(name: "Lin")
        #expect(play.grantName("Lin")?.secret == Play.secret)
        #expect(play.app.desk.book.secret == Play.secret)
        #expect(play.app.desk.book.names.map(\.text) == ["Lin", "Ada"])
    }

    @Test(
        "A grant that is none gives neither name nor ticket",
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

    @Test func `A name that turns out to be another's is this device's no more`() {
        var play = Play.atHouse()
        play.enterPublic()
        play.press(.pause, .drop(.bubblePop), .play)
        play.refuse("api/tickets", status: 403, "not-your-name", "Not yours.")
        #expect(!play.app.desk.book.owns(.ada))
        #expect(play.app.runInHouse?.reason == "Not yours.")
    }

    @Test func `So many names are remembered, the last ones`() throws {
        var book = HouseBook()
        for index in 0...HouseBook.most {
            book.add(try PlayerName("P\(index)"))
        }
        #expect(book.names.count == HouseBook.most)
        #expect(!book.owns(try PlayerName("P0")))
    }

    @Test func `Every name that was told to the house is this device's`() throws {
        var book = HouseBook()
        book.add(.ada)
        book.add(try PlayerName("Lin"))
        #expect(book.owns(.ada))
        #expect(book.owns(try PlayerName("Lin")))
    }
}
