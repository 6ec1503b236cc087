@available(iOS 13.0, *)
public struct Path: Equatable, Sendable, Shape {
    /// A part of a path.
    enum Part: Equatable, Sendable {
        case move(CGPoint)
        /// A line to the last point, with up to two control points before it.
        case curve([CGPoint])
        case lines([CGPoint])
        case close
        case ellipse(CGRect)
        case rounded(CGRect, CGFloat)
    }
    var parts: [Part] = []

    nonisolated public init() {}
    nonisolated public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) { parts = [.rounded(rect, cornerRadius)] }
    nonisolated public init(ellipseIn rect: CGRect) { parts = [.ellipse(rect)] }
    nonisolated public init(_ callback: (inout Path) -> Void) { callback(&self) }
    nonisolated public func path(in rect: CGRect) -> Path { self }
    nonisolated public mutating func closeSubpath() { parts.append(.close) }
    nonisolated public mutating func move(to end: CGPoint) { parts.append(.move(end)) }
    nonisolated public mutating func addLine(to end: CGPoint) { parts.append(.curve([end])) }
    nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        parts.append(.curve([control, end]))
    }
    nonisolated public mutating func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint
    ) { parts.append(.curve([control1, control2, end])) }
    nonisolated public mutating func addLines(_ lines: [CGPoint]) { parts.append(.lines(lines)) }

    nonisolated var isFinite: Bool {
        parts.allSatisfy { part in
            switch part {
            case .move(let point): point.x.isFinite && point.y.isFinite
            case .lines(let points), .curve(let points):
                points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
            case .close: true
            case .ellipse(let box): box.isDrawable
            case .rounded(let box, let radius): box.isDrawable && radius.isFinite
            }
        }
    }

    /// The path in SVG's notation.
    nonisolated var svg: String {
        parts.map { part in
            switch part {
            case .move(let point): "M\(short(point.x)) \(short(point.y))"
            case .curve(let points):
                ["L", "Q", "C"][points.count - 1]
                    + points.map { "\(short($0.x)) \(short($0.y))" }.joined(separator: " ")
            case .lines(let points):
                points.enumerated().map { "\($0 == 0 ? "M" : "L")\(short($1.x)) \(short($1.y))" }
                    .joined()
            case .close: "Z"
            case .ellipse(let box): Path.arcs(in: box)
            case .rounded(let box, let radius): Path.rounded(box, radius)
            }
        }
        .joined()
    }

    private nonisolated static func arcs(in box: CGRect) -> String {
        let half = "A\(short(box.width / 2)) \(short(box.height / 2)) 0 1 0"
        let (left, right) = (short(box.minX), short(box.maxX))
        let middle = short(box.midY)
        return "M\(left) \(middle)\(half) \(right) \(middle)\(half) \(left) \(middle)Z"
    }

    private nonisolated static func rounded(_ box: CGRect, _ radius: CGFloat) -> String {
        let corner = min(radius, box.width / 2, box.height / 2)
        let arc = "A\(short(corner)) \(short(corner)) 0 0 1"
        return "M\(short(box.minX + corner)) \(short(box.minY))H\(short(box.maxX - corner))"
            + "\(arc) \(short(box.maxX)) \(short(box.minY + corner))"
            + "V\(short(box.maxY - corner))\(arc) \(short(box.maxX - corner)) \(short(box.maxY))"
            + "H\(short(box.minX + corner))\(arc) \(short(box.minX)) \(short(box.maxY - corner))"
            + "V\(short(box.minY + corner))\(arc) \(short(box.minX + corner)) \(short(box.minY))Z"
    }
}

extension CGRect {
    nonisolated fileprivate var isDrawable: Bool {
        origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite && width >= 0
            && height >= 0
    }
}

/// Returns a number with at most four decimals.
func short(_ number: CGFloat) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
        ? String(Int(rounded)) : String(Double(rounded))
}
