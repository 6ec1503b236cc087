@available(iOS 13.0, *)
extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    @available(iOS 17.0, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    @available(iOS 17.0, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }
    @available(iOS 15.0, *)
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    @available(iOS 15.0, *)
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    @available(iOS 14.0, *)
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View { self }
    @available(iOS 16.0, *)
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    nonisolated public func contentShape<S: Shape>(
        _ shape: S, eoFill: Bool = false
    ) -> some View { self }
    @available(iOS 17.0, *)
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
    @available(iOS 17.0, *)
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    @available(iOS 17.0, *)
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { self }
    @available(iOS 17.0, *)
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (_ press: KeyPress) -> KeyPress.Result
    ) -> some View { self }
    @available(iOS 17.0, *)
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (_ press: KeyPress) -> KeyPress.Result
    ) -> some View { self }
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
}

@available(iOS 13.0, *)
public enum CoordinateSpace: Equatable, Sendable {
    case global
    case local
}

@available(iOS 16.0, *)
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

@available(iOS 14.0, *)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { fatalError() }
    public init(extendedGraphemeClusterLiteral: Character) { fatalError() }
    public static var tab: KeyEquivalent { fatalError() }
    public static var `return`: KeyEquivalent { fatalError() }
    public static var escape: KeyEquivalent { fatalError() }
}

@available(iOS 17.0, *)
public struct KeyPress: Sendable {
    public let phase: KeyPress.Phases
    public let key: KeyEquivalent

    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var down: KeyPress.Phases { fatalError() }
        public static var `repeat`: KeyPress.Phases { fatalError() }
        public static var up: KeyPress.Phases { fatalError() }
        public static var all: KeyPress.Phases { fatalError() }
    }

    public enum Result: Sendable {
        case handled
        case ignored
    }
}

@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
}

@available(iOS 13.0, *)
extension Gesture {
    nonisolated public func onEnded(
        _ action: @escaping (Value) -> Void
    ) -> some Gesture<Value> { self }
}

@available(iOS 13.0, *)
extension Gesture where Value: Equatable {
    nonisolated public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> some Gesture<Value> { self }
}

@available(iOS 13.0, *)
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
    ) { fatalError() }
}
