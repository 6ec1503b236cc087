import Foundation
import Funfair

extension Face {
    /// Seconds between two looks at where the targets are.
    private static let pause = 0.25
    /// Milliseconds between two looks at the clock where something goes by it.
    static let second = 1000
    /// The same where only the day may change.
    static let longPause = 30_000

    /// Whether `frame(at:)` is to be called for every frame of the display.
    public var wantsFrames: Bool { time.isSeen && view.isAnimated }

    /// Lets the time of a frame pass, and draws it.
    ///
    /// - Parameter seconds: the display's own time of the frame, `CADisplayLink.targetTimestamp`.
    public func frame(at seconds: Double) {
        for gesture in hands.fingers.flush() { sendQuickly(.gesture(gesture)) }
        if let place = hands.pointer {
            hands.pointer = nil
            sendQuickly(.gesture(.point(finger: Fingers.none, at: place)))
        }
        if let pull = hands.pull {
            hands.pull = nil
            sendQuickly(.gesture(.tilt(pull)))
        }
        guard wantsFrames else { return time.frames.rest() }
        sendQuickly(.elapsed(milliseconds: time.frames.milliseconds(at: seconds)))
        guard view.isAnimated else { return time.frames.rest() }
        draw()
        if wantsTargets, seconds - time.lastLook >= Self.pause || seconds < time.lastLook {
            time.lastLook = seconds
            lookForTargets()
        }
    }

    /// The face is seen and used, or is not: `ScenePhase.active`, or another.
    public func setSeen(_ isSeen: Bool) {
        guard isSeen != time.isSeen else { return }
        time.isSeen = isSeen
        time.frames.rest()
        if isSeen {
            devices.sound?.wake()
            lookAtCalendar()
            followTime()
        } else {
            devices.sound?.sleep()
            releaseKeys()
            slide(false)
            send(.hidden)
        }
    }

    /// Somebody is there: anything was touched, moved, typed or scrolled, also what does nothing.
    public func notePresence() {
        guard view.isIdling || view.hasDemo else { return }
        sendQuickly(.presence)
    }

    /// Draws the stage as it is now.
    func draw() {
        guard stage.place != nil else { return }
        stage.draw { app.draw(into: &$0) }
    }

    // MARK: The clock on the wall

    /// How long until a day of the house ends, in words.
    ///
    /// - Parameter end: in seconds since 1970.
    public func left(until end: Int64) -> String {
        Countdown.text(
            seconds: Double(end) - time.house.now(devices.clock), in: view.words.language)
    }

    /// Looks at the clock as often as the view needs it.
    func followTime() {
        let isClose = view.isIdling || !view.ends.isEmpty
        time.beat.keep(
            every: time.isSeen ? (isClose ? Self.second : Self.longPause) : nil, devices.clock
        ) {
            [weak self] in
            self?.pass()
            return self != nil
        }
    }

    private func pass() {
        if view.isIdling { sendQuickly(.elapsed(milliseconds: Double(Self.second))) }
        lookAtCalendar()
        if time.house.isDue(view.ends, devices.clock) { send(.online) }
    }

    func lookAtCalendar() {
        let day = devices.clock.today
        guard day != time.today else { return }
        time.today = day
        send(.day(day))
    }
}

/// How far a face has come in time, by its display and by the clock on the wall.
struct TimeOfFace {
    /// Whether the face is seen and used.
    var isSeen = false
    var frames = FrameClock()
    /// When targets were last looked for.
    var lastLook = -Double.infinity
    var today: Int?
    var beat = Beat()
    var house = HouseClock()
    /// What wakes the app.
    var wake: Task<Void, Never>?
}

/// Something that is done again and again, as long as it says that there is more.
@MainActor
struct Beat {
    private var task: Task<Void, Never>?
    private var milliseconds: Int?

    /// Does something every so many milliseconds from now on, or no more.
    mutating func keep(
        every milliseconds: Int?, _ clock: any Timing, _ action: @escaping @MainActor () -> Bool
    ) {
        guard milliseconds != self.milliseconds else { return }
        self.milliseconds = milliseconds
        task?.cancel()
        task = milliseconds.map { milliseconds in
            Task {
                while !Task.isCancelled {
                    do throws(CancellationError) {
                        try await clock.wait(milliseconds: milliseconds)
                    } catch {
                        return
                    }
                    guard !Task.isCancelled, action() else { return }
                }
            }
        }
    }
}

extension FairView {
    /// Whether a game plays itself on the home screen.
    public var hasDemo: Bool {
        if case .home(let screen) = screen { screen.demo != nil } else { false }
    }

    /// When the days of the house end that something on the screen is about, in seconds since 1970.
    var ends: [Int64] {
        switch screen {
        case .home(let screen): screen.challengeEnds.map { [$0] } ?? []
        case .player(let screen): screen.challenge.map { [$0.ends] } ?? []
        case .blocks(let screen):
            screen.blocks.compactMap {
                if case .publicBoard(let board) = $0 { board.ends } else { nil }
            }
        default: []
        }
    }
}
