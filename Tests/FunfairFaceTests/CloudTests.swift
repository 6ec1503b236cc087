import Foundation
import Funfair
import Testing

@testable import FunfairFace

/// The cloud between a player's devices: the last write of a key wins.
@MainActor
final class FakeCloud {
    private var texts: [String: (text: [UInt8]?, time: Int)] = [:]
    private var time = 0
    private var devices: [FakeCloudKeys] = []

    /// The bytes of all texts and keys.
    var size: Int {
        texts.reduce(0) { $0 + ($1.value.text.map { text in text.count + 64 } ?? 0) }
    }
    var keys: [String] { texts.filter { $0.value.text != nil }.keys.sorted() }

    func device() -> FakeCloudKeys {
        let device = FakeCloudKeys(self)
        devices.append(device)
        return device
    }

    fileprivate func tick() -> Int {
        time += 1
        return time
    }

    /// Brings all devices that are online up to date, until nothing changes.
    func sync() {
        for _ in 0..<50 {
            let online = devices.filter { $0.isOnline && $0.isThere }
            for device in online {
                for (key, (text, time)) in device.written where time > texts[key]?.time ?? 0 {
                    texts[key] = (text, time)
                }
                device.written = [:]
            }
            let changed = online.filter { $0.take(texts.compactMapValues(\.text)) }
            if changed.isEmpty { return }
            for device in changed { device.change?() }
        }
        Issue.record("the devices never stop writing")
    }
}

@MainActor
final class FakeCloudKeys: CloudKeyValues {
    var isThere = true
    var isOnline = true
    var writes = 0
    fileprivate var written: [String: (text: [UInt8]?, time: Int)] = [:]
    fileprivate var change: (@MainActor @Sendable () -> Void)?
    private var texts: [String: [UInt8]] = [:]
    private let cloud: FakeCloud

    fileprivate init(_ cloud: FakeCloud) { self.cloud = cloud }

    var keys: [String] { Array(texts.keys) }
    func load(_ key: String) -> [UInt8]? { texts[key] }

    func save(_ text: [UInt8]?, as key: String) {
        texts[key] = text
        written[key] = (text, cloud.tick())
        writes += 1
    }

    func startReporting(_ change: @escaping @MainActor @Sendable () -> Void) {
        self.change = change
    }

    /// - Returns: whether anything changed.
    fileprivate func take(_ now: [String: [UInt8]]) -> Bool {
        defer { texts = now }
        return texts != now
    }
}

/// A device of the player.
@MainActor
struct CloudDevice {
    let keys: FakeCloudKeys
    let store: MemoryStore
    let fair: Fair

    var face: Face { fair.face }

    init(
        _ cloud: FakeCloud, _ id: String, store: MemoryStore = MemoryStore(),
        keys: FakeCloudKeys? = nil
    ) {
        let keys = keys ?? cloud.device()
        let clock = ManualClock()
        self.keys = keys
        self.store = store
        fair = Fair(store, seed: nil, following: { CloudStore($0, keys, clock: clock) { id } })
    }

    /// The same device after a relaunch.
    func relaunched(_ cloud: FakeCloud) -> CloudDevice {
        CloudDevice(cloud, "unused", store: store, keys: keys)
    }

    func text(_ key: StoreKey) -> String {
        String(decoding: store.texts[key.text] ?? [], as: UTF8.self)
    }

    /// Plays a run of BubblePop to its end.
    @discardableResult func play(as name: String) -> Int {
        var fair = fair
        face.press(.home)
        fair.enter(name)
        fair.play(seconds: 4)
        fair.pop()
        fair.play(seconds: 62)
        return fair.resultScreen?.score ?? 0
    }

    /// Draws a wall with a brick in this cell.
    func draw(cell: Int, named name: String) {
        face.press(.visit(.walls))
        face.press(.wall(.draw))
        face.type(.wallName, name, isFinished: true)
        face.send(.paint(cell, begins: true))
        face.press(.wall(.done))
    }

