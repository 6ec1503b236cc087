/// A path with straight and curved lines. The tables write it as the data of an SVG path with only
/// the commands M, L, Q, C and Z.
public struct FacePath: Equatable, Sendable, ExpressibleByStringLiteral {
    /// A point, in units from the top left.
    public struct Point: Equatable, Sendable {
        /// The distance from the left.
        public let x: Double
        /// The distance from the top.
        public let y: Double
    }

    /// A step of the path.
    public enum Step: Equatable, Sendable {
        /// Starts a new line at a point.
        case move(to: Point)
        /// A straight line to a point.
        case line(to: Point)
        /// A quadratic curve with one control point.
        case quad(Point, to: Point)
        /// A cubic curve with two control points.
        case cubic(Point, Point, to: Point)
        /// A straight line back to the start.
        case close
    }

    /// The data of an SVG path.
    public private(set) var data: String

    /// Creates a path from its data.
    public init(stringLiteral data: String) { self.data = data }

    init(_ data: String) { self.data = data }

    static func + (one: FacePath, other: FacePath) -> FacePath {
        FacePath(one.data + other.data)
    }

    /// The path as steps; nil if the data has anything but the five commands and their numbers.
    public var steps: [Step]? {
        var reader = PathReader(data)
        var steps: [Step] = []
        while let command = reader.command() {
            guard let step = reader.step(command) else { return nil }
            steps.append(step)
        }
        return reader.isAtEnd ? steps : nil
    }

    // MARK: Shapes

    static func oval(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FacePath {
        /// The best distance of a quarter circle's control points from its ends.
        let bend = 0.5523
        let (w, h) = (width * bend, height * bend)
        return path([
            "M", x - width, y,
            "C", x - width, y - h, x - w, y - height, x, y - height,
            "C", x + w, y - height, x + width, y - h, x + width, y,
            "C", x + width, y + h, x + w, y + height, x, y + height,
            "C", x - w, y + height, x - width, y + h, x - width, y, "Z",
        ])
    }

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> FacePath {
        oval(x, y, radius, radius)
    }

    /// A rectangle with round corners.
    static func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, corner: Double
    ) -> FacePath {
        let (right, low) = (x + width, y + height)
        return path([
            "M", x + corner, y, "L", right - corner, y, "Q", right, y, right, y + corner,
            "L", right, low - corner, "Q", right, low, right - corner, low,
            "L", x + corner, low, "Q", x, low, x, low - corner,
            "L", x, y + corner, "Q", x, y, x + corner, y, "Z",
        ])
    }

    private static func path(_ pieces: [any PathPiece]) -> FacePath {
        FacePath(pieces.map(\.text).joined(separator: " "))
    }
}

private protocol PathPiece {
    var text: String { get }
}

extension String: PathPiece {
    fileprivate var text: String { self }
}

extension Double: PathPiece {
    /// The number with at most one decimal.
    fileprivate var text: String {
        let tenths = Int((self * 10).rounded())
        return tenths % 10 == 0 ? String(tenths / 10) : String(Double(tenths) / 10)
    }
}

/// Reads the data of a path.
private struct PathReader {
    private var rest: Substring.UTF8View

    init(_ data: String) { rest = data[...].utf8 }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == UInt8(ascii: " ") }
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func command() -> UInt8? {
        skipSpace()
        guard let letter = rest.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
        else { return nil }
        rest = rest.dropFirst()
        return letter
    }

    mutating func step(_ command: UInt8) -> FacePath.Step? {
        switch command {
        case UInt8(ascii: "M"): point().map { .move(to: $0) }
        case UInt8(ascii: "L"): point().map { .line(to: $0) }
        case UInt8(ascii: "Q"):
            if let bend = point(), let end = point() { .quad(bend, to: end) } else { nil }
        case UInt8(ascii: "C"):
            if let one = point(), let two = point(), let end = point() {
                .cubic(one, two, to: end)
            } else {
                nil
            }
        case UInt8(ascii: "Z"): .close
        default: nil
        }
    }

    private mutating func point() -> FacePath.Point? {
        guard let x = number(), let y = number() else { return nil }
        return FacePath.Point(x: x, y: y)
    }

    private mutating func number() -> Double? {
        skipSpace()
        let digits = rest.prefix {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        }
        rest = rest.dropFirst(digits.count)
        return Double(String(Substring(digits)))
    }
}
