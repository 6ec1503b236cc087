import Arcade
import Testing

@testable import Funfair

@Suite("Downloading and removing a device's data")
struct HouseLeavingTests {
    /// Returns a face in the settings of a device with a name at the house.
    private static func inSettings(after play: Play? = nil) -> Play {
        var play = play ?? .atHouse()
        if play.app.desk.book.names.isEmpty {
            play.enterPublic()
            play.press(.pause, .drop(.bubblePop))
        }
        play.press(.tab(.settings))
        return play
    }

    /// Returns a face in the settings, with a run that waits for the house's response.
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

    // MARK: The section in the settings

    @Test func `A device without a name at the house isn't offered a download or removal`() {
        var play = Play.atHouse()
        play.press(.tab(.settings))
        #expect(play.section == nil)
        play.press(.home, .visit(.device))
        #expect(play.section == nil)
    }

    @Test func `A stall's settings show the device's name at the house`() {
        #expect(Self.inSettings().section?.lines.first?.contains("Ada") == true)
    }

    @Test func `The device's settings at home show its name at the house`() {
        var play = Self.inSettings()
        play.press(.home, .visit(.device))
        #expect(play.section?.lines.first?.contains("Ada") == true)
    }

    // MARK: Downloading

    @Test func `The download of all data is requested as a file, with the device's secret`() {
        var play = Self.inSettings()
        play.press(.house(.takeAll))
        let question = play.answer("api/device", body: "")
        #expect(question?.method == .get && question?.isFile == true)
        #expect(question?.secret == Play.secret)
        #expect(play.app.view.notices == [play.app.words[.tookAll]])
    }

    @Test func `A second tap during a download requests nothing more`() {
        var play = Self.inSettings()
        play.press(.house(.takeAll))
        #expect(play.section?.lines.last == "One moment…")
        play.press(.house(.takeAll), .house(.leave), .house(.leaveForGood))
        #expect(play.asked("api/device") == 1)
    }

    @Test func `A download that fails without a network is reported and can be retried`() {
        var play = Self.inSettings()
        play.press(.house(.takeAll))
        play.answerNothing("api/device")
        #expect(play.app.view.notices == ["Can’t reach the server."])
        #expect(play.section?.lines.count == 1)
        play.press(.house(.takeAll))
        #expect(play.asked("api/device") == 1)
    }

    @Test func `A device unknown to the house gets an explanation instead of a download`() {
        var play = Self.inSettings()
        play.press(.house(.takeAll))
        play.refuse("api/device", status: 403, "unknown-device", "The house knows you not.")
        #expect(play.app.view.notices == ["The house knows you not."])
        #expect(play.section == nil)
    }

    // MARK: Deleting

    @Test func `Removing a device's data asks for confirmation`() {
        var play = Self.inSettings()
        play.press(.house(.leave))
        #expect(play.farewell?.lines.count == 3)
        #expect(play.asked("api/device") == 0)
    }

    @Test func `The confirmation of a removal states the number of waiting runs`() {
        var play = Self.withWaitingRun()
        play.press(.house(.leave))
        let line = "1 run is still waiting here and won’t be sent."
        #expect(play.farewell?.lines.contains(line) == true)
    }

    @Test func `Cancelling the removal keeps all data`() {
        var play = Self.inSettings()
        play.press(.house(.leave), .house(.stay))
        #expect(play.section != nil && play.farewell == nil)
        #expect(play.asked("api/device") == 0)
    }

    @Test func `Leaving the screen cancels the removal`() {
        var play = Self.inSettings()
        play.press(.house(.leave), .tab(.howToPlay), .tab(.settings))
        #expect(play.farewell == nil)
    }

    @Test func `Confirming the removal sends one request with the device's secret`() {
        var play = Self.leaving(Self.inSettings())
        #expect(play.farewell == nil && play.section?.lines.count == 2)
        play.press(.house(.leaveForGood), .house(.takeAll))
        #expect(play.asked("api/device") == 1)
        let question = play.answer("api/device", status: 204, body: "")
        #expect(question?.method == .delete && question?.secret == Play.secret)
    }

