import Foundation
import Funfair

/// A finger's stroke across the wall in the editor.
public struct WallStroke: Equatable, Sendable {
    /// The finger's last position.
    private var point: CGPoint?
    /// The last cell drawn on; nil before the first.
    private var place: Int?

    /// Creates a stroke that hasn't begun.
    public init() {}

    /// Moves the finger to a point.
    ///
    /// - Returns: the cells to draw on along the way, each once. The first one begins the stroke.
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
