import Foundation
import Funfair

/// A small store that the player's devices share, with a text for each key. The last write of a key
/// wins.
@MainActor
public protocol CloudKeyValues: AnyObject {
    /// Whether the player uses a cloud on this device.
    var isThere: Bool { get }
    /// The keys with a text.
    var keys: [String] { get }
    /// Returns the text of a key, or nil if absent. Works offline.
    func load(_ key: String) -> [UInt8]?
    /// Replaces the text of a key, or removes it. Other devices see it soon.
    func save(_ text: [UInt8]?, as key: String)
    /// Starts reporting changes by other devices, and that the player's cloud came or went.
    func startReporting(_ change: @escaping @MainActor @Sendable () -> Void)
}

/// A store whose texts about players, scores and walls follow the player to other devices. Runs,
/// tickets, proofs, secrets and the party stay on this device.
///
/// Each device writes only its own keys, so no write in the cloud ever loses another device's, and
/// the app merges all of them. Settings are an exception: there, the newest text wins.
@MainActor
public final class CloudStore: DeviceStore {
    /// The texts that each device has.
    static let merged: [StoreKey] = [.names, .scores, .tallies, .days, .curves, .hints, .walls]
    /// The most devices. The cloud has room for a megabyte.
    static let mostDevices = 8
    /// The most bytes of a device's texts. A text beyond that isn't sent.
    static let mostBytes = 100_000
    /// The local key of what this device knows about the others.
    static let key = "funfair.devices"

    private let local: any DeviceStore
    private let cloud: any CloudKeyValues
    private let clock: any DeviceClock
    private let makeID: () -> String
    private var memory: Memory?
    private var news: DeviceNews?
    /// Whether the app is merging walls. Meanwhile, their lives are known only to the app.
    private var isMerging = false
    /// The keys whose texts were compared with the cloud's since the launch.
    private var compared: Set<String> = []

    /// - Parameters:
    ///   - local: the store on this device, which has everything.
    ///   - cloud: the store that the player's devices share.
    ///   - clock: tells the day, to know which device was unused for the longest time.
    ///   - makeID: makes an identifier for this device.
    public init(
        _ local: any DeviceStore, _ cloud: any CloudKeyValues,
        clock: any DeviceClock = SystemClock(),
        makeID: @escaping () -> String = { String(UInt32.random(in: .min ... .max), radix: 36) }
    ) {
        self.local = local
        self.cloud = cloud
        self.clock = clock
        self.makeID = makeID
    }

    // MARK: The store

    public func load(_ key: String) throws(DeviceStoreProblem) -> [UInt8]? {
        try local.load(key)
    }

    public func save(_ text: [UInt8], as key: String) throws(DeviceStoreProblem) {
        try local.save(text, as: key)
        if key == StoreKey.walls.text { noteWalls() }
        push(text, as: key)
    }

    public func remove(_ key: String) throws(DeviceStoreProblem) { try local.remove(key) }

    public func setAside(_ key: String) throws(DeviceStoreProblem) { try local.setAside(key) }

    public func follow(_ news: @escaping DeviceNews) {
        self.news = news
        cloud.startReporting { [weak self] in self?.reconcile() }
        reconcile()
    }

    // MARK: The cloud

    /// What this device remembers about the others, on this device.
    private struct Memory: Codable, Equatable {
        /// This device's identifier.
        var id: String
        /// The lives of its walls, as stored.
        var lives = Data()
    }

    /// The key of a device's text.
    private static func key(_ name: String, of device: String) -> String { "\(device)/\(name)" }

    private static let day = "day"
    private static let lives = "lives"

    /// The devices in the cloud.
    private var devices: [String] {
        cloud.keys.compactMap { key in
            let parts = key.split(separator: "/")
            return parts.count == 2 && parts[1] == Self.day ? String(parts[0]) : nil
        }
        .sorted()
    }

    /// Merges what the cloud has, and gives it what it doesn't have.
    private func reconcile() {
        guard cloud.isThere, let id = join() else { return }
        adoptSettings()
        noteWalls()
        for key in Self.merged {
            var texts = devices.filter { $0 != id }.compactMap { text(key, of: $0) }
            // After a backup was restored on another device, two devices share an identifier.
            if key != .tallies, let own = text(key, of: id), own.text != text(key) {
                texts.append(own)
            }
            if !texts.isEmpty || key == .tallies { merge(key, texts) }
            guard compared.insert(key.text).inserted, let text = text(key) else { continue }
            push(text, as: key.text)
        }
        retire(but: id)
    }

