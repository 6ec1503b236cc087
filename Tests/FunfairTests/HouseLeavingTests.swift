import Arcade
import Testing

@testable import Funfair

@Suite("What the house has of a device, taken away and removed")
struct HouseLeavingTests {
    /// In the settings, with a name at the house.
    private static func inSettings(after play: Play? = nil) -> Play {
        var play = play ?? .atHouse()
        if play.app.desk.book.names.isEmpty {
            play.enterPublic()
            play.press(.pause, .drop(.bubblePop))
        }
        play.press(.tab(.settings))
        return play
    }

    /// The same, with a run that the house hasn't answered.
    private static func withWaitingRun() -> Play {
        var play = Play.atHouse()
        play.runPublic()
        play.answerNothing("api/runs")
        return inSettings(after: play)
    }

    private static func leaving(_ play: Play) -> Play {
        var play = play
        play.press(.house(.leave), .house(.leaveForGood))
        return play
    }

    private static func left(_ play: Play? = nil) -> Play {
        var play = leaving(play ?? inSettings())
        play.answer("api/device", status: 204, body: "")
        return play
    }

    // MARK: Where the settings show it

    @Test func `A device that has no name at the house is told nothing of it`() {
        var play = Play.atHouse()
        play.press(.tab(.settings))
        #expect(play.section == nil)
        play.press(.home, .visit(.device))
        #expect(play.section == nil)
    }

    @Test func `The settings say by which name the house knows this device`() {
        #expect(Self.inSettings().section?.lines.first?.contains("Ada") == true)
    }

    @Test func `The settings of the device say it too`() {
        var play = Self.inSettings()
        play.press(.home, .visit(.device))
        #expect(play.section?.lines.first?.contains("Ada") == true)
    }

    // MARK: Downloading

    @Test func `Everything is asked for by the device's secret, as a file`() {
        var play = Self.inSettings()
        play.press(.house(.takeAll))
        let question = play.answer("api/device", body: "")
        #expect(question?.method == .get && question?.isFile == true)
        #expect(question?.secret == Play.secret)
        #expect(play.app.view.notices == [play.app.words[.tookAll]])
    }

    @Test func `A second tap asks nothing more`() {
        var play = Self.inSettings()
        play.press(.house(.takeAll))
        #expect(play.section?.lines.last == "Asking the house…")
        play.press(.house(.takeAll), .house(.leave), .house(.leaveForGood))
        #expect(play.asked("api/device") == 1)
    }

    @Test func `Without a network a sentence says so, and it can be tried again`() {
        var play = Self.inSettings()
        play.press(.house(.takeAll))
        play.answerNothing("api/device")
        #expect(play.app.view.notices == ["The house can’t be reached."])
        #expect(play.section?.lines.count == 1)
        play.press(.house(.takeAll))
        #expect(play.asked("api/device") == 1)
    }

    @Test func `Who is unknown by now has nothing to take, and is told`() {
        var play = Self.inSettings()
        play.press(.house(.takeAll))
        play.refuse("api/device", status: 401, "unknown-device", "The house knows you not.")
        #expect(play.app.view.notices == ["The house knows you not."])
        #expect(play.section == nil)
    }

    // MARK: Deleting

    @Test func `Before anything is removed the player is asked`() {
        var play = Self.inSettings()
        play.press(.house(.leave))
        #expect(play.farewell?.lines.count == 3)
        #expect(play.asked("api/device") == 0)
    }

    @Test func `The question says how many runs wait`() {
        var play = Self.withWaitingRun()
        play.press(.house(.leave))
        let line = "1 run still waits here and won’t be sent."
        #expect(play.farewell?.lines.contains(line) == true)
    }

    @Test func `Who says no keeps everything`() {
        var play = Self.inSettings()
        play.press(.house(.leave), .house(.stay))
        #expect(play.section != nil && play.farewell == nil)
        #expect(play.asked("api/device") == 0)
    }

    @Test func `Who goes elsewhere is not asked any more`() {
        var play = Self.inSettings()
        play.press(.house(.leave), .tab(.howToPlay), .tab(.settings))
        #expect(play.farewell == nil)
    }

    @Test func `Who says yes has the house asked, by the device's secret, once`() {
        var play = Self.leaving(Self.inSettings())
        #expect(play.farewell == nil && play.section?.lines.count == 2)
        play.press(.house(.leaveForGood), .house(.takeAll))
        #expect(play.asked("api/device") == 1)
        let question = play.answer("api/device", status: 204, body: "")
        #expect(question?.method == .delete && question?.secret == Play.secret)
    }

