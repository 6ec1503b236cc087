import Arcade
import Foundation

/// Where a stage is drawn, in points of the view that draws it.
public struct StagePlace: Equatable, Sendable {
    /// How far outside the stage a finger still counts as touching it, in points.
    private static let edge = 10.0

    /// The stage's rectangle.
    public let frame: CGRect
    /// Points per stage unit.
    public let scale: Double

    /// Places the largest stage that fits.
    ///
    /// - Parameters:
    ///   - stage: the shape, in stage units.
    ///   - room: the available room, in points of the view.
    ///   - isAtFoot: whether to align it with the bottom of the room instead of its centre.
    public init(_ stage: StageShape, in room: CGRect, isAtFoot: Bool = false) {
        let width = Double(stage.width)
        let height = Double(stage.height)
        scale = max(0, min(room.width / width, room.height / height))
        frame = CGRect(
            x: room.minX + (room.width - width * scale) / 2,
            y: room.minY + (room.height - height * scale) / (isAtFoot ? 1 : 2),
            width: width * scale, height: height * scale)
    }

    /// Returns whether a stage leaves more room beside it than below it.
    public static func leavesRoomBeside(in room: CGSize) -> Bool { room.width > room.height }

    /// Converts a point of the view to stage units.
    public func place(at point: CGPoint) -> FairPoint {
        FairPoint(x: (point.x - frame.minX) / scale, y: (point.y - frame.minY) / scale)
    }

    /// Returns the square around a circle on the stage.
    ///
    /// - Parameters:
    ///   - x: the centre from the left, in stage units.
    ///   - y: the centre from the top, in stage units.
    ///   - size: the radius, in stage units.
    ///   - stretch: the ratio of width to height.
    public func frame(x: Float, y: Float, size: Float, stretch: Float = 1) -> CGRect {
        let height = Double(size) * scale
        let width = height * Double(stretch)
        return CGRect(
            x: frame.minX + Double(x) * scale - width, y: frame.minY + Double(y) * scale - height,
            width: width * 2, height: height * 2)
    }

    /// Returns whether a touch at this point of the view counts for the stage.
    func isInReach(_ point: CGPoint) -> Bool {
        let reach = frame.insetBy(dx: -Self.edge, dy: -Self.edge)
        return point.x >= reach.minX && point.x <= reach.maxX && point.y >= reach.minY
            && point.y <= reach.maxY
    }
}
