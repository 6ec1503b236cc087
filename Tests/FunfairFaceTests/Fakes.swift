import Arcade
import Funfair
import FunfairFace
import Phrases
import Synchronization

// Stand-ins for a face's devices that record what happens.

@MainActor
final class FakeSoundPlayer: SoundPlayer {
    var wanted: [Soundtrack] = []
    var cues: [Cue.Name] = []
    var isAwake = false

    func setSoundtrack(_ soundtrack: Soundtrack) { wanted.append(soundtrack) }
    func play(_ cue: Cue) { cues.append(cue.name) }
    func wake() { isAwake = true }
    func sleep() { isAwake = false }
}

@MainActor
final class FakeHaptics: HapticsPlayer {
    let isThere = true
    var felt: [Cue.Name] = []
    var wanted: [Bool] = []

    func setActive(_ isActive: Bool) { wanted.append(isActive) }
    func play(_ name: Cue.Name, pattern: [Int]) { felt.append(name) }
}

@MainActor
final class FakeTilt: TiltSource {
    var isThere = true
    var wanted: [Bool] = []

    func setActive(_ isActive: Bool) { wanted.append(isActive) }
}

@MainActor
final class FakeAnnouncer: SpeechAnnouncer {
    var said: [String] = []
    var languages: [Language] = []

    func announce(_ text: String, in language: Language) {
        said.append(text)
        languages.append(language)
    }
}

@MainActor
final class FakeWakeLock: ScreenWakeLock {
    var wanted: [Bool] = []

    func setActive(_ isActive: Bool) { wanted.append(isActive) }
}

@MainActor
final class FakeNetwork: NetworkMonitor {
    private var change: (@MainActor @Sendable (Bool) -> Void)?

    func startReporting(_ change: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void) {
        self.change = change
    }

    func plug(_ isThere: Bool) { change?(isThere) }
}

/// A house with scripted answers.
final class ScriptedHouse: HouseTransport {
    private let asked = Mutex<[HouseRequest]>([])
    private let reply: @Sendable (HouseRequest) -> HouseResponse

    var questions: [HouseRequest] { asked.withLock { $0 } }

    init(_ reply: @escaping @Sendable (HouseRequest) -> HouseResponse) { self.reply = reply }

    nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseResponse {
        asked.withLock { $0.append(question) }
        return reply(question)
    }
}
