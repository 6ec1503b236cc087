import Arcade
import BubblePop
import Languages
import Phrases
import Testing

@testable import Funfair

@Suite("Sending finished runs")
struct HouseRunTests {
    @Test func `A finished run is sent with its ticket, and a line says it is being checked`()
        throws
    {
        var play = Play.atHouse()
        play.runPublic()
        #expect(play.houseLine?.mood == .waiting)
        #expect(play.houseLine?.text.contains("Checking") == true)
        let answered = play.answer("api/runs", status: 201, body: Play.counted())
        let sent = try #require(answered)
        #expect(sent.kind == .recording)
        #expect(sent.ticket == Array("t1".utf8))
        #expect(sent.secret == Play.secret)
        #expect(try VerifiedRun(verifying: sent.body).player.text == "Ada")
        #expect(play.houseLine?.mood == .good)
        #expect(play.houseLine?.text.contains("Rank 12 overall, 3 today.") == true)
        #expect(play.app.desk.outbox.items.isEmpty)
    }

    @Test func `The run's row on the board shows its status`() {
        var play = Play.atHouse()
        play.runPublic()
        #expect(play.app.resultScreen?.board?.mark == "checking")
        play.answerNothing("api/runs")
        #expect(play.app.resultScreen?.board?.mark == "kept")
        play.send(.woke)
        play.answer("api/runs", status: 201, body: Play.counted())
        #expect(play.app.resultScreen?.board?.mark == "rank 12 overall")
        play.enter(name: "Ada")
        play.grantTicket("t2")
        play.countIn()
        play.wait(seconds: 61)
        play.refuse("api/runs", status: 422, "too-fast", "It was too fast.")
        #expect(play.app.resultScreen?.board?.mark == "doesn’t count")
    }

