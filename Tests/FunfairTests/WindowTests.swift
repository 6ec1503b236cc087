import Arcade
import Testing

@testable import Funfair

/// Two windows of one device, each with a copy of the store. A test passes data from one to the
/// other.
struct Windows {
    var one: Play
    var two: Play

    static let merged: [StoreKey] = StoreKey.all.filter { $0.sharing == .merged }

    /// Passes the first window's data to the second window.
    mutating func tellTwo(_ keys: StoreKey...) {
        for key in keys { two.send(.stored(key, one.store[key.text])) }
    }

    /// Passes data between the windows until neither writes anything new.
    mutating func settle() {
        for _ in 0..<5 {
            let (first, second) = (one.store, two.store)
            for key in Self.merged {
                if let text = first[key.text] { two.send(.stored(key, text)) }
                if let text = second[key.text] { one.send(.stored(key, text)) }
            }
            if one.store == first, two.store == second { return }
        }
        Issue.record("the windows never stop writing")
    }
}

@Suite("Several windows")
struct WindowTests {
    private static let ada = PlayerName.ada

    /// Returns a run interrupted midway, in two windows.
    private static func duplicated(seconds: Int = 3) -> Windows {
        var play = Play.atHouse(store: Play.quickSettings)
        play.enter(name: "Ada")
        play.countIn()
        for _ in 0..<seconds {
            play.popAll()
            play.wait(seconds: 1)
        }
        play.send(.hidden)
        return Windows(one: play, two: play.reopened)
    }

    private static func finish(_ play: inout Play) {
        play.press(.open(.bubblePop), .resume(.bubblePop))
        play.wait(seconds: 15)
        #expect(play.app.resultScreen != nil)
    }

    private static func runs(_ play: Play) -> Int {
        Stall.bubblePop.entry.played(play.app.records.tallies[.bubblePop, ada]).runs
    }

    // MARK: One run

    @Test func `A run that ends in two windows counts once`() {
        var windows = Self.duplicated()
        Self.finish(&windows.one)
        // The second window was suspended, and doesn't know this yet.
        Self.finish(&windows.two)
        windows.settle()
        #expect(Self.runs(windows.one) == 1)
        #expect(Self.runs(windows.two) == 1)
        #expect(Self.runs(windows.two.reopened) == 1)
    }

    @Test func `Equal runs with a chosen seed each count`() {
        var play = Play(store: Play.quickSettings, seed: 7)
        for _ in 0..<3 { play.run(as: "Ada", seconds: 11, popping: false) }
        #expect(Self.runs(play) == 3)
        #expect(Self.runs(play.reopened) == 3)
    }

    @Test func `A run that ended in another window no longer waits in this one`() {
        var windows = Self.duplicated()
        Self.finish(&windows.one)
        #expect(windows.two.app.playing[.bubblePop] != nil)
        windows.tellTwo(.tallies)
        #expect(windows.two.app.playing[.bubblePop] == nil)
        #expect(Self.runs(windows.two) == 1)
    }

    @Test func `A run continues in one window at a time, and other windows keep their copy`() throws
    {
        var windows = Self.duplicated()
        windows.two.press(.open(.bubblePop), .resume(.bubblePop))
        windows.two.countIn()
        #expect(windows.two.app.session?.phase == .running)
        windows.one.press(.open(.bubblePop), .resume(.bubblePop))
        windows.one.wait(seconds: 5)
        windows.one.press(.pause)
        windows.tellTwo(.run(.bubblePop))
        let session = try #require(windows.two.app.session)
        #expect(session.phase == .paused)
        #expect(session.cabinet.tick == windows.one.app.session?.cabinet.tick)
        #expect(windows.two.app.view.notices == ["You’re playing this run in another window."])
        windows.two.press(.resume(.bubblePop))
        #expect(windows.two.app.view.notices.isEmpty)
    }

    @Test func `A window with a paused run shows no notice when another window resumes the run`() {
        var windows = Self.duplicated()
        windows.one.press(.open(.bubblePop), .resume(.bubblePop))
        windows.tellTwo(.run(.bubblePop))
        #expect(windows.two.app.view.notices.isEmpty)
    }

    @Test func `A different run in another window doesn't affect this window's run`() throws {
        var one = Play()
        one.enter(name: "Ada")
        one.countIn()
        var two = Play(entropy: 77)
        two.enter(name: "Ada")
        two.countIn()
        two.press(.pause)
        one.send(.stored(.run(.bubblePop), two.store["funfair.run.bubblepop"]))
        #expect(one.app.session?.phase == .running)
        one.send(.stored(.run(.bubblePop), Array("garbage".utf8)))
        one.send(.stored(.run(.bubblePop), nil))
        #expect(one.app.session?.phase == .running)
    }

