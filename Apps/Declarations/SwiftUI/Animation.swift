@available(iOS 13.0, *)
public struct Animation: Equatable, Sendable {
    public static var `default`: Animation { fatalError() }
    public static var linear: Animation { fatalError() }
    public static func linear(duration: TimeInterval) -> Animation { fatalError() }
    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View { self }
}
