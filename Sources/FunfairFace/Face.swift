import Arcade
import Foundation
import Funfair
import Languages
import Observation
import Phrases

/// Runs the app behind a native front end: sends it events, publishes what to show, and has the
/// devices carry out its requests. It contains no game logic.
@MainActor
@Observable
public final class Face {
    /// What to show. Published only when it changes.
    public private(set) var view: FairView
    /// The last content of screens that are covered or no longer shown.
    public private(set) var shown: Shown
    /// The texts that only a native front end needs, in the view's language.
    public private(set) var pageWords: PageWords
    /// The file that the house sent for the player, until it's saved somewhere else.
    public internal(set) var file: URL?
    /// The QR code of the code on the screen, once the house has drawn it.
    public internal(set) var qrCode: QRCode?
    /// The part of the view that changes with every frame.
    @ObservationIgnored public let stage = Stage()
    /// Another guest's run, for a guest at a party who doesn't play now.
    @ObservationIgnored public let watch = PartyWatch()
    /// The leaderboards outside the fair.
    @ObservationIgnored public private(set) lazy var ranking = Ranking(
        devices.ranking, stored: load(Ranking.key)
    ) { [weak self] in self?.store($0, as: Ranking.key) }

    @ObservationIgnored var app: FairApp
    @ObservationIgnored let devices: Devices
    @ObservationIgnored var hands = HandsAtStage()
    @ObservationIgnored var time = TimeOfFace()
    /// The current room for the stage.
    @ObservationIgnored var space = SpaceOfFace()
    @ObservationIgnored private var deviceState: DeviceState
    @ObservationIgnored private var queue = EventQueue()

    /// - Parameters:
    ///   - devices: the devices to use.
    ///   - languages: language tags, the preferred one first.
    ///   - seed: the seed of every run, if the player chose one; all runs are then practice runs.
    ///   - entropy: unpredictable bits.
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
            do throws(DeviceStoreProblem) {
                return try devices.store.load(key.text)
            } catch {
                hasFailed = true
                return nil
            }
        }
        let view = app.view
        self.view = view
        shown = Shown(view)
        deviceState = DeviceState(live: app.live)
        pageWords = PageWords(app.words.language)
        for request in app.takeRequests() { carryOut(request) }
        if hasFailed { send(.storeFailed) }
        send(.motor(isThere: devices.motor?.isThere ?? false))
        ranking.send()
        lookAtCalendar()
        devices.store.follow { [weak self] in self?.merge($0, from: $1, &$2) }
        devices.gamepad?.startReporting { [weak self] in self?.gamepadChanged(to: $0) }
        devices.network?.startReporting { [weak self] isThere in self?.noteNetwork(isThere) }
    }

    /// Returns random bytes from the system's cryptographic generator.
    static func secret() -> [UInt8] { (0..<32).map { _ in UInt8.random(in: .min ... .max) } }

    /// Handles an event.
    public func send(_ event: Event) {
        if case .motion(let isReduced) = event { watch.reducesMotion = isReduced }
        queue.isStale = true
        sendQuickly(event)
    }

    /// Performs a control's action.
    public func press(_ action: Action) { send(.press(action)) }

    /// Performs the action of a control that needs tilting. Without a tilt sensor, sends the app
    /// `tiltRefused` instead.
    public func pressForTilt(_ action: Action) {
        send(devices.tilt?.isThere ?? false ? .press(action) : .tiltRefused)
    }

    /// Handles typed text. `isFinished` is true once the player leaves the field or confirms it.
    public func type(_ field: Field, _ text: String, isFinished: Bool) {
        // Normalised so names that look the same are equal: é is one character here.
        send(.type(field, text.precomposedStringWithCanonicalMapping, isFinished: isFinished))
    }

    /// Handles an event from time or touch. The view is only recomputed if its live part changed.
    func sendQuickly(_ event: Event) {
        queue.events.append(event)
        // Carrying out a request may send further events, which wait in the queue.
        guard !queue.isTaking else { return }
        queue.isTaking = true
        defer { queue.isTaking = false }
        while !queue.events.isEmpty {
            for request in app.handle(queue.events.removeFirst()) { carryOut(request) }
            if queue.events.isEmpty, queue.isStale || app.live != deviceState.live { refresh() }
        }
    }

    /// Handles what the player's other devices have stored.
    private func merge(_ key: StoreKey, from texts: [DeviceText], _ lives: inout WallLives) {
        if key == .settings { return send(.stored(key, texts.first?.text)) }
        for request in app.merge(key, from: texts, lives: &lives) { carryOut(request) }
        refresh()
    }

    /// The app only needs to know when the network comes back.
    private func noteNetwork(_ isThere: Bool) {
        let isBack = isThere && deviceState.isOffline
        deviceState.isOffline = !isThere
        guard isBack else { return }
        send(.online)
        ranking.send()
    }

    private func refresh() {
        queue.isStale = false
        deviceState.live = app.live
        let now = app.view
        if now != view {
            view = now
            shown.note(now)
            ranking.note(app.endedRun)
        }
        if pageWords.language != now.words.language { pageWords = PageWords(now.words.language) }
        stage.follow(now, in: space.room, of: space.window)
        deviceState.apply(now, to: devices)
        followTime()
        // Without animation, no frame would redraw the stage.
        if !now.isAnimated {
            draw()
            lookForTargets()
        }
    }
}

/// Events that haven't been handled yet.
private struct EventQueue {
    var events: [Event] = []
    var isTaking = false
    /// Whether a handled event may have changed more than the live part.
    var isStale = false
}

/// What the devices were last told, to avoid telling them twice.
@MainActor
private struct DeviceState {
    var live: Live
    private var soundtrack: Soundtrack?
    /// Whether the network was last down.
    var isOffline = false
    private var wantsTilt = false
    private var keepsAwake = false
    private var wantsMotor = false
    private var said = 0

    init(live: Live) { self.live = live }

    /// Passes the view's changes on to the devices.
    mutating func apply(_ view: FairView, to devices: Devices) {
        if view.wantsTilt != wantsTilt {
            wantsTilt = view.wantsTilt
            devices.tilt?.setActive(wantsTilt)
        }
        if view.keepsAwake != keepsAwake {
            keepsAwake = view.keepsAwake
            devices.light?.setActive(keepsAwake)
        }
        if (view.isMoving && view.hasHaptics) != wantsMotor {
            wantsMotor.toggle()
            devices.motor?.setActive(wantsMotor)
        }
        if view.soundtrack != soundtrack {
            soundtrack = view.soundtrack
            devices.sound?.setSoundtrack(view.soundtrack)
        }
        if view.announcement.number != said {
            said = view.announcement.number
            devices.speech?.announce(view.announcement.text, in: view.words.language)
        }
    }
}