    private func merge(_ key: StoreKey, _ texts: [DeviceText]) {
        guard let news else { return }
        var lives = lives
        isMerging = true
        news(key, texts, &lives)
        isMerging = false
        guard key == .walls else { return }
        keep(lives)
        noteWalls()
    }

    /// Returns a device's text from the cloud.
    private func text(_ key: StoreKey, of device: String) -> DeviceText? {
        guard let text = cloud.load(Self.key(key.text, of: device)) else { return nil }
        guard key == .walls else { return DeviceText(text) }
        let lives = cloud.load(Self.key(Self.lives, of: device))
        return DeviceText(text, lives: lives.flatMap { WallLives(text: $0) } ?? WallLives())
    }

    // MARK: Walls

    private var lives: WallLives {
        memory.flatMap { WallLives(text: Array($0.lives)) } ?? WallLives()
    }

    /// Notes which walls were added and removed here.
    private func noteWalls() {
        guard !isMerging, memory != nil else { return }
        // If the walls were unreadable, the other devices still have them. They weren't removed.
        guard let walls = text(.walls) else { return keep(WallLives()) }
        var lives = lives
        lives.note(walls)
        keep(lives)
    }

    private func keep(_ lives: WallLives) {
        guard var now = memory else { return }
        let text = lives.text
        now.lives = Data(text)
        if now != memory, store(now) { memory = now }
        let key = Self.key(Self.lives, of: now.id)
        guard cloud.isThere, cloud.load(key) != text, !lives.isEmpty else { return }
        cloud.save(text, as: key)
    }

    /// Takes the settings that were stored last, on any device.
    private func adoptSettings() {
        let key = StoreKey.settings
        guard let newest = cloud.load(key.text) else {
            if let text = text(key) { push(text, as: key.text) }
            return
        }
        guard newest != text(key) else { return }
        try? local.save(newest, as: key.text)
        merge(key, [DeviceText(newest)])
    }

    private func push(_ text: [UInt8], as key: String) {
        guard cloud.isThere else { return }
        if key == StoreKey.settings.text {
            if cloud.load(key) != text, text.count <= Self.mostBytes { cloud.save(text, as: key) }
            return
        }
        guard let id = memory?.id, Self.merged.contains(where: { $0.text == key }) else { return }
        let place = Self.key(key, of: id)
        guard cloud.load(place) != text else { return }
        let rest = Self.merged.filter { $0.text != key }.reduce(0) { sum, key in
            sum + (cloud.load(Self.key(key.text, of: id))?.count ?? 0)
        }
        if rest + text.count <= Self.mostBytes { cloud.save(text, as: place) }
    }

    private func text(_ key: StoreKey) -> [UInt8]? { (try? local.load(key.text)) ?? nil }

    // MARK: The devices

    /// Adds this device to those in the cloud.
    ///
    /// - Returns: this device's identifier; nil if it can't be stored.
    private func join() -> String? {
        guard let id = identify() else { return nil }
        let today = Array(String(clock.today).utf8)
        let key = Self.key(Self.day, of: id)
        if cloud.load(key) != today { cloud.save(today, as: key) }
        return id
    }

    /// Removes the devices that were unused for the longest time, if there are too many. Their texts
    /// were merged.
    private func retire(but id: String) {
        while devices.count > Self.mostDevices {
            let oldest = devices.filter { $0 != id }.min { lastDay($0) < lastDay($1) }
            guard let oldest else { break }
            for key in cloud.keys where key.hasPrefix(oldest + "/") { cloud.save(nil, as: key) }
        }
    }

    private func lastDay(_ device: String) -> Int {
        let text = cloud.load(Self.key(Self.day, of: device)) ?? []
        return Int(String(decoding: text, as: UTF8.self)) ?? 0
    }

    private func identify() -> String? {
        if memory == nil {
            let stored = (try? local.load(Self.key)) ?? nil
            memory = stored.flatMap { try? JSONDecoder().decode(Memory.self, from: Data($0)) }
        }
        if memory == nil {
            let new = Memory(id: makeID())
            // With another identifier at each launch, statistics would count again and again.
            guard store(new) else { return nil }
            memory = new
        }
        return memory?.id
    }

    private func store(_ memory: Memory) -> Bool {
        do {
            try local.save(Array(try JSONEncoder().encode(memory)), as: Self.key)
            return true
        } catch {
            return false
        }
    }
}
