import Foundation

/// A thing as strokes in numbers, around the origin: what draws it only has to follow them. Most
/// things are within 1 of it.
public struct Sketch: Equatable, Sendable {
    /// What is drawn of a stroke.
    public enum Outline: Equatable, Sendable {
        /// Lines from corner to corner, closed; several of them are drawn as one.
        case polygons([[CGPoint]])
        /// An ellipse that fills a box.
        case ellipse(CGRect)
        /// A box with rounded corners.
        case rounded(CGRect, radius: Double)
        /// Bold letters, centred at a point, so high; with an edge, which is the same letters around them,
        /// at each of `aroundLetters` times their height.
        case text(String, at: CGPoint, size: Double, edge: Colour?)
    }

    /// A colour that may be seen through.
    public struct Colour: Equatable, Sendable {
        /// Red, green and blue in eight bits each.
        public let paint: UInt32
        /// 0 invisible to 1 solid.
        public let opacity: Double

        /// A colour; see the properties.
        public init(_ paint: UInt32, _ opacity: Double = 1) {
            self.paint = paint
            self.opacity = opacity
        }

        static let white = Colour(0xFFFFFF)
    }

    /// How colours follow each other.
    public enum Course: Equatable, Sendable {
        /// From the upper edge to the lower one.
        case down(from: Double, to: Double)
        /// From a circle around a point to another.
        case round(CGPoint, from: Double, to: Double)
    }

    /// One thing to draw.
    public struct Stroke: Equatable, Sendable {
        /// What.
        public let outline: Outline
        /// The colours, one or more in even steps.
        public let colours: [Colour]
        /// How they follow each other.
        public let course: Course
        /// The thickness of the line, where it is not filled.
        public let line: Double?
        /// How long dashes are and what is between them, where it is not drawn through.
        public let dash: Double?
        /// How far everything of it is turned around the origin, in turns clockwise.
        public let turn: Double
    }

    /// Where letters of height 1 are drawn for their edge. A shadow would do, but how wide it is does not
    /// follow the scale of what is drawn.
    public static let aroundLetters = stride(from: 0.0, to: 8, by: 1).map { step in
        CGPoint(x: 0.07 * sin(step / 4 * .pi), y: -0.07 * cos(step / 4 * .pi))
    }

    /// The strokes, in the order they are drawn.
    public private(set) var strokes: [Stroke] = []

    /// Nothing.
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

    /// Adds what another has, made larger around a point.
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

    /// - Parameter numbers: across and down, in turn.
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
