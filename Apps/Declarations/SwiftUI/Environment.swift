import Observation

@available(iOS 13.0, *)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
    public var wrappedValue: Value { fatalError() }
}

@available(iOS 13.0, *)
extension Environment: Sendable where Value: Sendable {}

@available(iOS 17.0, *)
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        fatalError()
    }
}

@available(iOS 13.0, *)
public protocol EnvironmentKey {
    associatedtype Value
}

@available(iOS 13.0, *)
public struct EnvironmentValues {
    public init() { fatalError() }
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { fatalError() }
        set {}
    }

    public var colorScheme: ColorScheme
    public var layoutDirection: LayoutDirection
    public var horizontalSizeClass: UserInterfaceSizeClass?
    public var accessibilityReduceMotion: Bool { fatalError() }
    public var accessibilityDifferentiateWithoutColor: Bool { fatalError() }
    @available(iOS 14.0, *)
    public var scenePhase: ScenePhase
    @available(iOS 15.0, *)
    public var dynamicTypeSize: DynamicTypeSize
    @available(iOS 15.0, *)
    public var dismiss: DismissAction { fatalError() }
    @available(iOS 15.0, *)
    public var isPresented: Bool { fatalError() }
    @available(iOS 15.0, *)
    public var accessibilityVoiceOverEnabled: Bool { fatalError() }
    @available(iOS 15.0, *)
    public var accessibilitySwitchControlEnabled: Bool { fatalError() }
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { self }
    @available(iOS 17.0, *)
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        self
    }
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    @available(iOS 15.0, *)
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize { self }
}

@available(iOS 13.0, *)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

@available(iOS 13.0, *)
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight
    case rightToLeft
}

@available(iOS 13.0, *)
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

@available(iOS 15.0, *)
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    public var isAccessibilitySize: Bool { fatalError() }
}

@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}
