import Arcade

/// Finds positions for new bubbles (BubblePop, core functionality 7).
struct Placing {
    let stage: StageShape
    /// The radius of the largest bubbles. Every new bubble needs space for the largest kind.
    /// Otherwise, a crowded stage would favour smaller kinds.
    let radius: Double

    /// Returns a random position with space for a whole bubble, or nil after
    /// `BubblePopRules.placingTries` failed tries.
    func place(among bubbles: [Bubble], drawing chance: inout SeededGenerator) -> Point? {
        for _ in 0..<BubblePopRules.placingTries {
            let place = Point(
                x: radius + chance.fraction() * (Double(stage.width) - 2 * radius),
                y: radius + chance.fraction() * (Double(stage.height) - 2 * radius))
            if isFree(place, among: bubbles) { return place }
        }
        return nil
    }

    private func isFree(_ place: Point, among bubbles: [Bubble]) -> Bool {
        for bubble in bubbles {
            let distance = radius + bubble.radius + BubblePopRules.gap
            if place.squaredDistance(to: bubble.centre) < distance * distance { return false }
        }
        return true
    }
}
