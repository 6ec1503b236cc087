import Arcade
import Foundation
import Funfair
import Observation

/// The part of the view that changes with every frame. Only the stage's view observes it.
@MainActor
@Observable
public final class Stage {
    /// The scene to draw.
    public internal(set) var scene = FairScene()
    /// The stage's position; nil if no stage is visible.
    public internal(set) var place: StagePlace?
    /// The current or last stall on the stage.
    public internal(set) var stall = Stall.bubblePop
    /// The looks that the scene's commands refer to.
    public internal(set) var looks = Stall.bubblePop.looks
    /// How visible the stage is.
    public internal(set) var state = StageState.away
    /// The targets, for assistive technologies, up to a quarter of a second old.
    public private(set) var targets: [StageTarget] = []

    /// Whether the game is played by touching targets. Otherwise, a drag may begin anywhere.
    public var hasTargets: Bool { stall.hasTargets }
    /// Whether the game is played with controls beside the stage.
    public var isTable: Bool { stall.isTable }

    @ObservationIgnored private var window = CGSize.zero
    /// The previous scene, kept to reuse its memory.
    @ObservationIgnored private var spare = FairScene()

    init() {}

    /// Updates the stage to match a view.
    func follow(_ view: FairView, in room: CGRect, of window: CGSize) {
        defer { if state != view.stage { state = view.stage } }
        let shape: StageShape
        var isAtFoot = false
        switch view.screen {
        case .home(let screen):
            guard let demo = screen.demo else { return show(nil) }
            show(demo.stall)
            shape = demo.stage
            isAtFoot = true
        case .blocks(let screen):
            guard let demo = screen.demo else { return show(nil) }
            show(demo.stall)
            shape = demo.stage
        case .play(let screen):
            if let stall = view.stall { show(stall) }
            shape = screen.stage
        case .result:
            // Behind a result, the stage stays where it was unless the window changes.
            let isBehind =
                view.stage != .away && view.stall == stall && window == self.window
            if !isBehind { show(nil) }
            return
        default: return show(nil)
        }
        self.window = window
        show(StagePlace(shape, in: room, isAtFoot: isAtFoot))
    }

    /// Draws a new scene.
    func draw(_ draw: (inout FairScene) -> Void) {
        spare.clear()
        draw(&spare)
        swap(&spare, &scene)
    }

    /// Replaces the targets. Bricks rarely change, and views follow every change.
    func show(_ targets: [StageTarget]) {
        if targets != self.targets { self.targets = targets }
    }

    private func show(_ place: StagePlace?) {
        if place != self.place { self.place = place }
    }

    private func show(_ stall: Stall) {
        guard stall != self.stall else { return }
        self.stall = stall
        looks = stall.looks
    }
}
