import Foundation
import Funfair

extension Face {
    /// Seconds between updates of the targets.
    private static let pause = 0.25
    /// Milliseconds between checks of the clock while something depends on it.
    static let second = 1000
    /// Milliseconds between checks of the clock while only the day can change.
    static let longPause = 30_000

    /// Whether to call `frame(at:)` for every frame of the display.
    public var wantsFrames: Bool { time.isSeen && isAnimated }

    /// Whether something moves on the screen: the stage, or another guest's run.
    public var isAnimated: Bool { view.isAnimated || watch.isShown }

    /// Advances to a frame, and draws it.
    ///
    /// - Parameter seconds: the display's time for the frame, `CADisplayLink.targetTimestamp`.
    public func frame(at seconds: Double) {
        for gesture in hands.fingers.flush() { sendQuickly(.gesture(gesture)) }
        if let place = hands.pointer {
            hands.pointer = nil
            sendQuickly(.gesture(.point(finger: Fingers.virtualFinger, at: place)))
        }
        if let pull = hands.pull {
            hands.pull = nil
            sendQuickly(.gesture(.tilt(pull)))
        }
        guard wantsFrames else { return time.frames.rest() }
        watch.draw(devices.clock)
        guard view.isAnimated else { return time.frames.rest() }
        sendQuickly(.elapsed(milliseconds: time.frames.milliseconds(at: seconds)))
        guard view.isAnimated else { return time.frames.rest() }
        draw()
        if seconds - time.lastLook >= Self.pause || seconds < time.lastLook {
            time.lastLook = seconds
            lookForTargets()
        }
    }

    /// Call this when the app becomes active or inactive, as in `ScenePhase.active`.
    public func setSeen(_ isSeen: Bool) {
        guard isSeen != time.isSeen else { return }
        time.isSeen = isSeen
        time.frames.rest()
        if isSeen {
            devices.sound?.wake()
            ranking.send()
            lookAtCalendar()
            followTime()
        } else {
            devices.sound?.sleep()
            releaseKeys()
            releaseGamepad()
            hold(false)
            send(.hidden)
        }
    }

    /// Call this on any touch, movement, typing or scrolling, even if it does nothing.
    public func notePresence() {
        guard view.isIdling || view.hasDemo else { return }
        sendQuickly(.presence)
    }

    /// Draws the current state of the stage.
    func draw() {
        guard stage.place != nil else { return }
        stage.draw { app.draw(into: &$0) }
    }

    // MARK: The clock

    /// Returns the time left in the house's day, in words.
    ///
    /// - Parameter end: the end, in seconds since 1970.
    public func left(until end: Int64) -> String {
        Countdown.text(
            seconds: Double(end) - time.house.now(devices.clock), in: view.words.language)
    }

    /// Sets how often to check the clock.
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

/// The state for following the display's frames and the clock.
struct TimeOfFace {
    /// Whether the app is active.
    var isSeen = false
    var frames = FrameClock()
    /// When the targets were last updated.
    var lastLook = -Double.infinity
    var today: Int?
    var beat = Beat()
    var house = HouseClock()
    /// The task that wakes the app.
    var wake: Task<Void, Never>?
}

/// An action that is repeated until it returns false.
@MainActor
struct Beat {
    private var task: Task<Void, Never>?
    private var milliseconds: Int?

    /// Repeats an action at this interval from now on; nil stops the repetition.
    mutating func keep(
        every milliseconds: Int?, _ clock: any DeviceClock,
        _ action: @escaping @MainActor () -> Bool
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
    /// Whether the home screen shows a demo.
    public var hasDemo: Bool {
        if case .home(let screen) = screen { screen.demo != nil } else { false }
    }

    /// When the house's days and the code on the screen end, in seconds since 1970.
    var ends: [Int64] {
        switch screen {
        case .home(let screen): screen.challengeEnds.map { [$0] } ?? []
        case .player(let screen): screen.challenge.map { [$0.ends] } ?? []
        case .blocks(let screen):
            screen.blocks.compactMap {
                switch $0 {
                case .publicBoard(let board): board.ends
                case .devices(let list): list.code == nil ? nil : list.ends
                default: nil
                }
            }
        default: []
        }
    }
}
