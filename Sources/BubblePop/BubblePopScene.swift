import Arcade

extension BubblePopGame {
    /// Draws the bubbles one tick late, to interpolate between ticks.
    ///
    /// - Parameters:
    ///   - scene: the scene to draw into.
    ///   - fraction: the elapsed share of the next tick, 0 to 1.
    public func draw(into scene: inout Scene, fraction: Double) {
        for bubble in bubbles {
            let place = Point(
                x: bubble.centre.x, y: bubble.centre.y + bubble.lastRise * (1 - fraction))
            scene.draw(
                SceneCommand(
                    .bubble, look: bubble.kindIndex, at: place, size: drawnRadius(of: bubble),
                    opacity: opacity(of: bubble), amount: Double(bubble.id),
                    stretch: stretch(of: bubble)))
        }
    }

    /// Returns the radius to draw. New bubbles grow quickly at first, then more slowly. They never
    /// exceed their radius, because the gap between bubbles is too small.
    private func drawnRadius(of bubble: Bubble) -> Double {
        guard case .appearing = bubble.phase else { return bubble.visibleRadius }
        let share = bubble.visibleRadius / bubble.radius
        return bubble.radius * min(share * (1.7 - 0.7 * share), 1)
    }

    private func opacity(of bubble: Bubble) -> Double {
        guard case .exiting = bubble.phase else { return 1 }
        return max(0, (bubble.centre.y + bubble.radius) / (2 * bubble.radius))
    }

    /// Returns a bubble's stretch. Fast bubbles are slightly elongated, like drops.
    private func stretch(of bubble: Bubble) -> Double {
        1 - min(bubble.lastRise, 2) * 0.03
    }
}
