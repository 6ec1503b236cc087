@available(iOS 13.0, *)
public struct Animation: Equatable, Sendable {
    public static var `default`: Animation { fatalError() }
    public static var linear: Animation { fatalError() }
    public static var easeIn: Animation { fatalError() }
    public static var easeOut: Animation { fatalError() }
    public static var easeInOut: Animation { fatalError() }
    public static var snappy: Animation { fatalError() }
    public static var bouncy: Animation { fatalError() }
    public static var smooth: Animation { fatalError() }
    public static func linear(duration: TimeInterval) -> Animation { fatalError() }
    public static func easeIn(duration: TimeInterval) -> Animation { fatalError() }
    public static func easeOut(duration: TimeInterval) -> Animation { fatalError() }
    public static func easeInOut(duration: TimeInterval) -> Animation { fatalError() }
    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

@available(iOS 13.0, *)
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

@available(iOS 13.0, *)
extension View {
    nonisolated public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View { self }
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }
    @available(iOS 16.0, *)
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        self
    }
}

@available(iOS 13.0, *)
public struct AnyTransition {
    public static var opacity: AnyTransition { fatalError() }
    public static var scale: AnyTransition { fatalError() }
    public static var slide: AnyTransition { fatalError() }
    public static var identity: AnyTransition { fatalError() }
    public static func move(edge: Edge) -> AnyTransition { fatalError() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}

@available(iOS 16.0, *)
public struct ContentTransition: Equatable, Sendable {
    public static var identity: ContentTransition { fatalError() }
    public static var opacity: ContentTransition { fatalError() }
    public static func numericText(countsDown: Bool = false) -> ContentTransition { fatalError() }
}
