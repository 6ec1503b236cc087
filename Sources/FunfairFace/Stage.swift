import Arcade
import Foundation
import Funfair
import Observation

/// What changes with every frame, apart from all else: only what draws the stage looks at it.
@MainActor
@Observable
public final class Stage {
    /// What to draw.
    public internal(set) var scene = FairScene()
    /// Where; nil where no stage is seen.
    public internal(set) var place: StagePlace?
    /// Whose stage it is or was.
    public internal(set) var stall = Stall.bubblePop
    /// How the things look that are drawn, by the rows that commands name.
    public internal(set) var looks = Stall.bubblePop.looks
    /// How it is seen.
    public internal(set) var state = StageState.away
    /// What can be touched, for those who neither point nor see; `Face.wantsTargets` asks for it.
    public internal(set) var targets: [StageTarget] = []

    /// Whether it is played by touching what is on it; a drag may begin anywhere otherwise.
    public var hasTargets: Bool { stall.hasTargets }
    /// Whether it is played with controls beside it.
    public var isTable: Bool { stall.isTable }

    @ObservationIgnored private var window = CGSize.zero
    /// The picture before the present one, for its memory.
    @ObservationIgnored private var spare = FairScene()

    init() {}

    /// Follows what is shown.
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
            // What is behind the end of a run stays where it was, while the window is the same.
            let isBehind =
                view.stage != .away && view.stall == stall && window == self.window
            if !isBehind { show(nil) }
            return
        default: return show(nil)
        }
        self.window = window
        show(StagePlace(shape, in: room, isAtFoot: isAtFoot))
    }

    /// Shows another picture.
    func draw(_ draw: (inout FairScene) -> Void) {
        spare.clear()
        draw(&spare)
        swap(&spare, &scene)
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
