@available(iOS 13.0, *)
public struct Path: Equatable, Sendable, Shape {
    nonisolated public init() { fatalError() }
    nonisolated public init(_ rect: CGRect) { fatalError() }
    nonisolated public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) { fatalError() }
    nonisolated public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) { fatalError() }
    nonisolated public init(ellipseIn rect: CGRect) { fatalError() }
    nonisolated public init(_ callback: (inout Path) -> Void) { fatalError() }
    nonisolated public var isEmpty: Bool { fatalError() }
    nonisolated public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { fatalError() }
    nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
    nonisolated public mutating func closeSubpath() {}
    nonisolated public mutating func addLines(_ lines: [CGPoint]) {}
}
