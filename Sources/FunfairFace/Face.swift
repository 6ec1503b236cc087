import Arcade
import Foundation
import Funfair
import Languages
import Observation
import Phrases

/// The app behind a face: takes in what happens, publishes what to show, and lets its devices carry
/// out what the app asks for. It decides nothing.
@MainActor
@Observable
public final class Face {
    /// What to show. It changes only where something in it did.
    public private(set) var view: FairView
    /// What was last shown where somebody has been.
    public private(set) var shown: Shown
    /// The texts that only a face says, in the language of the view.
    public private(set) var pageWords: PageWords
    /// What the house sent for the player, until that is moved to where the player wants it.
    public internal(set) var file: URL?
    /// What changes with every frame.
    @ObservationIgnored public let stage = Stage()
    /// Whether targets on the stage are to be told, because somebody plays without seeing it.
    @ObservationIgnored public var wantsTargets = false { didSet { lookForTargets() } }

    @ObservationIgnored var app: FairApp
    @ObservationIgnored let devices: Devices
    @ObservationIgnored var hands = HandsAtStage()
    @ObservationIgnored var time = TimeOfFace()
    /// The room for the stage, as it was told last.
    @ObservationIgnored var space = SpaceOfFace()
    @ObservationIgnored private var told: Told
    @ObservationIgnored private var queue = EventQueue()

    /// - Parameters:
    ///   - devices: what it is connected with.
    ///   - languages: tags of languages, the dearest first.
    ///   - seed: the seed of every run, where the player chose it; they are practice runs.
    ///   - entropy: bits that nobody could guess.
    public init(
        _ devices: Devices, languages: [String] = Locale.preferredLanguages, seed: UInt64? = nil,
        entropy: UInt64 = .random(in: .min ... .max)
    ) {
        self.devices = devices
        var hasFailed = false
        app = FairApp(
            entropy: entropy, secret: Self.secret(), fixedSeed: seed,
            words: Words(Language(preferred: languages))
        ) { key in
            do throws(KeepingProblem) {
                return try devices.store.load(key.text)
            } catch {
                hasFailed = true
                return nil
            }
        }
        let view = app.view
        self.view = view
        shown = Shown(view)
        told = Told(live: app.live)
        pageWords = PageWords(app.words.language)
        for request in app.takeRequests() { carryOut(request) }
        if hasFailed { send(.storeFailed) }
        send(.motor(isThere: devices.motor?.isThere ?? false))
        lookAtCalendar()
        devices.network?.tell { [weak self] isThere in self?.noteNetwork(isThere) }
    }

    /// Of the system's generator, which is a cryptographic one.
    static func secret() -> [UInt8] { (0..<32).map { _ in UInt8.random(in: .min ... .max) } }

    /// Takes in what happened.
    public func send(_ event: Event) {
        queue.isStale = true
        sendQuickly(event)
    }

    /// Does what a control does.
    public func press(_ action: Action) { send(.press(action)) }

    /// Does what a control does that needs tilting: where nobody feels it, the app is told so.
    public func pressForTilt(_ action: Action) {
        send(devices.tilt?.isThere ?? false ? .press(action) : .tiltRefused)
    }

    /// A text was typed; `isFinished` when the person left the field or confirmed it.
    public func type(_ field: Field, _ text: String, isFinished: Bool) {
        // Names that look the same are to be the same: é is one character here.
        send(.type(field, text.precomposedStringWithCanonicalMapping, isFinished: isFinished))
    }

    /// Takes in what only time or hands can change: the view is asked for where its live part differs.
    func sendQuickly(_ event: Event) {
        queue.events.append(event)
        // What carrying out brings about waits for its turn.
        guard !queue.isTaking else { return }
        queue.isTaking = true
        defer { queue.isTaking = false }
        while !queue.events.isEmpty {
            for request in app.handle(queue.events.removeFirst()) { carryOut(request) }
            if queue.events.isEmpty, queue.isStale || app.live != told.live { refresh() }
        }
    }

    /// Only a network that comes back is worth telling.
    private func noteNetwork(_ isThere: Bool) {
        let isBack = isThere && told.isOffline
        told.isOffline = !isThere
        if isBack { send(.online) }
    }

    private func refresh() {
        queue.isStale = false
        told.live = app.live
        let now = app.view
        if now != view {
            view = now
            shown.note(now)
        }
        if pageWords.language != now.words.language { pageWords = PageWords(now.words.language) }
        stage.follow(now, in: space.room, of: space.window)
        told.tell(now, to: devices)
        followTime()
        // Nothing else would draw a stage that stands still.
        if !now.isAnimated {
            draw()
            lookForTargets()
        }
    }
}

/// What happened and was not taken in yet.
private struct EventQueue {
    var events: [Event] = []
    var isTaking = false
    /// Whether something was taken in that what changes by itself says nothing of.
    var isStale = false
}

/// What was last told, so that nothing is told twice.
@MainActor
private struct Told {
    var live: Live
    private var soundtrack: Soundtrack?
    /// Whether there was no network.
    var isOffline = false
    private var wantsTilt = false
    private var wantsLight = false
    private var wantsMotor = false
    private var said = 0

    init(live: Live) { self.live = live }

    /// Tells devices what of a view is for them.
    mutating func tell(_ view: FairView, to devices: Devices) {
        if view.wantsTilt != wantsTilt {
            wantsTilt = view.wantsTilt
            devices.tilt?.want(wantsTilt)
        }
        if view.wantsLight != wantsLight {
            wantsLight = view.wantsLight
            devices.light?.want(wantsLight)
        }
        if (view.isMoving && view.hasHaptics) != wantsMotor {
            wantsMotor.toggle()
            devices.motor?.want(wantsMotor)
        }
        if view.soundtrack != soundtrack {
            soundtrack = view.soundtrack
            devices.sound?.want(view.soundtrack)
        }
        if view.announcement.number != said {
            said = view.announcement.number
            devices.speech?.announce(view.announcement.text, in: view.words.language)
        }
    }
}
