import Arcade

extension BubblePopGame: StageGame {
    public static var looks: [Look] { BubbleKind.all.map { $0.look } }

    public static func touch(at place: InputPoint) -> BubblePopInput { .tap(place) }

    public static var turn: BubblePopInput? { .turn }

    public var hud: HUD {
        HUD(
            score: score, remainingSeconds: remainingSeconds,
            totalSeconds: settings.gameTime.value, isHurried: isHurried,
            chain: chain.length, chainLook: chain.kindIndex)
    }

    public var ending: String { "Time!" }

    public var highlights: [String] {
        ["\(pops) popped", "Longest chain \(chain.longest)"]
    }

    public func describe(in json: inout JSONText) {
        json.number("tick", tick)
        json.number("second", tick / Clock.ticksPerSecond)
        json.number("remaining", remainingSeconds)
        json.number("score", score)
        json.number("chain", chain.length)
        json.number("speed", speed)
        json.array("bubbles") { json in
            for bubble in bubbles { json.object { bubble.describe(in: &$0) } }
        }
    }
}

extension Bubble {
    func describe(in json: inout JSONText) {
        json.number("id", id)
        json.string("kind", kind.look.name)
        json.number("points", kind.points)
        json.number("x", centre.x)
        json.number("y", centre.y)
        json.number("radius", radius)
        json.string("phase", phaseName)
    }

    private var phaseName: String {
        switch phase {
        case .appearing: "appearing"
        case .whole: "whole"
        case .shrinking, .exiting: "leaving"
        }
    }
}