    @Test func `A removed device has neither names nor its old secret, and is told`() {
        let play = Self.left()
        #expect(play.section == nil)
        #expect(play.app.desk.book.names.isEmpty)
        #expect(play.app.desk.book.secret?.count == 43)
        #expect(play.app.desk.book.secret != Play.secret)
        #expect(play.store["funfair.house"] == play.app.desk.book.text)
        #expect(play.app.view.notices == ["You have been removed from this house."])
    }

    @Test func `Runs that waited for the house are dropped`() {
        var play = Self.left(Self.withWaitingRun())
        #expect(play.app.desk.outbox.items.isEmpty)
        let kept = play.store["funfair.outbox"].flatMap { Outbox(text: $0) }
        #expect(kept?.items.isEmpty == true)
        play.send(.woke)
        play.send(.online)
        #expect(play.asked("api/runs") == 0)
    }

    @Test func `An answer that was lost is as good as one that came`() {
        var play = Self.leaving(Self.inSettings())
        play.answerNothing("api/device")
        play.press(.house(.leaveForGood))
        play.refuse("api/device", status: 401, "unknown-device", "Who are you?")
        #expect(play.app.view.notices.last == "You have been removed from this house.")
        #expect(play.app.desk.book.secret != Play.secret)
    }

    @Test(arguments: [0, 503, 429])
    func `A house that cannot do it now has nothing lost here`(status: Int) {
        var play = Self.withWaitingRun()
        let book = play.app.desk.book
        play = Self.leaving(play)
        play.answer("api/device", status: status, body: "")
        #expect(play.app.desk.book == book)
        #expect(play.app.desk.outbox.items.count == 1)
        #expect(play.app.view.notices == ["The house can’t be reached."])
        #expect(play.section?.lines.count == 1)
    }

    @Test func `While it is being removed nothing tells the house who this is`() {
        var play = Self.leaving(Self.withWaitingRun())
        play.send(.woke)
        play.enter(name: "Ada")
        #expect(play.asked("api/runs") + play.asked("api/tickets") == 0)
        #expect(play.asked("api/players") == 0)
    }

    @Test func `Nothing is removed while the house is being told something`() {
        var play = Self.withWaitingRun()
        play.send(.online)
        #expect(play.asked("api/runs") == 1)
        play.press(.house(.leave), .house(.leaveForGood))
        #expect(play.asked("api/device") == 0)
        #expect(play.farewell?.lines.last == "Asking the house…")
    }

    @Test func `A run that was to count there goes on, and counts here`() {
        var play = Play.atHouse()
        play.enterPublic()
        play.press(.pause)
        #expect(play.store["funfair.ticket.bubblepop"] != nil)
        play = Self.left(Self.inSettings(after: play))
        #expect(play.store["funfair.ticket.bubblepop"] == nil)
        play.press(.tab(.play), .resume(.bubblePop))
        play.countIn()
        play.wait(seconds: 61)
        #expect(play.houseLine?.text == "This game counts on this device only.")
        #expect(play.asked("api/runs") == 0)
    }

    @Test func `What was seen of the house's boards is not shown any more`() {
        var play = Self.inSettings()
        play.press(.tab(.scores))
        play.answer("api/boards", body: Play.board([(1, "Ada", 9)]))
        #expect(play.table?.rows.first?.isMine == true)
        play = Self.left(Self.inSettings(after: play))
        play.press(.tab(.scores))
        #expect(play.table?.rows.isEmpty ?? true)
    }

    @Test func `The next run takes a name anew, by the new secret`() {
        var play = Self.left()
        play.press(.tab(.play))
        #expect(play.asked("api/players") == 0)
        play.enter(name: "Ada")
        let question = play.grantName()
        #expect(question?.secret != nil && question?.secret == play.app.desk.book.secret)
        #expect(question?.secret != Play.secret)
        #expect(play.app.desk.book.owns(.ada))
    }

    @Test func `What is on the device stays`() {
        let before = Self.withWaitingRun()
        let play = Self.left(before)
        for key in ["funfair.names", "funfair.scores", "funfair.settings"] {
            #expect(play.store[key] == before.store[key])
        }
    }

    @Test func `Another window forgets the name and the secret as well`() {
        var other = Play.atHouse()
        other.enterPublic()
        other.send(.stored(.house, HouseBook().text))
        #expect(other.app.desk.book == HouseBook())
        let book = Self.left().app.desk.book
        other.send(.stored(.house, book.text))
        #expect(other.app.desk.book == book)
    }
}

extension Play {
    fileprivate var farewell: HouseOffer? {
        app.settingsScreen?.question
    }

    fileprivate var section: HouseOffer? {
        app.settingsScreen?.offer
    }
}