    var walls: [String] { shelf.map(\.name).sorted() }
    var shelf: [WallShelf.Item] {
        face.press(.visit(.walls))
        guard case .blocks(let screen) = face.view.screen else { return [] }
        return screen.blocks.flatMap { block -> [WallShelf.Item] in
            if case .shelf(let shelf) = block { shelf.items } else { [] }
        }
    }
}

@Suite("Following the player to other devices") @MainActor
struct CloudTests {
    private let cloud = FakeCloud()

    /// Returns two devices.
    private func pair() -> (CloudDevice, CloudDevice) {
        (CloudDevice(cloud, "one"), CloudDevice(cloud, "two"))
    }

    private func offline(_ devices: CloudDevice..., body: () throws -> Void) rethrows {
        for device in devices { device.keys.isOnline = false }
        try body()
        for device in devices { device.keys.isOnline = true }
        cloud.sync()
    }

    @Test("Two devices that were offline lose no score, name, statistic or wall")
    func merging() {
        let (one, two) = pair()
        var scores: [Int] = []
        offline(one, two) {
            scores = [one.play(as: "Ada"), two.play(as: "Bo")]
            one.draw(cell: 3, named: "Castle")
            two.draw(cell: 4, named: "Ship")
        }
        for device in [one, two, one.relaunched(cloud), two.relaunched(cloud)] {
            for (name, score) in zip(["Ada", "Bo"], scores) {
                #expect(device.text(.scores).contains("\(score) \(name)\n"))
                #expect(device.text(.names).contains("\(name)\n"))
                #expect(device.text(.days).contains(" \(name)\n"))
            }
            #expect(device.walls == ["Castle", "Ship"])
        }
    }

    @Test("The newest name stays in front on each device")
    func names() {
        let (one, two) = pair()
        offline(one, two) {
            one.play(as: "Ada")
            two.play(as: "Bo")
        }
        #expect(one.face.typedName == "" || one.text(.names).contains("\nAda\nBo\n"))
        #expect(two.text(.names).contains("\nBo\nAda\n"))
    }

    @Test("A new device shows everything, and the last player's name")
    func newDevice() {
        let one = CloudDevice(cloud, "one")
        let score = one.play(as: "Ada")
        one.draw(cell: 3, named: "Castle")
        one.face.press(.language(.spanish))
        cloud.sync()
        let two = CloudDevice(cloud, "two")
        cloud.sync()
        #expect(two.text(.scores).contains("\(score) Ada\n"))
        #expect(two.walls == ["Castle"])
        #expect(two.face.view.words.language == .spanish)
        two.face.press(.open(.bubblePop))
        #expect(two.face.typedName == "Ada")
    }

    @Test("Statistics of all devices are added up once")
    func statistics() {
        let (one, two) = pair()
        offline(one, two) {
            for _ in 0..<3 { one.play(as: "Ada") }
            for _ in 0..<2 { two.play(as: "Ada") }
        }
        for device in [one, two, one.relaunched(cloud), two.relaunched(cloud)] {
            for _ in 0..<3 { cloud.sync() }
            #expect(device.runs(of: "Ada") == "5")
        }
        // Each device stores only its own.
        #expect(one.text(.tallies) != two.text(.tallies))
    }

    @Test("The newest settings win")
    func settings() {
        let (one, two) = pair()
        offline(one, two) {
            one.face.press(.language(.spanish))
            two.face.press(.language(.vietnamese))
        }
        for device in [one, two] {
            #expect(device.face.view.words.language == .vietnamese)
            #expect(device.text(.settings).contains("language vi"))
        }
        one.face.press(.language(.arabic))
        cloud.sync()
        #expect(two.face.view.words.language == .arabic)
        #expect(two.relaunched(cloud).face.view.words.language == .arabic)
    }

    @Test("A wall that was removed on one device disappears from the other")
    func removing() throws {
        let (one, two) = pair()
        one.draw(cell: 3, named: "Castle")
        one.draw(cell: 4, named: "Ship")
        cloud.sync()
        #expect(two.walls == ["Castle", "Ship"])
        try two.remove("Castle")
        cloud.sync()
        #expect(one.walls == ["Ship"] && two.walls == ["Ship"])
        #expect(one.relaunched(cloud).walls == ["Ship"])
    }

