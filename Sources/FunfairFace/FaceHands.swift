import Foundation
import Funfair

extension Face {
    // MARK: Fingers

    /// A finger came down.
    ///
    /// - Parameters:
    ///   - id: the same until it is lifted.
    ///   - point: where, in the view that draws the stage.
    public func fingerDown(_ id: AnyHashable, at point: CGPoint) {
        guard let place = stage.place, place.scale > 0,
            !stage.hasTargets || place.isInReach(point)
        else { return }
        pass(hands.fingers.down(id, at: place.place(at: point)))
    }

    /// A finger moved.
    public func fingerMoved(_ id: AnyHashable, to point: CGPoint) {
        guard let place = stage.place, place.scale > 0 else { return }
        hands.fingers.move(id, to: place.place(at: point))
    }

    /// A pointer moved, and presses nothing; where it leads what is played, its newest place is passed
    /// on once a frame.
    public func pointed(at point: CGPoint) {
        guard let place = stage.place, place.scale > 0, case .play(let screen) = view.screen,
            screen.isLed
        else { return }
        hands.pointer = place.place(at: point)
    }

    /// A finger was lifted.
    public func fingerUp(_ id: AnyHashable, at point: CGPoint) {
        guard let place = stage.place, place.scale > 0 else { return fingerLost(id) }
        pass(hands.fingers.up(id, at: place.place(at: point)))
    }

    /// The system took a finger away.
    public func fingerLost(_ id: AnyHashable) { pass(hands.fingers.lose(id)) }

    private func pass(_ gestures: [FairGesture]) {
        for gesture in gestures { sendQuickly(.gesture(gesture)) }
    }

    // MARK: Keys

    /// A key went down.
    ///
    /// - Returns: whether that meant something.
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

    /// Escape was pressed on a keyboard, or made by VoiceOver's gesture for it.
    ///
    /// - Returns: whether that meant something.
    @discardableResult public func escape() -> Bool {
        guard view.steps > 0 else { return false }
        press(.back(isKey: true))
        return true
    }

    /// A key came up.
    public func keyUp(_ key: PlayKey) { pass(hands.keys.up(key).map { [$0] } ?? []) }

    /// Nobody hears when keys come up from now on.
    public func releaseKeys() { pass(hands.keys.release().map { [$0] } ?? []) }

    // MARK: Sliders

    /// A slider is held from now on, or was let go. Settings that change on its way are kept once, at
    /// its end.
    public func slide(_ isHeld: Bool) {
        hands.isSliding = isHeld
        guard !isHeld, let text = hands.unkept else { return }
        hands.unkept = nil
        carryOut(.save(.settings, text))
    }

    // MARK: Tilting

    /// The device is tilted; the newest is passed on once a frame.
    ///
    /// - Parameters:
    ///   - x: gravity to the right along the device, as Core Motion tells it, −1 to 1.
    ///   - y: the same upwards.
    ///   - turn: how the screen is turned against the device.
    public func tilt(x: Double, y: Double, turn: ScreenTurn) { hands.pull = turn.pull(x: x, y: y) }

    // MARK: The room

    /// The room for the stage is now this, or the device is held another way.
    ///
    /// - Parameters:
    ///   - room: in points of the view that draws the stage, without what is not safe.
    ///   - window: the size of that view.
    ///   - isUpright: whether the device, not the window, is held upright.
    public func layOut(_ room: CGRect, of window: CGSize, isUpright: Bool) {
        let layout = FairLayout(width: room.width, height: room.height, isUpright: isUpright)
        let now = SpaceOfFace(room: room, window: window, layout: layout)
        guard now != space else { return }
        space = now
        send(.layout(layout))
    }

    // MARK: Targets

    /// Touches a target where it is now.
    public func touch(_ id: StageTarget.ID) {
        guard let place = StageTarget.place(of: id, in: stage.scene) else { return }
        pass([.press(finger: Fingers.none, at: place), .lift(finger: Fingers.none)])
    }

    func lookForTargets() {
        guard wantsTargets, let place = stage.place, case .play(let screen) = view.screen,
            screen.watch == nil, view.isAnimated
        else {
            stage.targets = []
            return
        }
        stage.targets = StageTarget.all(
            in: stage.scene, looks: stage.looks, at: place, words: view.words)
    }
}

/// What hands do and was not passed on yet.
struct HandsAtStage {
    var fingers = Fingers()
    var keys = SteeringKeys()
    /// Where a pointer has gone.
    var pointer: FairPoint?
    /// How the device was last tilted.
    var pull: FairPoint?
    /// Whether a slider is held.
    var isSliding = false
    /// The settings on its way.
    var unkept: [UInt8]?
}

/// Where the stage can be.
struct SpaceOfFace: Equatable {
    var room = CGRect.zero
    var window = CGSize.zero
    var layout: FairLayout?
}
