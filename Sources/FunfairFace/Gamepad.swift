import Funfair

/// A game controller.
@MainActor
public protocol GamepadSource: AnyObject {
    /// Starts reporting the controller's state, on every change. Without a controller, nothing is
    /// pressed.
    func startReporting(_ change: @escaping @MainActor @Sendable (GamepadState) -> Void)
}

/// The parts of a game controller that have a meaning here.
public struct GamepadState: Equatable, Sendable {
    /// The left thumbstick's position to the right, −1 to 1.
    public var stick = 0.0
    /// The directional pad's position to the right, −1 to 1.
    public var pad = 0.0
    /// Whether the lower face button is pressed, which confirms.
    public var isConfirming = false
    /// Whether the right face button is pressed, which goes back.
    public var isLeaving = false
    /// Whether the menu button is pressed, which pauses.
    public var isPausing = false

    /// Creates the state of a controller that nobody touches.
    public init() {}
}

/// Turns the states of a game controller into what they mean.
struct GamepadHand: Equatable {
    /// What a player does with a controller.
    enum Act: Equatable {
        /// Steers left (−1), right (1), or no longer (0).
        case steer(Int)
        case confirm, back, pause
    }

    /// A stick starts to steer here, −1 to 1. Sticks that are let go often rest a little off centre.
    static let start = 0.35
    /// A stick that steers stops here, so that it doesn't flutter.
    static let stop = 0.2

    private var state = GamepadState()
    private var direction = 0

    /// Handles a new state. A button acts once, when it goes down.
    mutating func changed(to now: GamepadState) -> [Act] {
        let before = state
        state = now
        var acts: [Act] = []
        let direction = direction(of: now)
        if direction != self.direction { acts.append(.steer(direction)) }
        self.direction = direction
        if now.isConfirming, !before.isConfirming { acts.append(.confirm) }
        if now.isLeaving, !before.isLeaving { acts.append(.back) }
        if now.isPausing, !before.isPausing { acts.append(.pause) }
        return acts
    }

    /// Releases the stick and the pad, because they will no longer be reported. Buttons that stay
    /// pressed don't act again.
    mutating func release() -> [Act] {
        var now = state
        now.stick = 0
        now.pad = 0
        return changed(to: now)
    }

    /// The pad comes first: a thumb that rests on the stick doesn't disturb it.
    private func direction(of state: GamepadState) -> Int {
        if abs(state.pad) > Self.start { return state.pad < 0 ? -1 : 1 }
        guard state.stick.isFinite else { return 0 }
        let isSteering = direction != 0 && (state.stick < 0) == (direction < 0)
        guard abs(state.stick) > (isSteering ? Self.stop : Self.start) else { return 0 }
        return state.stick < 0 ? -1 : 1
    }
}

extension Face {
    /// Handles a change of the game controller.
    func gamepadChanged(to state: GamepadState) { act(hands.gamepad.changed(to: state)) }

    /// Releases the controller's stick, because the app is no longer active.
    func releaseGamepad() { act(hands.gamepad.release()) }

    private func act(_ acts: [GamepadHand.Act]) {
        if !acts.isEmpty { notePresence() }
        for act in acts {
            switch act {
            case .steer(let direction): steer(direction)
            case .confirm: confirm()
            case .back: if view.steps > 0 { press(.back(isKey: false)) }
            case .pause: escape()
            }
        }
    }

    private func steer(_ direction: Int) {
        guard case .play = view.screen else { return }
        sendQuickly(.gesture(.steer(direction)))
    }

    /// Uses the main control of what's in front. During a run, this is a tap.
    private func confirm() {
        if let action = view.mainAction { return press(action) }
        guard case .play = view.screen else { return }
        sendQuickly(.gesture(.strike))
    }
}

extension FairView {
    /// The action of the main control in front: of the notices, or of the screen. Nil during a run,
    /// and where the player has to choose.
    fileprivate var mainAction: Action? {
        if !notices.isEmpty { return .dismissNotices }
        if question != nil { return nil }
        if let control = mainControl { return control.action }
        // A controller is best for a game that is steered, not touched or played at a table.
        guard case .home(let screen) = screen else { return nil }
        return screen.items.first { !$0.stall.hasTargets && !$0.stall.isTable }?.open
    }
}