    @Test func `A removed device loses its names and its secret, and a notice says so`() {
        let play = Self.left()
        #expect(play.section == nil)
        #expect(play.app.desk.book.names.isEmpty)
        #expect(play.app.desk.book.secret?.count == 43)
        #expect(play.app.desk.book.secret != Play.secret)
        #expect(play.store["funfair.house"] == play.app.desk.book.text)
        #expect(play.app.view.notices == ["You’ve been removed from this fair."])
    }

    @Test func `Removing a device's data drops its waiting runs`() {
        var play = Self.left(Self.withWaitingRun())
        #expect(play.app.desk.outbox.items.isEmpty)
        let kept = play.store["funfair.outbox"].flatMap { Outbox(text: $0) }
        #expect(kept?.items.isEmpty == true)
        play.send(.woke)
        play.send(.online)
        #expect(play.asked("api/runs") == 0)
    }

    @Test func `Repeating a removal after a lost response completes the removal`() {
        var play = Self.leaving(Self.inSettings())
        play.answerNothing("api/device")
        play.press(.house(.leaveForGood))
        play.refuse("api/device", status: 403, "unknown-device", "Who are you?")
        #expect(play.app.view.notices.last == "You’ve been removed from this fair.")
        #expect(play.app.desk.book.secret != Play.secret)
    }

    @Test(arguments: [0, 503, 429])
    func `If the house can't remove the data now, the device doesn't lose anything`(status: Int) {
        var play = Self.withWaitingRun()
        let book = play.app.desk.book
        play = Self.leaving(play)
        play.answer("api/device", status: status, body: "")
        #expect(play.app.desk.book == book)
        #expect(play.app.desk.outbox.items.count == 1)
        #expect(play.app.view.notices == ["Can’t reach the server."])
        #expect(play.section?.lines.count == 1)
    }

    @Test func `During a removal, the app sends no runs and requests no names or tickets`() {
        var play = Self.leaving(Self.withWaitingRun())
        play.send(.woke)
        play.enter(name: "Ada")
        #expect(play.asked("api/runs") + play.asked("api/tickets") == 0)
        #expect(play.asked("api/players") == 0)
    }

    @Test func `Removal waits for other requests to finish`() {
        var play = Self.withWaitingRun()
        play.send(.online)
        #expect(play.asked("api/runs") == 1)
        play.press(.house(.leave), .house(.leaveForGood))
        #expect(play.asked("api/device") == 0)
        #expect(play.farewell?.lines.last == "One moment…")
    }

    @Test func `After a removal, a public run in progress continues and counts on this device`() {
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

    @Test func `After a removal, the house's boards are no longer shown`() {
        var play = Self.inSettings()
        play.press(.tab(.scores))
        play.answer("api/boards", body: Play.board([(1, "Ada", 9)]))
        #expect(play.table?.rows.first?.isMine == true)
        play = Self.left(Self.inSettings(after: play))
        play.press(.tab(.scores))
        #expect(play.table?.rows.isEmpty ?? true)
    }

    @Test func `After a removal, the next run registers a name with a new secret`() {
        var play = Self.left()
        play.press(.tab(.play))
        #expect(play.asked("api/players") == 0)
        play.enter(name: "Ada")
        let question = play.grantName()
        #expect(question?.secret != nil && question?.secret == play.app.desk.book.secret)
        #expect(question?.secret != Play.secret)
        #expect(play.app.desk.book.owns(.ada))
    }

    @Test func `Removing a device's data from the house doesn't remove data on the device`() {
        let before = Self.withWaitingRun()
        let play = Self.left(before)
        for key in ["funfair.names", "funfair.scores", "funfair.settings"] {
            #expect(play.store[key] == before.store[key])
        }
    }

    @Test func `After a removal, other windows drop the name and the secret too`() {
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
