import Foundation

/// A list of strokes that draw a thing around the origin. Most things stay within 1 of the origin.
public struct Sketch: Equatable, Sendable {
    /// The shape of a stroke.
    public enum Outline: Equatable, Sendable {
        /// Closed polygons, drawn as one shape.
        case polygons([[CGPoint]])
        /// An ellipse that fills a box.
        case ellipse(CGRect)
        /// A box with rounded corners.
        case rounded(CGRect, radius: Double)
        /// Bold letters of this height, centred at a point. An edge consists of the same letters,
        /// drawn at each offset in `aroundLetters`, times the height.
        case text(String, at: CGPoint, size: Double, edge: Colour?)
    }

    /// A colour with opacity.
    public struct Colour: Equatable, Sendable {
        /// Red, green and blue, 8 bits each.
        public let paint: UInt32
        /// The opacity, 0 invisible to 1 solid.
        public let opacity: Double

        /// Creates a colour.
        public init(_ paint: UInt32, _ opacity: Double = 1) {
            self.paint = paint
            self.opacity = opacity
        }

        static let white = Colour(0xFFFFFF)
    }

    /// The direction of a gradient.
    public enum Course: Equatable, Sendable {
        /// From top to bottom.
        case down(from: Double, to: Double)
        /// From one circle around a point to another.
        case round(CGPoint, from: Double, to: Double)
    }

    /// A shape with its colours.
    public struct Stroke: Equatable, Sendable {
        /// The shape.
        public let outline: Outline
        /// The colours of the gradient, at even steps; only one for a plain colour.
        public let colours: [Colour]
        /// The direction of the gradient.
        public let course: Course
        /// The line width; nil to fill the shape.
        public let line: Double?
        /// The length of dashes and gaps; nil for a solid line.
        public let dash: Double?
        /// The rotation around the origin, in turns clockwise.
        public let turn: Double
    }

    /// The offsets of the letters that form an edge, for letters of height 1. A shadow wouldn't
    /// work, because its radius doesn't scale with the drawing.
    public static let aroundLetters = stride(from: 0.0, to: 8, by: 1).map { step in
        CGPoint(x: 0.07 * sin(step / 4 * .pi), y: -0.07 * cos(step / 4 * .pi))
    }

    /// The strokes, in drawing order.
    public private(set) var strokes: [Stroke] = []

    /// Creates an empty sketch.
    public init() {}

    mutating func fill(
        _ outline: Outline, _ colours: Colour..., course: Course = .down(from: -1, to: 1),
        turn: Double = 0
    ) {
        strokes.append(
            Stroke(
                outline: outline, colours: colours, course: course, line: nil, dash: nil,
                turn: turn))
    }

    mutating func draw(
        _ outline: Outline, _ colour: Colour, line: Double, dash: Double? = nil, turn: Double = 0
    ) {
        strokes.append(
            Stroke(
                outline: outline, colours: [colour], course: .down(from: -1, to: 1), line: line,
                dash: dash, turn: turn))
    }

    /// Adds another sketch's strokes, moved and scaled.
    mutating func add(_ other: Sketch, at place: CGPoint = .zero, scale: Double) {
        for stroke in other.strokes { strokes.append(stroke.placed(at: place, scale: scale)) }
    }
}

extension Sketch.Outline {
    static func circle(_ radius: Double, at centre: CGPoint = .zero) -> Sketch.Outline {
        .ellipse(
            CGRect(
                x: centre.x - radius, y: centre.y - radius, width: radius * 2, height: radius * 2))
    }

    /// - Parameter numbers: alternating x and y.
    static func polygon(_ numbers: [Double]) -> Sketch.Outline { .polygons([corners(numbers)]) }

    static func corners(_ numbers: [Double]) -> [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map {
            CGPoint(x: numbers[$0], y: numbers[$0 + 1])
        }
    }

    fileprivate func placed(at place: CGPoint, scale: Double) -> Sketch.Outline {
        func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(x: place.x + point.x * scale, y: place.y + point.y * scale)
        }
        func moved(_ box: CGRect) -> CGRect {
            let corner = moved(CGPoint(x: box.minX, y: box.minY))
            return CGRect(
                x: corner.x, y: corner.y, width: box.width * scale, height: box.height * scale)
        }
        return switch self {
        case .polygons(let polygons): .polygons(polygons.map { $0.map { moved($0) } })
        case .ellipse(let box): .ellipse(moved(box))
        case .rounded(let box, let radius): .rounded(moved(box), radius: radius * scale)
        case .text(let text, let place, let size, let edge):
            .text(text, at: moved(place), size: size * scale, edge: edge)
        }
    }
}

extension Sketch.Stroke {
    fileprivate func placed(at place: CGPoint, scale: Double) -> Sketch.Stroke {
        let course: Sketch.Course =
            switch course {
            case .down(let from, let to):
                .down(from: place.y + from * scale, to: place.y + to * scale)
            case .round(let centre, let from, let to):
                .round(
                    CGPoint(x: place.x + centre.x * scale, y: place.y + centre.y * scale),
                    from: from * scale, to: to * scale)
            }
        return Sketch.Stroke(
            outline: outline.placed(at: place, scale: scale), colours: colours, course: course,
            line: line.map { $0 * scale }, dash: dash.map { $0 * scale }, turn: turn)
    }
}
