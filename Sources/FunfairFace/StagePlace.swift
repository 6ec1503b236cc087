import Arcade
import Foundation

/// Where a stage is drawn, in points of the view that draws it.
public struct StagePlace: Equatable, Sendable {
    /// A finger so many points beside the stage still touches what is on it.
    private static let edge = 10.0

    /// The stage's rectangle.
    public let frame: CGRect
    /// Points of a stage unit.
    public let scale: Double

    /// The largest that fits into a room.
    ///
    /// - Parameters:
    ///   - room: in points of the view.
    ///   - stage: in its units.
    ///   - isAtFoot: whether it stands at the foot of the room, and not in its middle.
    public init(_ stage: StageShape, in room: CGRect, isAtFoot: Bool = false) {
        let width = Double(stage.width)
        let height = Double(stage.height)
        scale = max(0, min(room.width / width, room.height / height))
        frame = CGRect(
            x: room.minX + (room.width - width * scale) / 2,
            y: room.minY + (room.height - height * scale) / (isAtFoot ? 1 : 2),
            width: width * scale, height: height * scale)
    }

    /// Whether a stage leaves more room beside it than below it.
    public static func leavesRoomBeside(in room: CGSize) -> Bool { room.width > room.height }

    /// The place on the stage, in its units, at a point of the view.
    public func place(at point: CGPoint) -> FairPoint {
        FairPoint(x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale)
    }

    /// The square around a circle on the stage.
    ///
    /// - Parameters:
    ///   - x: its middle from the left, in stage units.
    ///   - y: its middle from above, in stage units.
    ///   - size: its radius, in stage units.
    ///   - stretch: how much wider than high it is.
    public func frame(x: Float, y: Float, size: Float, stretch: Float = 1) -> CGRect {
        let height = Double(size) * scale
        let width = height * Double(stretch)
        return CGRect(
            x: frame.minX + Double(x) * scale - width, y: frame.minY + Double(y) * scale - height,
            width: width * 2, height: height * 2)
    }

    /// Whether a finger at a point of the view is meant for what is on the stage.
    func isInReach(_ point: CGPoint) -> Bool {
        let reach = frame.insetBy(dx: -Self.edge, dy: -Self.edge)
        return point.x >= reach.minX && point.x <= reach.maxX && point.y >= reach.minY
            && point.y <= reach.maxY
    }
}