    @Test("A wall changed on both devices becomes two, and one that was changed and removed stays")
    func conflicts() throws {
        let (one, two) = pair()
        one.draw(cell: 3, named: "Castle")
        one.draw(cell: 4, named: "Ship")
        cloud.sync()
        try offline(one, two) {
            try one.paint(10, on: "Castle")
            try two.paint(11, on: "Castle")
            try one.paint(12, on: "Ship")
            try two.remove("Ship")
        }
        for device in [one, two] { #expect(device.walls == ["Castle", "Castle", "Ship"]) }
    }

    @Test("A new name of a wall follows")
    func renaming() throws {
        let (one, two) = pair()
        one.draw(cell: 3, named: "Castle")
        cloud.sync()
        let item = try #require(two.shelf.first)
        two.face.press(.wall(.change(item.number)))
        two.face.type(.wallName, "Fort", isFinished: true)
        cloud.sync()
        #expect(one.walls == ["Fort"])
    }

    @Test("A wall that's being drawn stays open while others arrive")
    func drawing() {
        let (one, two) = pair()
        one.face.press(.visit(.walls))
        one.face.press(.wall(.draw))
        one.face.send(.paint(3, begins: true))
        two.draw(cell: 4, named: "Ship")
        cloud.sync()
        #expect(one.face.view.isEditor)
    }

    @Test("A run, the house's texts and what's sent to Game Center stay on the device")
    func privacy() {
        let one = CloudDevice(cloud, "one")
        one.play(as: "Ada")
        one.draw(cell: 3, named: "Castle")
        one.fair.enter("Ada")
        one.face.setSeen(false)
        one.store.texts["funfair.ranking"] = Array("secret".utf8)
        cloud.sync()
        #expect(one.store.texts["funfair.run.bubblepop"] != nil)
        #expect(one.store.texts["funfair.house"] != nil)
        let allowed = [
            "day", "lives", "names", "scores", "tallies", "days", "curves", "hints", "walls",
        ]
        let keys = cloud.keys
        #expect(keys.contains("one/funfair.scores"))
        #expect(
            keys.allSatisfy { key in
                key == "funfair.settings"
                    || allowed.contains { key == "one/\($0)" || key == "one/funfair.\($0)" }
            })
        #expect(keys.allSatisfy { $0.utf8.count <= 64 })
    }

    @Test("Without a cloud, everything stays on the device, and follows once there is one")
    func noCloud() {
        let keys = cloud.device()
        keys.isThere = false
        let one = CloudDevice(cloud, "one", keys: keys)
        let score = one.play(as: "Ada")
        #expect(keys.writes == 0 && one.text(.scores).contains("\(score) Ada\n"))
        keys.isThere = true
        let two = CloudDevice(cloud, "two")
        _ = one.relaunched(cloud)
        cloud.sync()
        #expect(two.text(.scores).contains("\(score) Ada\n"))
    }

    @Test("A device that has nothing new writes nothing")
    func quiet() {
        let (one, two) = pair()
        one.play(as: "Ada")
        two.play(as: "Bo")
        cloud.sync()
        let writes = [one.keys.writes, two.keys.writes]
        for _ in 0..<3 { cloud.sync() }
        _ = one.relaunched(cloud)
        _ = two.relaunched(cloud)
        cloud.sync()
        #expect([one.keys.writes, two.keys.writes] == writes)
    }

    @Test("Two devices from one backup merge too, and stop writing")
    func clones() {
        let one = CloudDevice(cloud, "one")
        one.play(as: "Ada")
        cloud.sync()
        let two = CloudDevice(cloud, "unused", store: MemoryStore(one.store.texts))
        var scores: [Int] = []
        offline(one, two) {
            scores = [one.play(as: "Cy"), two.play(as: "Bo")]
        }
        for device in [one.relaunched(cloud), two.relaunched(cloud)] {
            cloud.sync()
            for (name, score) in zip(["Cy", "Bo"], scores) {
                #expect(device.text(.scores).contains("\(score) \(name)\n"))
            }
        }
    }