    @Test func `A run is stored before it is sent, and kept until the house answers`() throws {
        var play = Play.atHouse()
        play.runPublic()
        let then = Outbox(text: try #require(play.keptThen["funfair.outbox"]))
        #expect(then?.items.count == 1)
        #expect(play.reopened.app.desk.outbox.items.count == 1)
        play.answer("api/runs", status: 201, body: Play.counted())
        #expect(play.reopened.app.desk.outbox.items.isEmpty)
    }

    @Test(
        "A refused run shows the house's reason, and isn't sent again",
        arguments: [
            (400, "not-a-recording"), (403, "bad-ticket"), (401, "unknown-device"),
            (403, "not-your-ticket"), (409, "borrowed"),
            (410, "ticket-expired"),
            (413, "too-large"), (422, "does-not-reproduce"), (422, "too-fast"),
            (422, "inhuman"), (422, "does-not-fit"),
        ])
    func refused(status: Int, word: String) {
        var play = Play.atHouse()
        play.runPublic()
        play.refuse("api/runs", status: status, word, "No, because of \(word).")
        #expect(play.houseLine?.mood == .bad)
        #expect(play.houseLine?.text == "No, because of \(word).")
        #expect(play.app.desk.outbox.items.isEmpty)
        #expect(play.asked("api/runs") == 0)
        #expect(play.wakes.isEmpty)
    }

    @Test func `If the house refuses a run that it already has, the run's rank is shown`() {
        var play = Play.atHouse()
        play.runPublic()
        play.answer(
            "api/runs", status: 409,
            body: #"{"type":"/api/problems/ticket-used","detail":"Used.","run":"r1","#
                + #""ranks":{"all":2,"week":1,"today":1}}"#)
        #expect(play.houseLine?.text.contains("Rank 2 overall, 1 today.") == true)
        #expect(play.app.desk.outbox.items.isEmpty)
    }

    @Test(
        "An unanswered run is stored, mentioned and sent again",
        arguments: [0, 408, 429, 500, 502, 503])
    func kept(status: Int) {
        var play = Play.atHouse()
        play.runPublic()
        play.answer("api/runs", status: status, body: "<html>")
        #expect(play.houseLine?.text == "Saved. It’ll be sent once the server answers.")
        #expect(play.wakes == [2000])
        #expect(play.asked("api/runs") == 0)
        play.send(.woke)
        #expect(play.asked("api/runs") == 1)
        play.answer("api/runs", status: 201, body: Play.counted())
        #expect(play.houseLine?.mood == .good)
    }

    @Test func `Pauses between attempts to send a run grow, and reset after a response`() {
        var play = Play.atHouse()
        play.runPublic()
        for _ in 0..<9 {
            play.answerNothing("api/runs")
            play.send(.woke)
        }
        #expect(
            play.wakes == [2000, 5000, 15_000, 30_000, 60_000, 120_000]
                + [300_000, 300_000, 300_000])
        play.answer("api/runs", status: 201, body: Play.counted())
        play.runPublic()
        play.grantTicket()
        play.wait(seconds: 1)
        #expect(play.app.desk.connection.failures == 0)
    }

    @Test(
        "A run that the house can't accept yet is sent again later",
        arguments: [(503, "not-storing"), (503, "too-busy"), (429, "too-often")])
    func later(status: Int, word: String) {
        var play = Play.atHouse()
        play.runPublic()
        play.refuse("api/runs", status: status, word, "Later.", more: ",\"retryAfter\":30")
        #expect(play.houseLine?.mood == .waiting)
        #expect(play.wakes == [30_000])
        #expect(play.reopened.app.desk.outbox.items.count == 1)
        play.send(.woke)
        play.answer("api/runs", status: 201, body: Play.counted())
        #expect(play.houseLine?.mood == .good)
    }

    @Test func `A copied run is reported in the player's language`() {
        var play = Play(words: Words(.spanish))
        play.press(.open(.bubblePop))
        play.answerNews()
        play.runPublic()
        play.refuse("api/runs", status: 409, "borrowed", "No.")
        #expect(play.houseLine?.text == "Otra persona ya había enviado una partida casi igual.")
    }

    @Test func `The house can ask for a longer pause before a run is sent again, within limits`() {
        var play = Play.atHouse()
        play.runPublic()
        play.refuse("api/runs", status: 503, "too-busy", "Later.", more: ",\"retryAfter\":40")
        #expect(play.wakes == [40_000])
        play.send(.woke)
        play.refuse("api/runs", status: 429, "too-often", "No.", more: ",\"retryAfter\":86400")
        #expect(play.wakes == [40_000, 600_000])
    }

    @Test func `A waiting run is sent at once when the network returns`() {
        var play = Play.atHouse()
        play.runPublic()
        play.answerNothing("api/runs")
        play.send(.online)
        #expect(play.asked("api/runs") == 1)
    }

    @Test func `After a reload, a waiting run is sent once the house has answered`() {
        var play = Play.atHouse()
        play.runPublic()
        var later = play.reopened
        #expect(later.asked("api/challenge") == 1)
        #expect(later.asked("api/runs") == 0)
        later.answerNews()
        #expect(later.asked("api/runs") == 1)
        later.answer("api/runs", status: 201, body: Play.counted())
        var last = later.reopened
        last.answerNews()
        #expect(last.asked("api/runs") == 0)
    }

    @Test func `If the house doesn't answer after a reload, a waiting run is retried later`() {
        var play = Play.atHouse()
        play.runPublic()
        var later = play.reopened
        later.answerNothing("api/challenge")
        #expect(later.wakes == [2000])
        later.send(.woke)
        later.answerNews()
        #expect(later.asked("api/runs") == 1)
    }

    @Test func `While the house is gone, a waiting run is kept but not mentioned`() {
        var play = Play.atHouse()
        play.runPublic()
        var later = play.reopened
        later.answer("api/challenge", status: 404, body: "Not found")
        later.send(.online)
        // A captive portal or proxy may have answered, so the house may come back.
        #expect(later.asked("api") == 1 && later.asked("api/challenge") == 1)
        #expect(later.app.screens.notices.isEmpty)
        #expect(later.reopened.app.desk.outbox.items.count == 1)
    }

    @Test func `Runs are sent one by one, in the order they were played`() throws {
        var play = Play.atHouse()
        play.runPublic()
        play.answerNothing("api/runs")
        play.enter(name: "Ada")
        play.grantTicket("t2")
        play.countIn()
        play.wait(seconds: 61)
        #expect(play.houseLine?.text.contains("Saved") == true)
        play.send(.woke)
        #expect(play.asked("api/runs") == 1)
        let first = play.answer("api/runs", status: 201, body: Play.counted())
        let second = play.answer("api/runs", status: 201, body: Play.counted(all: 4))
        #expect(first?.ticket == Array("t1".utf8))
        #expect(second?.ticket == Array("t2".utf8))
        #expect(play.houseLine?.text.contains("Rank 4") == true)
    }

    @Test func `If a run is refused after the player left its result, a notice says so`() {
        var play = Play.atHouse()
        play.runPublic()
        play.press(.home)
        play.refuse("api/runs", status: 422, "too-fast", "It was too fast.")
        #expect(play.app.screens.notices.count == 1)
        #expect(play.app.screens.notices.first?.contains("It was too fast.") == true)
    }

    @Test func `An accepted run counts even if the response has no ranks`() {
        var play = Play.atHouse()
        play.runPublic()
        play.answer("api/runs", status: 201, body: #"{"ranks":{"all":0}}"#)
        #expect(play.houseLine?.mood == .good)
        #expect(play.app.desk.outbox.items.isEmpty)
    }

    @Test func `A run whose settings were changed isn't sent`() {
        var play = Play.atHouse(.breakout)
        play.enter(name: "Ada", at: .breakout)
        play.grantName()
        play.grantTicket(at: .breakout)
        play.press(.pause, .tab(.settings))
        play.press(.step(SettingID.all(of: .breakout)[1], 1), .tab(.play))
        #expect(play.app.sessions[0].cabinet.isStandard == false)
        _ = play.app.desk.send(play.app.sessions[0], for: .ada, in: .english)
        guard case .device = play.app.desk.verdict else {
            return #expect(Bool(false), "the run only counts on this device")
        }
        #expect(play.app.desk.outbox.items.isEmpty)
    }

    @Test func `A full outbox drops its oldest run and reports the loss`() {
        var outbox = Outbox()
        var lost = 0
        for index in 0...Outbox.most {
            lost +=
                outbox.add(
                    [1, 2, 3], of: .bubblePop,
                    ticket: Ticket(Array("t\(index)".utf8), for: .open),
                    player: .ada, score: index
                ).lost
        }
        #expect(outbox.items.count == Outbox.most)
        #expect(lost == 1)
        #expect(outbox.first?.score == 1)
        let large = Array(repeating: UInt8(7), count: Outbox.mostBytes + 1)
        let added = outbox.add(
            large, of: .breakout, ticket: Ticket([0x74], for: .challenge), player: .ada, score: 1)
        #expect(added.lost == Outbox.most)
        #expect(outbox.items.count == 1)
    }

    @Test func `The outbox is restored unchanged`() throws {
        var outbox = Outbox()
        _ = outbox.add(
            [0, 255, 7], of: .breakout, ticket: Ticket(Array("a.b-c".utf8), for: .challenge),
            player: try PlayerName("Ada Lovelace 🎈"), score: 12)
        let kept = try #require(Outbox(text: outbox.text))
        #expect(kept == outbox)
    }

    @Test func `The outbox merges runs that another window sent or added`() throws {
        var own = Outbox()
        let one = Ticket([0x31], for: .open)
        let two = Ticket([0x32], for: .open)
        let sent = own.add([1], of: .bubblePop, ticket: one, player: .ada, score: 1).number
        let number = own.add([2], of: .bubblePop, ticket: two, player: .ada, score: 2).number
        var other = Outbox()
        _ = other.merge(own)
        _ = other.remove(sent)
        _ = other.add([2], of: .bubblePop, ticket: two, player: .ada, score: 2)
        _ = other.add(
            [3], of: .bubblePop, ticket: Ticket([0x33], for: .open), player: .ada,
            score: 3)
        let isChanged = own.merge(other)
        #expect(!isChanged)
        #expect(own.items.map(\.score) == [2, 3])
        #expect(own.first?.number == number)
        #expect(own.items[1].number > number)
    }

    @Test func `A run isn't sent until the house has answered the previous run`() {
        var play = Play.atHouse()
        play.runPublic()
        play.enter(name: "Ada")
        play.grantTicket("t2")
        play.countIn()
        play.wait(seconds: 61)
        #expect(play.app.desk.outbox.items.count == 2)
        #expect(play.asked("api/runs") == 1)
    }

    @Test func `A late response about a dropped run doesn't remove another run`() {
        var outbox = Outbox()
        let numbers = [0x31, 0x32].map { (letter: UInt8) in
            outbox.add(
                [letter], of: .bubblePop, ticket: Ticket([letter], for: .open),
                player: .ada, score: 1
            ).number
        }
        #expect(outbox.remove(numbers[1] + 1) == nil)
        #expect(outbox.remove(numbers[1])?.recording == [0x32])
        #expect(outbox.items.map(\.recording) == [[0x31]])
    }
}

extension PlayerName {
    static var ada: PlayerName {
        guard let name = try? PlayerName("Ada") else { preconditionFailure("an invalid name") }
        return name
    }
}
