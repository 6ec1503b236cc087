import Arcade
import Funfair
import FunfairFace
import Phrases
import Synchronization

// Stand-ins for a face's devices that record what happens.

@MainActor
final class Ears: Sounding {
    var wanted: [Soundtrack] = []
    var cues: [Cue.Name] = []
    var isAwake = false

    func want(_ soundtrack: Soundtrack) { wanted.append(soundtrack) }
    func play(_ cue: Cue) { cues.append(cue.name) }
    func wake() { isAwake = true }
    func sleep() { isAwake = false }
}

@MainActor
final class Skin: Feeling {
    let isThere = true
    var felt: [Cue.Name] = []
    var wanted: [Bool] = []

    func want(_ isWanted: Bool) { wanted.append(isWanted) }
    func feel(_ name: Cue.Name, pattern: [Int]) { felt.append(name) }
}

@MainActor
final class Level: Tilting {
    var isThere = true
    var wanted: [Bool] = []

    func want(_ isWanted: Bool) { wanted.append(isWanted) }
}

@MainActor
final class Voice: Announcing {
    var said: [String] = []
    var languages: [Language] = []

    func announce(_ text: String, in language: Language) {
        said.append(text)
        languages.append(language)
    }
}

@MainActor
final class Lamp: Lighting {
    var wanted: [Bool] = []

    func want(_ isWanted: Bool) { wanted.append(isWanted) }
}

@MainActor
final class Cable: Reaching {
    private var change: (@MainActor @Sendable (Bool) -> Void)?

    func tell(_ change: @escaping @MainActor @Sendable (_ isThere: Bool) -> Void) {
        self.change = change
    }

    func plug(_ isThere: Bool) { change?(isThere) }
}

/// A house with scripted answers.
final class ScriptedHouse: Asking {
    private let asked = Mutex<[HouseRequest]>([])
    private let reply: @Sendable (HouseRequest) -> HouseReply

    var questions: [HouseRequest] { asked.withLock { $0 } }

    init(_ reply: @escaping @Sendable (HouseRequest) -> HouseReply) { self.reply = reply }

    nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseReply {
        asked.withLock { $0.append(question) }
        return reply(question)
    }
}
