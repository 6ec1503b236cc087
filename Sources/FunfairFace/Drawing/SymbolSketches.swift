import Arcade
import Foundation

// The symbols that distinguish kinds without colour, in a box from -1 to 1.

extension Sketch {
    /// Draws a symbol in white. A dark edge, half of it under the white, keeps the symbol visible
    /// on light colours.
    init(_ symbol: Look.Symbol) {
        self.init()
        guard symbol != .none else { return }
        let outline = Outline.symbol(symbol)
        draw(outline, Colour(0x2B0F3D), line: 0.3)
        fill(outline, .white)
    }
}

extension Sketch.Outline {
    fileprivate static func symbol(_ symbol: Look.Symbol) -> Sketch.Outline {
        switch symbol {
        case .none: .polygons([])
        case .circle: .circle(0.72)
        case .square: .rounded(CGRect(x: -0.7, y: -0.7, width: 1.4, height: 1.4), radius: 0.02)
        case .diamond: .polygon([0, -0.95, 0.72, 0, 0, 0.95, -0.72, 0])
        case .triangle: .polygon([0, -0.9, 0.9, 0.7, -0.9, 0.7])
        case .star: star
        case .spark: spark
        case .heart: heart
        case .twice: bars([-0.62, 0.14], width: 0.48)
        case .thrice: bars([-0.92, -0.22, 0.48], width: 0.44)
        case .wide: wide
        case .slow: hourglass
        case .net: net
        case .magnet: magnet
        case .narrow: narrow
        case .fast: fast
        }
    }

    private static var star: Sketch.Outline {
        .polygons([
            (0..<10).map { corner in
                let angle = Double.pi * Double(corner) / 5
                let reach = corner % 2 == 0 ? 1.03 : 0.43
                return CGPoint(x: sin(angle) * reach, y: -cos(angle) * reach)
            }
        ])
    }

    private static func bars(_ places: [Double], width: Double) -> Sketch.Outline {
        .polygons(places.map { box($0, -0.8, width, 1.6) })
    }

    private static func box(
        _ left: Double, _ top: Double, _ width: Double, _ height: Double
    ) -> [CGPoint] {
        corners([left, top, left + width, top, left + width, top + height, left, top + height])
    }

    private static var heart: Sketch.Outline {
        let left =
            curve([0, 0.88, -1.5, -0.1, -0.95, -0.92, -0.5, -0.92])
            + curve([-0.5, -0.92, -0.2, -0.92, 0, -0.7, 0, -0.48])
        return .polygons([left + mirrored(left)])
    }

    /// A star with four curved points.
    private static var spark: Sketch.Outline {
        let upperLeft =
            curve([-1.05, 0, -0.25, -0.12, -0.12, -0.25, 0, -1.05])
        let upper = upperLeft + mirrored(upperLeft)
        return .polygons([upper + upper.map { CGPoint(x: -$0.x, y: -$0.y) }])
    }

    /// Returns points on a cubic Bézier curve.
    ///
    /// - Parameter numbers: the coordinates of the start, two control points and the end.
    private static func curve(_ numbers: [Double]) -> [CGPoint] {
        let points = corners(numbers)
        return (0...12).map { step in
            let part = Double(step) / 12
            let rest = 1 - part
            let shares = [
                rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part,
                part * part * part,
            ]
            return zip(points, shares).reduce(into: .zero) { sum, pair in
                sum.x += pair.0.x * pair.1
                sum.y += pair.0.y * pair.1
            }
        }
    }

    /// Returns the points on the other side of the vertical axis, in the opposite order.
    private static func mirrored(_ points: [CGPoint]) -> [CGPoint] {
        points.reversed().map { CGPoint(x: -$0.x, y: $0.y) }
    }

    private static var wide: Sketch.Outline {
        .polygon([
            -1.3, 0, -0.62, -0.68, -0.62, -0.24, 0.62, -0.24, 0.62, -0.68, 1.3, 0, 0.62, 0.68,
            0.62, 0.24, -0.62, 0.24, -0.62, 0.68,
        ])
    }

    /// Two arrows pointing at each other.
    private static var narrow: Sketch.Outline {
        .polygons([
            corners([
                -0.12, 0, -0.72, -0.62, -0.72, -0.22, -1.3, -0.22, -1.3, 0.22, -0.72, 0.22, -0.72,
                0.62,
            ]),
            corners([
                0.12, 0, 0.72, -0.62, 0.72, -0.22, 1.3, -0.22, 1.3, 0.22, 0.72, 0.22, 0.72, 0.62,
            ]),
        ])
    }

    /// Two arrowheads in a row.
    private static var fast: Sketch.Outline {
        .polygons([
            corners([-0.95, -0.8, -0.05, 0, -0.95, 0.8]),
            corners([0.05, -0.8, 0.95, 0, 0.05, 0.8]),
        ])
    }

    /// A horseshoe with its ends at the top.
    private static var magnet: Sketch.Outline {
        let outer = (0...16).map { step in
            let angle = Double.pi * Double(step) / 16
            return CGPoint(x: 0.85 * cos(angle), y: 0.1 + 0.85 * sin(angle))
        }
        let inner = (0...16).map { step in
            let angle = Double.pi * Double(16 - step) / 16
            return CGPoint(x: 0.37 * cos(angle), y: 0.1 + 0.37 * sin(angle))
        }
        let left = corners([-0.85, -0.9, -0.37, -0.9])
        let right = corners([0.37, -0.9, 0.85, -0.9])
        return .polygons([outer + left + inner + right])
    }

    private static var hourglass: Sketch.Outline {
        .polygon([
            -0.74, -0.98, 0.74, -0.98, 0.74, -0.7, 0.6, -0.7, 0.18, 0, 0.6, 0.7, 0.74, 0.7, 0.74,
            0.98, -0.74, 0.98, -0.74, 0.7, -0.6, 0.7, -0.18, 0, -0.6, -0.7, -0.74, -0.7,
        ])
    }

    private static var net: Sketch.Outline {
        let rows = (0..<3).map { box(-1.2, -0.62 + 0.52 * Double($0), 2.4, 0.28) }
        let columns = (0..<6).map { number in
            box(-0.9 + 0.76 * Double(number % 3), number < 3 ? -0.34 : 0.18, 0.28, 0.24)
        }
        return .polygons(rows + columns)
    }
}
