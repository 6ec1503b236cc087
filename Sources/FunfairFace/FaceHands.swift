import Foundation
import Funfair

extension Face {
    // MARK: Fingers

    /// Handles a finger coming down.
    ///
    /// - Parameters:
    ///   - id: the finger's identity until it's lifted.
    ///   - point: its position in the view that draws the stage.
    public func fingerDown(_ id: AnyHashable, at point: CGPoint) {
        guard let place = stage.place, place.scale > 0,
            !stage.hasTargets || place.isInReach(point)
        else { return }
        pass(hands.fingers.down(id, at: place.place(at: point)))
    }

    /// Handles a finger's movement.
    public func fingerMoved(_ id: AnyHashable, to point: CGPoint) {
        guard let place = stage.place, place.scale > 0 else { return }
        hands.fingers.move(id, to: place.place(at: point))
    }

    /// Handles the movement of a pointer without a button pressed. In games that follow the
    /// pointer, its latest position is sent once per frame.
    public func pointed(at point: CGPoint) {
        guard let place = stage.place, place.scale > 0, case .play(let screen) = view.screen,
            screen.isLed
        else { return }
        hands.pointer = place.place(at: point)
    }

    /// Handles a finger being lifted.
    public func fingerUp(_ id: AnyHashable, at point: CGPoint) {
        guard let place = stage.place, place.scale > 0 else { return fingerLost(id) }
        pass(hands.fingers.up(id, at: place.place(at: point)))
    }

    /// Handles a touch that the system cancelled.
    public func fingerLost(_ id: AnyHashable) { pass(hands.fingers.lose(id)) }

    private func pass(_ gestures: [FairGesture]) {
        for gesture in gestures { sendQuickly(.gesture(gesture)) }
    }

    // MARK: Keys

    /// Handles a key press.
    ///
    /// - Returns: whether the key has a meaning here.
    public func keyDown(_ key: PlayKey, isRepeat: Bool = false) -> Bool {
        if key == .escape { return isRepeat || escape() }
        guard case .play = view.screen else { return false }
        if key.direction != nil {
            pass(hands.keys.down(key).map { [$0] } ?? [])
        } else if !isRepeat {
            pass([.strike])
        }
        return true
    }

    /// Handles Escape, or VoiceOver's escape gesture.
    ///
    /// - Returns: whether there was anything to leave.
    @discardableResult public func escape() -> Bool {
        guard view.steps > 0 else { return false }
        press(.back(isKey: true))
        return true
    }

    /// Handles a key release.
    public func keyUp(_ key: PlayKey) { pass(hands.keys.up(key).map { [$0] } ?? []) }

    /// Releases all keys, because their releases will no longer be reported.
    public func releaseKeys() { pass(hands.keys.release().map { [$0] } ?? []) }

    // MARK: Holding

    /// Call this when a slider is grabbed or released, or a stroke across a wall begins or ends.
    /// Settings and walls that change meanwhile are saved once, at the end.
    public func hold(_ isHeld: Bool) {
        hands.isHolding = isHeld
        guard !isHeld else { return }
        for (key, text) in hands.unsaved { carryOut(.save(key, text)) }
        hands.unsaved = []
    }

    // MARK: Tilting

    /// Handles tilting. The latest value is sent once per frame.
    ///
    /// - Parameters:
    ///   - x: gravity to the right along the device, as Core Motion reports it, −1 to 1.
    ///   - y: gravity upwards along the device, −1 to 1.
    ///   - turn: the screen's rotation relative to the device.
    public func tilt(x: Double, y: Double, turn: ScreenTurn) { hands.pull = turn.pull(x: x, y: y) }

    // MARK: The room

    /// Sets the room for the stage and the device's orientation.
    ///
    /// - Parameters:
    ///   - room: the safe area, in points of the view that draws the stage.
    ///   - window: the size of that view.
    ///   - isUpright: whether the device, not the window, is upright.
    public func layOut(_ room: CGRect, of window: CGSize, isUpright: Bool) {
        let layout = FairLayout(width: room.width, height: room.height, isUpright: isUpright)
        let now = SpaceOfFace(room: room, window: window, layout: layout)
        guard now != space else { return }
        space = now
        send(.layout(layout))
    }

    // MARK: Targets

    /// Taps a target at its current position.
    public func touch(_ id: StageTarget.ID) {
        guard let place = StageTarget.place(of: id, in: stage.scene) else { return }
        pass([
            .press(finger: Fingers.virtualFinger, at: place), .lift(finger: Fingers.virtualFinger),
        ])
    }

    func lookForTargets() {
        guard let place = stage.place, case .play(let screen) = view.screen,
            screen.watch == nil, view.isAnimated
        else {
            stage.show([])
            return
        }
        stage.show(
            StageTarget.all(in: stage.scene, looks: stage.looks, at: place, words: view.words))
    }
}

/// Input that hasn't been sent yet.
struct HandsAtStage {
    var fingers = Fingers()
    var keys = SteeringKeys()
    var gamepad = GamepadHand()
    /// The pointer's latest position.
    var pointer: FairPoint?
    /// The latest tilt.
    var pull: FairPoint?
    /// Whether a slider is held, or a stroke across a wall under way.
    var isHolding = false
    /// What to save when the player lets go, each key once.
    var unsaved: [(key: StoreKey, text: [UInt8])] = []

    /// Replaces the text to save under a key.
    mutating func putOff(_ key: StoreKey, _ text: [UInt8]) {
        unsaved.removeAll { $0.key == key }
        unsaved.append((key, text))
    }
}

/// The room for the stage.
struct SpaceOfFace: Equatable {
    var room = CGRect.zero
    var window = CGSize.zero
    var layout: FairLayout?
}