    @Test func `A window that opens before a run's first save doesn't discard its ticket`() {
        var one = Play.atHouse()
        one.enterPublic()
        #expect(one.store["funfair.run.bubblepop"] == nil)
        let two = one.reopened
        #expect(two.store["funfair.ticket.bubblepop"] != nil)
        #expect(two.app.runInHouse == nil)
        one.send(.hidden)
        #expect(one.reopened.app.runInHouse?.ticket != nil)
    }

    @Test func `A counted run that is still stored isn't offered again`() {
        var play = Self.duplicated().one
        let kept = play.store["funfair.run.bubblepop"]
        Self.finish(&play)
        var store = play.store
        store["funfair.run.bubblepop"] = kept
        let later = Play(store: store)
        #expect(later.app.sessions.isEmpty)
        #expect(later.store["funfair.run.bubblepop"] == nil)
    }

    // MARK: One ticket

    /// Returns a public run interrupted midway, in two windows.
    private static func ticketed() -> Windows {
        var play = Play.atHouse()
        play.enterPublic()
        play.countIn()
        play.popAll()
        play.wait(seconds: 5)
        play.send(.hidden)
        return Windows(one: play, two: play.reopened)
    }

    private static func finishPublic(_ play: inout Play) {
        play.press(.open(.bubblePop))
        play.answerNews()
        play.press(.resume(.bubblePop))
        play.wait(seconds: 65)
        #expect(play.app.resultScreen != nil)
    }

    @Test func `A ticket whose run another window sent isn't sent again`() {
        var windows = Self.ticketed()
        Self.finishPublic(&windows.one)
        windows.one.answer("api/runs", status: 201, body: Play.counted())
        // The second window continues the run, and receives the response midway.
        windows.two.press(.open(.bubblePop))
        windows.two.answerNews()
        windows.two.press(.resume(.bubblePop))
        windows.two.countIn()
        windows.tellTwo(.outbox)
        windows.two.wait(seconds: 65)
        #expect(windows.two.asked("api/runs") == 0)
        #expect(windows.two.houseLine?.text == "This run has already been counted.")
        #expect(windows.two.houseLine?.mood == .quiet)
    }

    @Test func `A run that ends in two windows is one entry in the outbox`() {
        var windows = Self.ticketed()
        Self.finishPublic(&windows.one)
        windows.two.press(.open(.bubblePop))
        windows.two.press(.resume(.bubblePop))
        windows.two.countIn()
        windows.tellTwo(.outbox)
        windows.two.wait(seconds: 65)
        #expect(windows.two.app.desk.outbox.items.count == 1)
    }

    @Test func `A run that another window sent first isn't shown as refused`() {
        var windows = Self.ticketed()
        Self.finishPublic(&windows.one)
        windows.one.answer("api/runs", status: 201, body: Play.counted())
        Self.finishPublic(&windows.two)
        windows.two.refuse(
            "api/runs", status: 409, "ticket-used", "This run has already been counted.")
        #expect(windows.two.houseLine?.text == "This run has already been counted.")
        #expect(windows.two.houseLine?.mood == .quiet)
        #expect(windows.two.houseLine?.mark == nil)
        #expect(windows.two.app.desk.outbox.items.isEmpty)
        var left = Self.ticketed().two
        Self.finishPublic(&left)
        left.press(.home)
        left.refuse("api/runs", status: 409, "ticket-used", "This run has already been counted.")
        #expect(left.app.screens.notices.isEmpty)
    }

    // MARK: Storage

    @Test func `A window that was suspended doesn't erase another window's data`() throws {
        var one = Play(store: Play.quickSettings)
        var two = one.reopened
        two.run(as: "Bo", seconds: 11)
        let best = try #require(two.app.resultScreen).score
        one.run(as: "Ada", seconds: 11)
        var windows = Windows(one: one, two: two)
        windows.settle()
        for play in [windows.one, windows.two, windows.one.reopened, windows.two.reopened] {
            let board = play.app.records.boards[.bubblePop, isStandard: false]
            let other = play.app.records.boards[.bubblePop, isStandard: true]
            let names = (board.entries + other.entries).map(\.player.text).sorted()
            #expect(names == ["Ada", "Bo"])
            #expect((board.entries + other.entries).contains { $0.score == best })
            for name in ["Ada", "Bo"] {
                let tally = play.app.records.tallies[.bubblePop, try PlayerName(name)]
                #expect(Stall.bubblePop.entry.played(tally).runs == 1)
            }
        }
    }

    @Test func `A window that receives its own data doesn't write anything`() {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada", seconds: 11)
        for key in StoreKey.all {
            let requests = play.app.handle(.stored(key, play.store[key.text]))
            #expect(!requests.contains { if case .save = $0 { true } else { false } })
        }
    }
}
