import Arcade
import Breakout
import HouseWire
import Testing

@testable import Funfair

@Suite("Using a name on another device")
struct LinkTests {
    private static let words = "apple brick cloud dance eagle flute"

    private static let code = "{\"code\":\"\(words)\",\"expires\":1795305600999}"

    /// Returns a device in the settings, which has the name Ada, a best score and a wall.
    private static func old() throws -> Play {
        var play = Play.atHouse()
        play.runPublic()
        play.answer("api/runs", status: 201, body: Play.counted())
        play.drawWall(3, named: "Castle")
        play.press(.wall(.done), .set(.mute, 1), .open(.bubblePop), .tab(.settings))
        return play
    }

    /// Returns what a device leaves for another.
    private static func left(by play: Play) throws -> [UInt8] {
        var play = play
        play.press(.house(.share))
        let question = play.answer("api/device/codes", status: 201, body: code)
        return try #require(question).body
    }

    /// Returns a device in the settings at home, without a name at the house.
    private static func new(_ play: Play = .atHouse()) -> Play {
        var play = play
        play.press(.home, .visit(.device))
        return play
    }

    private static func linked(_ play: Play, to belongings: [UInt8]) -> Play {
        var play = play
        play.send(.type(.deviceCode, words, isFinished: false))
        play.press(.house(.link), .house(.linkForGood))
        play.answer("api/device/links", body: belongings)
        return play
    }

    // MARK: The code

    @Test func `A device with a name gets a code, and shows the player's devices`() throws {
        var play = try Self.old()
        play.press(.house(.share))
        let question = play.answer("api/device/codes", status: 201, body: Self.code)
        #expect(question?.method == .post && question?.kind == .recording)
        #expect(question?.secret == Play.secret)
        play.answer(
            "api/devices",
            body: """
                {"rows":[{"number":1,"name":"iPhone, Safari","made":1,"you":true},\
                {"number":7,"name":"Windows, Firefox","made":2,"you":false}]}
                """)
        let list = try #require(play.list)
        #expect(list.code == Self.words && list.ends == 1_795_305_600)
        #expect(list.devices.map(\.name) == ["iPhone, Safari", "Windows, Firefox"])
        #expect(list.devices.map(\.isSelected) == [true, false])
    }