    @Test("The cloud has at most eight devices, and the scores of others stay")
    func manyDevices() {
        var scores: [Int] = []
        for index in 0..<12 {
            let device = CloudDevice(cloud, "d\(index)")
            if index < 3 { scores.append(device.play(as: "Player \(index)")) }
            device.keys.isOnline = true
            cloud.sync()
            device.keys.isOnline = false
        }
        #expect(cloud.keys.filter { $0.hasSuffix("/day") }.count == 8)
        let last = CloudDevice(cloud, "last")
        cloud.sync()
        for (index, score) in scores.enumerated() {
            #expect(last.text(.scores).contains("\(score) Player \(index)\n"))
        }
    }

    @Test("A text that's too long for the cloud stays on the device")
    func size() throws {
        let keys = cloud.device()
        let store = CloudStore(MemoryStore(), keys) { "one" }
        store.follow { _, _, _ in }
        let long = [UInt8](repeating: 0x41, count: 60_000)
        try store.save(long, as: StoreKey.scores.text)
        try store.save(long, as: StoreKey.walls.text)
        #expect(keys.load("one/funfair.scores") == long)
        #expect(keys.load("one/funfair.walls") == nil)
        #expect(try store.load(StoreKey.walls.text) == long)
        try store.save(Array(long.prefix(9)), as: StoreKey.scores.text)
        try store.save(long, as: StoreKey.walls.text)
        #expect(keys.load("one/funfair.walls") == long)
        try store.save([UInt8](repeating: 0, count: 200_000), as: StoreKey.settings.text)
        #expect(keys.load("funfair.settings") == nil)
    }

    @Test("Damaged texts in the cloud change nothing")
    func damage() {
        let one = CloudDevice(cloud, "one")
        one.play(as: "Ada")
        let before = one.store.texts
        let two = cloud.device()
        for key in CloudStore.merged { two.save(Array("garbage".utf8), as: "two/\(key.text)") }
        two.save(Array("?".utf8), as: "two/day")
        cloud.sync()
        #expect(one.text(.scores).utf8.elementsEqual(before[StoreKey.scores.text] ?? []))
        #expect(one.face.view.notices.isEmpty)
    }

    @Test("A device whose walls are damaged gets them back, and takes none from the others")
    func damagedWalls() {
        let (one, two) = pair()
        one.draw(cell: 3, named: "Castle")
        cloud.sync()
        one.store.texts[StoreKey.walls.text] = Array("damaged".utf8)
        let later = one.relaunched(cloud)
        later.draw(cell: 4, named: "Ship")
        cloud.sync()
        #expect(later.walls == ["Castle", "Ship"] && two.walls == ["Castle", "Ship"])
    }

    @Test("A device that can't store its identifier doesn't use the cloud")
    func brokenStore() {
        let store = MemoryStore()
        store.isBroken = true
        let keys = cloud.device()
        CloudStore(store, keys) { "one" }.follow { _, _, _ in }
        #expect(keys.writes == 0)
    }
}

extension CloudDevice {
    /// The number of runs in a player's statistics.
    func runs(of name: String) -> String? {
        face.press(.home)
        face.press(.visit(.statistics))
        guard case .blocks(let screen) = face.view.screen else { return nil }
        let figures = screen.blocks.compactMap { face.facts(of: $0) }.flatMap(\.lines)
        return figures.first { $0.name == "Runs" }?.value
    }

    private func item(_ name: String) throws -> WallShelf.Item {
        try #require(shelf.first { $0.name == name })
    }

    func remove(_ name: String) throws { face.press(.wall(.remove(try item(name).number))) }

    /// Draws on a cell of a wall.
    func paint(_ cell: Int, on name: String) throws {
        face.press(.wall(.change(try item(name).number)))
        face.send(.paint(cell, begins: true))
        face.press(.wall(.done))
    }
}
