import Arcade
import Foundation
import Funfair
import FunfairFace
import Synchronization

/// An in-memory store that can be told to fail.
@MainActor
final class MemoryStore: DeviceStore {
    var texts: [String: [UInt8]]
    /// The saved keys, in order.
    var saved: [String] = []
    var aside: [[UInt8]] = []
    var isBroken = false

    init(_ texts: [String: [UInt8]] = [:]) { self.texts = texts }

    private func check() throws(DeviceStoreProblem) {
        if isBroken { throw DeviceStoreProblem("The disk is full.") }
    }

    func load(_ key: String) throws(DeviceStoreProblem) -> [UInt8]? {
        try check()
        return texts[key]
    }

    func save(_ text: [UInt8], as key: String) throws(DeviceStoreProblem) {
        try check()
        texts[key] = text
        saved.append(key)
    }

    func remove(_ key: String) throws(DeviceStoreProblem) {
        try check()
        texts[key] = nil
    }

    func setAside(_ key: String) throws(DeviceStoreProblem) {
        try check()
        if let text = texts.removeValue(forKey: key) { aside.append(text) }
    }

    /// A store with runs of BubblePop set to ten seconds.
    static var quick: MemoryStore {
        MemoryStore([
            "funfair.settings": Array("funfair settings 1\nbubblepop.game-time 10\n".utf8)
        ])
    }
}

/// A clock that moves only when told to.
final class ManualClock: DeviceClock {
    private struct Waiter {
        let id: Int
        let due: Double
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var now = 1_000_000.0
        var shift = 0.0
        var today = 20_000
        var waiters: [Waiter] = []
        /// The number of tasks that are about to wait or were just woken. They don't run on the
        /// main thread, and a busy machine can take long to run them.
        var underway = 0
        var count = 0
        var cancelled: Set<Int> = []
    }

    private let state = Mutex(State())

    var now: Double { state.withLock { $0.now + $0.shift } }

    var uptime: Double { state.withLock { $0.now } }

    /// Makes the device's clock wrong by this many seconds.
    func set(wrongBy seconds: Double) { state.withLock { $0.shift = seconds } }

    var today: Int {
        get { state.withLock { $0.today } }
        set { state.withLock { $0.today = newValue } }
    }

    /// The number of waiting tasks.
    var waiting: Int { state.withLock { $0.waiters.count } }

    nonisolated(nonsending) func wait(milliseconds: Int) async throws(CancellationError) {
        let id = state.withLock { state in
            state.count += 1
            state.underway += 1
            return state.count
        }
        defer { state.withLock { $0.underway -= 1 } }
        let isOver = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isLate = state.withLock { state in
                    if state.cancelled.contains(id) { return true }
                    let due = state.now + Double(milliseconds) / 1000
                    state.waiters.append(Waiter(id: id, due: due, continuation: continuation))
                    state.underway -= 1
                    return false
                }
                if isLate { continuation.resume(returning: false) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                state.cancelled.insert(id)
                return state.waiters.firstIndex { $0.id == id }.map {
                    state.underway += 1
                    return state.waiters.remove(at: $0)
                }
            }
            waiter?.continuation.resume(returning: false)
        }
        if !isOver { throw CancellationError() }
    }

    /// Lets time pass, stopping whenever a waiting task is due.
    @MainActor
    func advance(milliseconds: Int) async {
        let end = uptime + Double(milliseconds) / 1000
        await settleAll()
        while let due = nextDue(until: end) {
            let over = state.withLock { state in
                state.now = max(state.now, due)
                let over = state.waiters.filter { $0.due <= due }
                state.waiters.removeAll { $0.due <= due }
                state.underway += over.count
                return over
            }
            for waiter in over { waiter.continuation.resume(returning: true) }
            await settleAll()
        }
        state.withLock { $0.now = end }
    }

    /// Lets pending work proceed until every task that uses the clock is waiting.
    @MainActor
    private func settleAll() async {
        repeat { await settle() } while state.withLock({ $0.underway > 0 })
    }

    private func nextDue(until end: Double) -> Double? {
        state.withLock { $0.waiters.map { $0.due }.filter { $0 <= end + 1e-6 }.min() }
    }
}

/// Lets pending work proceed. Yielding alone isn't enough, because on a busy machine, work that
/// waits for the main actor may not have run yet.
@MainActor
func settle() async {
    for _ in 0..<100 {
        await Task.yield()
        await Task { @MainActor in }.value
    }
}

/// Waits until other threads have made the condition true.
@MainActor
func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}

/// A face with devices that record what happens.
@MainActor
struct Fair {
    let face: Face
    let store: MemoryStore
    let clock = ManualClock()
    let soundPlayer = FakeSoundPlayer()
    let haptics = FakeHaptics()
    let tilt = FakeTilt()
    let announcer = FakeAnnouncer()
    let wakeLock = FakeWakeLock()
    let network = FakeNetwork()
    /// The time of the last frame, in seconds.
    private(set) var time = 0.0

    init(
        _ store: MemoryStore = MemoryStore(), house: any HouseTransport = NoHouse(),
        languages: [String] = ["en"], seed: UInt64? = 42, isSeen: Bool = true,
        ranking: FakeRanking? = nil, gamepad: FakeGamepad? = nil,
        following: (MemoryStore) -> any DeviceStore = { $0 }
    ) {
        self.store = store
        var devices = Devices(store: following(store))
        devices.house = house
        devices.sound = soundPlayer
        devices.motor = haptics
        devices.tilt = tilt
        devices.speech = announcer
        devices.light = wakeLock
        devices.network = network
        devices.ranking = ranking
        devices.gamepad = gamepad
        devices.clock = clock
        face = Face(devices, languages: languages, seed: seed, entropy: 1)
        face.layOut(
            CGRect(x: 0, y: 60, width: 390, height: 690),
            of: CGSize(width: 390, height: 844), isUpright: true)
        face.setSeen(isSeen)
    }

    func enter(_ name: String = "Ada", at stall: Stall = .bubblePop) {
        face.press(.open(stall))
        face.type(.playerName, name, isFinished: true)
        face.press(.play)
    }

    mutating func play(seconds: Double, framesPerSecond: Double = 60) {
        for _ in 0..<Int((seconds * framesPerSecond).rounded()) {
            face.frame(at: time)
            time += 1 / framesPerSecond
        }
    }

    /// Returns a face with a run after its count-in.
    static func playing(
        _ store: MemoryStore = MemoryStore(), at stall: Stall = .bubblePop
    ) -> Fair {
        var fair = Fair(store)
        fair.enter(at: stall)
        fair.play(seconds: 4)
        return fair
    }

    var playScreen: PlayScreen? {
        if case .play(let screen) = face.view.screen { screen } else { nil }
    }

    var resultScreen: ResultScreen? {
        if case .result(let screen) = face.view.screen { screen } else { nil }
    }

    /// Pops a bubble.
    func pop() {
        guard let bubble = bubbles.first else { return }
        face.fingerDown("finger", at: bubble.middle)
        face.fingerUp("finger", at: bubble.middle)
    }

    var bubbles: [CGRect] {
        guard let place = face.stage.place else { return [] }
        return face.stage.scene.commands.filter { $0.drawn == .bubble }
            .map { place.frame(x: $0.x, y: $0.y, size: $0.size) }
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