    @Test func `What a device leaves has neither its secret nor its unsent runs`() throws {
        let belongings = try Self.left(by: Self.old())
        #expect(belongings.count < WireLimits.belongings.upperBound)
        let text = String(decoding: belongings, as: UTF8.self)
        let parts = text.split(separator: "\n").dropFirst().dropLast().map {
            $0.split(separator: " ")
        }
        #expect(
            parts.map { "\($0[0])" }
                == [
                    "house", "names", "settings", "scores", "walls", "days", "tallies", "hints",
                    "curves",
                ].map { "funfair.\($0)" })
        let house = try #require(Base64.bytes(of: Array(parts[0][1].utf8)))
        #expect(HouseBook(text: house)?.secret == nil)
        #expect(HouseBook(text: house)?.names == [.ada])
    }

    @Test func `A code that has expired disappears`() throws {
        var play = try Self.old()
        play.press(.house(.share))
        play.answer("api/device/codes", status: 201, body: Self.code)
        #expect(play.list != nil)
        play.send(.online)
        #expect(play.list == nil)
    }

    @Test func `Without a house, or without a name there, no code is offered`() throws {
        var play = Self.new()
        #expect(play.app.settingsScreen?.offer == nil)
        #expect(play.app.settingsScreen?.door != nil)
        play.press(.house(.share))
        #expect(play.asked("api/device") == 0)
        play = Play()
        play.answer("api/challenge", status: 404, body: "<h1>Not found</h1>")
        play = Self.new(play)
        #expect(play.app.settingsScreen?.door == nil)
    }

    // MARK: Linking

    @Test func `A new device asks before it's linked`() throws {
        var play = Self.new()
        play.send(.type(.deviceCode, Self.words, isFinished: false))
        play.press(.house(.link))
        #expect(play.app.settingsScreen?.question?.title == "Play as the same player here?")
        #expect(play.asked("api/device/links") == 0)
        play.press(.back(isKey: true))
        #expect(play.app.settingsScreen?.question == nil)
        play.press(.house(.link), .house(.linkForGood))
        let question = play.answerNothing("api/device/links")
        #expect(question?.body == LinkBody(Self.words).json)
        #expect(question?.secret == Play.secret)
    }

    @Test func `A link from another device asks, too, even before the house has answered`() {
        var play = Play()
        play.send(.party("apple-brick-cloud-dance-eagle-flute"))
        #expect(play.app.settingsScreen?.question != nil)
        play.press(.house(.linkForGood))
        let question = play.answerNothing("api/device/links")
        #expect(question?.body == LinkBody("apple-brick-cloud-dance-eagle-flute").json)
    }

    @Test func `A linked device has the other's names, scores, walls and settings`() throws {
        let old = try Self.old()
        let play = Self.linked(Self.new(), to: try Self.left(by: old))
        #expect(play.app.view.notices == ["You’re the same player on both devices now."])
        #expect(play.app.player == .ada)
        #expect(play.app.desk.book.names == [.ada])
        #expect(play.app.desk.book.secret == Play.secret)
        #expect(play.app.records.settings.isMuted)
        #expect(play.app.records.boards == old.app.records.boards)
        #expect(play.app.walls.book.walls.map(\.name.text) == ["Castle"])
        let again = play.reopened.app
        #expect(again.records.boards == old.app.records.boards)
        #expect(again.desk.book == play.app.desk.book)
        #expect(again.walls.book == play.app.walls.book)
        let played = Stall.bubblePop.entry.played(again.records.tallies[.bubblePop, .ada])
        #expect(played.runs == 1)
        #expect(again.records.names.names == [.ada])
    }

    @Test func `A linked device keeps its own names, scores and walls`() throws {
        var play = Play.atHouse()
        play.runPublic(name: "Grace")
        play.drawWall(9, named: "Ship")
        play = Self.linked(Self.new(play), to: try Self.left(by: Self.old()))
        #expect(play.app.records.names.names.map(\.text) == ["Ada", "Grace"])
        #expect(play.app.desk.book.names.map(\.text) == ["Ada", "Grace"])
        #expect(Set(play.app.walls.book.walls.map(\.name.text)) == ["Castle", "Ship"])
        #expect(play.app.records.boards[.bubblePop, isStandard: true].entries.count == 2)
        #expect(play.app.desk.outbox.items.count == 1)
    }

    @Test func `A name that belonged to somebody else can be played after linking`() throws {
        var play = Play.atHouse()
        play.enter(name: "Ada")
        play.refuse("api/players", status: 409, "name-taken", "Somebody has it.")
        play.press(.pause, .drop(.bubblePop))
        play = Self.linked(Self.new(play), to: try Self.left(by: Self.old()))
        play.enter(name: "Ada")
        #expect(play.asked("api/tickets") == 1 && play.asked("api/players") == 0)
    }

    @Test func `After a lost answer, another code links the device, and twice is harmless`() throws
    {
        let belongings = try Self.left(by: Self.old())
        var play = Self.new()
        play.send(.type(.deviceCode, Self.words, isFinished: false))
        play.press(.house(.link), .house(.linkForGood))
        play.answerNothing("api/device/links")
        #expect(play.app.view.notices == ["Can’t reach the server."])
        play.press(.dismissNotices, .house(.link), .house(.linkForGood))
        play.refuse("api/device/links", status: 404, "unknown-code", "No such code.")
        #expect(play.app.view.notices == ["No such code."])
        play = Self.linked(play, to: belongings)
        let once = play.store
        play = Self.linked(play, to: belongings)
        #expect(play.store == once)
    }

    @Test(arguments: [0, 1, 2, 3])
    func `A house that sends nonsense breaks nothing`(way: Int) throws {
        let belongings = try Self.left(by: Self.old())
        let bodies: [[UInt8]] = [
            [], Array("{}".utf8), Array(belongings.dropLast(9)),
            belongings + [UInt8](repeating: 10, count: WireLimits.belongings.upperBound),
        ]
        let before = Self.new()
        let play = Self.linked(before, to: bodies[way])
        #expect(play.app.view.notices == ["The server’s answer makes no sense."])
        #expect(play.app.records.boards == before.app.records.boards)
    }

    @Test("Damaged parts are skipped", arguments: 1...100 as ClosedRange<UInt64>)
    func damage(seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        let text = StoredText.sealed("belongings") { text in
            for key in StoreKey.all where chance.below(2) == 0 {
                var part = Array("funfair \(key.text.dropFirst(8)) 1\n".utf8)
                for _ in 0..<chance.below(40) { part.append(UInt8(chance.below(256))) }
                var sealed = StoredText("x")
                sealed.seal()
                text.add(words: [key.text.bytes, Base64.letters(of: part)])
            }
            text.add("funfair.later", "!")
        }
        var play = Play.atHouse()
        play.runPublic(name: "Grace")
        let own = play.app.records.boards
        play = Self.linked(Self.new(play), to: text)
        #expect(play.app.records.boards == own)
        #expect(play.app.records.names.names.map(\.text) == ["Grace"])
    }

    @Test func `Too long a text is left out, the least important first`() throws {
        var curves = Curves()
        for number in 0..<600 {
            let scores = (0..<64).map { 1_000_000 * $0 + number }
            let curve = try #require(ScoreCurve(step: 1, scores: scores))
            curves.record(curve, of: .bubblePop, by: try PlayerName("Player \(number)"))
        }
        let play = Play(store: ["funfair.curves": curves.text])
        let text = String(decoding: play.app.belongings, as: UTF8.self)
        #expect(text.utf8.count <= WireLimits.belongings.upperBound)
        #expect(text.contains("funfair.walls ") && !text.contains("funfair.curves "))
    }

    // MARK: Forgetting a device

    @Test func `A device is forgotten after a question`() throws {
        var play = try Self.old()
        play.press(.forgetDevice(7, isSure: false))
        #expect(play.app.settingsScreen?.question?.title == "Forget this device?")
        #expect(play.asked("api/devices") == 0)
        play.press(.house(.stay), .forgetDevice(7, isSure: false), .forgetDevice(7, isSure: true))
        let question = play.answer("api/devices/7", status: 204, body: "")
        #expect(question?.method == .delete && question?.secret == Play.secret)
        #expect(play.asked("api/devices") == 1)
        #expect(play.app.settingsScreen?.question == nil)
    }

    @Test func `A device that another has forgotten says so once, and plays on`() throws {
        var play = try Self.old()
        play.press(.tab(.play))
        play.enter(name: "Ada")
        play.refuse("api/tickets", status: 401, "unknown-device", "Who are you?")
        play.refuse("api/players", status: 409, "name-taken", "Somebody has it.")
        #expect(play.app.runInHouse?.reason == "Somebody has it.")
        #expect(play.asked("api/tickets") + play.asked("api/players") == 0)
        #expect(play.app.desk.book.names == [])
        play.countIn()
        play.wait(seconds: 61)
        #expect(play.houseLine?.text == "Somebody has it.")
        play.press(.home, .visit(.device))
        #expect(play.app.settingsScreen?.offer == nil && play.list == nil)
        #expect(play.app.settingsScreen?.door != nil)
    }
}

extension Play {
    /// The list of devices on the screen, if any.
    fileprivate var list: DeviceList? {
        for case .devices(let list) in app.settingsScreen?.blocks ?? [] { return list }
        return nil
    }
}
