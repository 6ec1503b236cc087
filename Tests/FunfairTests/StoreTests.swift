import Arcade
import Testing

@testable import Funfair

@Suite("Stored data")
struct StoreTests {
    /// A store with some data of every kind.
    private static let full: [String: [UInt8]] = {
        var play = Play(store: Play.quickSettings)
        play.run(as: "Ada")
        play.wait(seconds: 1)
        play.press(.tab(.settings), .step(.mostBubbles, 3), .theme(.dark))
        play.enter(name: "\u{301}é ada")
        play.countIn()
        play.wait(seconds: 2)
        play.popAll()
        play.press(.pause)
        return play.store
    }()

    @Test func `All stored data is restored unchanged`() throws {
        let play = Play(store: Self.full)
        #expect(play.app.screens.notices.isEmpty)
        #expect(play.aside.isEmpty)
        #expect(play.app.records.settings.bubblePop.mostBubbles.value == 18)
        #expect(play.app.records.settings.theme == .dark)
        #expect(play.app.records.names.names.count == 2)
        #expect(play.app.records.boards[.bubblePop, isStandard: false].entries.count == 1)
        #expect(play.app.sessions.count == 1)
    }

    @Test func `An interrupted run continues exactly where it stopped`() throws {
        var play = Play(store: Play.quickSettings)
        play.enter(name: "Ada")
        play.countIn()
        play.wait(seconds: 3)
        play.popAll()
        play.send(.hidden)
        let before = try #require(play.app.sessions.first).cabinet
        var later = play.reopened
        let after = try #require(later.app.sessions.first).cabinet
        #expect(after.bytes == before.bytes)
        #expect(after.score > 0)
        let home = try #require(later.app.homeScreen)
        #expect(home.items.first?.interrupted != nil)
        later.press(.resume(.bubblePop))
        later.wait(seconds: 10.2)
        #expect(later.app.resultScreen != nil)
    }

    @Test func `A crash loses at most five seconds of a run`() throws {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        play.wait(seconds: 9)
        let later = play.reopened
        #expect(try #require(later.app.sessions.first).cabinet.tick >= 5 * Clock.ticksPerSecond)
    }

    @Test func `A dropped run is deleted from the store`() {
        var play = Play(store: Self.full)
        play.giveUp()
        #expect(play.store["funfair.run.bubblepop"] == nil)
        #expect(play.reopened.app.sessions.isEmpty)
    }

    @Test func `A run stored in portrait turns when it continues in landscape`() throws {
        var play = Play()
        play.enter(name: "Ada")
        play.countIn()
        let stage = try #require(play.app.playScreen).stage
        play.send(.hidden)
        var later = play.reopened
        later.send(.layout(Layout(width: 844, height: 330, isUpright: false)))
        later.press(.resume(.bubblePop))
        #expect(later.app.playScreen?.stage == stage.transposed)
    }

    @Test(
        "Unreadable data is set aside and reported, never overwritten",
        arguments: ["funfair.scores", "funfair.names", "funfair.settings", "funfair.run.bubblepop"])
    func damaged(key: String) throws {
        for garbage in ["", "garbage", "{\"a\": 1}", "funfair scores 2\n", "\u{0}\n\n\n"] {
            var store = Self.full
            store[key] = Array(garbage.utf8)
            let play = Play(store: store)
            #expect(play.aside == [Array(garbage.utf8)], "\(garbage)")
            #expect(play.app.screens.notices.count == 1)
            #expect(play.store[key] == nil)
        }
    }

    @Test(
        "A changed byte anywhere in a sealed text is detected",
        arguments: ["funfair.scores", "funfair.names", "funfair.run.bubblepop"])
    func changedByte(key: String) throws {
        let text = try #require(Self.full[key])
        for index in text.indices {
            var store = Self.full
            store[key]?[index] ^= 1
            #expect(Play(store: store).aside.count == 1, "byte \(index)")
        }
    }

    @Test(
        "A stored number out of range is corrected and reported",
        arguments: [
            ("-5", 10), ("99999999999999999999", 180), ("62", 60), ("abc", 60), ("", 60),
            ("7.5", 60),
        ])
    func outOfRange(text: String, expected: Int) {
        let settings = "funfair settings 1\nbubblepop.game-time \(text)\n"
        let play = Play(store: ["funfair.settings": Array(settings.utf8)])
        #expect(play.app.records.settings.bubblePop.gameTime.value == expected)
        #expect(play.app.screens.notices.count == 1)
        #expect(play.reopened.app.screens.notices.isEmpty)
    }

    @Test func `A stored line from a newer Funfair is skipped`() {
        let settings = "funfair settings 1\nnew.thing 7\nbubblepop.most-bubbles 9\n"
        let play = Play(store: ["funfair.settings": Array(settings.utf8)])
        #expect(play.app.records.settings.bubblePop.mostBubbles.value == 9)
        #expect(play.app.screens.notices.isEmpty)
    }

    @Test func `Scores of stalls from a newer Funfair are kept`() {
        var text = StoredText("scores")
        text.add("pinball", "standard", "run", "900", "Ada")
        text.seal()
        var store = Play.quickSettings
        store["funfair.scores"] = text.bytes
        var play = Play(store: store)
        play.run(as: "Lin")
        let kept = String(decoding: play.store["funfair.scores"] ?? [], as: UTF8.self)
        #expect(play.aside.isEmpty)
        #expect(kept.contains("pinball standard run 900 Ada\n"))
        #expect(kept.contains("bubblepop other run"))
    }

    @Test func `A stored run under other rules is set aside, and the notice gives that reason`()
        throws
    {
        var play = Play(store: Play.quickSettings)
        play.enter(name: "Ada")
        play.countIn()
        play.send(.hidden)
        let kept = try #require(RunStore.run(in: play.store["funfair.run.bubblepop"] ?? []))
        var bytes = kept.bytes
        bytes[6] += 1
        bytes.removeLast(4)
        var sum = Checksum.of(bytes[...])
        for _ in 0..<4 {
            bytes.append(UInt8(truncatingIfNeeded: sum))
            sum >>= 8
        }
        var store = play.store
        store["funfair.run.bubblepop"] = RunStore.text(of: bytes, isUpright: true)
        let later = Play(store: store)
        #expect(later.aside.count == 1)
        #expect(later.app.screens.notices.first?.contains("other rules") == true)
    }

    @Test func `A store that fails is reported once`() {
        var play = Play()
        play.send(.storeFailed)
        play.send(.storeFailed)
        #expect(play.app.screens.notices.count == 1)
        play.press(.dismissNotices)
        #expect(play.app.screens.notices.isEmpty)
        play.send(.storeFailed)
        #expect(play.app.screens.notices.isEmpty)
    }

    @Test func `Invalid data from another window changes nothing`() {
        var play = Play(store: Self.full)
        let boards = play.app.records.boards
        for key in StoreKey.all {
            play.send(.stored(key, Array("garbage".utf8)))
            play.send(.stored(key, nil))
        }
        #expect(play.app.records.boards == boards)
        #expect(play.aside.isEmpty)
    }
}
