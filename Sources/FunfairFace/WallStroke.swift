import Foundation
import Funfair

/// A finger on its way over the wall in the editor.
public struct WallStroke: Equatable, Sendable {
    /// Where it came last.
    private var point: CGPoint?
    /// What it drew at last; nil before it has drawn.
    private var place: Int?

    /// One that still has to come down.
    public init() {}

    /// The finger comes to a point.
    ///
    /// - Returns: what it draws on its way, each place once; the first begins the stroke.
    public mutating func move(to end: CGPoint, over picture: WallPicture) -> [Event] {
        var events: [Event] = []
        for next in picture.places(from: point ?? end, to: end) where next != place {
            events.append(.paint(next, begins: place == nil))
            place = next
        }
        point = end
        return events
    }
}
