import Observation

@available(iOS 13.0, *)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    let read: (EnvironmentValues) -> Value
    let slot = Slot<EnvironmentValues>()
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    public var wrappedValue: Value {
        guard let values = slot.value else { fatalError("Environment is read in an initialiser.") }
        return read(values)
    }
}

@available(iOS 13.0, *)
extension Environment: @unchecked Sendable where Value: Sendable {}

@available(iOS 17.0, *)
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { values in
            guard let object = values.objects[ObjectIdentifier(objectType)] as? Value else {
                fatalError("No \(objectType) in the environment.")
            }
            return object
        }
    }
}

extension Environment: Connectable {
    func connect(to walk: Walk, as name: String) { slot.value = walk.values }
}

@available(iOS 13.0, *)
public struct EnvironmentValues {
    public init() {}

    var objects: [ObjectIdentifier: AnyObject] = [:]
    var isEnabled = true
    /// Whether the view is in a row of a form or list.
    var isInRow = false

    public var colorScheme = ColorScheme.light
    public var layoutDirection = LayoutDirection.leftToRight
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    @_spi(Walk) public var reducesMotion = false
    @_spi(Walk) public var differentiatesWithoutColor = false
    public var accessibilityReduceMotion: Bool { reducesMotion }
    public var accessibilityDifferentiateWithoutColor: Bool { differentiatesWithoutColor }
    @available(iOS 14.0, *)
    public var scenePhase = ScenePhase.active
    @available(iOS 15.0, *)
    public var dynamicTypeSize = DynamicTypeSize.large
}

@available(iOS 13.0, *)
extension View {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { modified(InEnvironment { $0[keyPath: keyPath] = value }) }
    @available(iOS 17.0, *)
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modified(InEnvironment { $0.objects[ObjectIdentifier(T.self)] = object })
    }
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        noted("scheme", colorScheme)
    }
    @available(iOS 15.0, *)
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        modified(
            InEnvironment { values in
                let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
                if let first = sizes.first, let last = sizes.last {
                    values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
                }
            })
    }
}

/// Walks its content in another environment.
struct InEnvironment: Modifier {
    let change: (inout EnvironmentValues) -> Void
    func nodes(of content: any View, on walk: Walk) -> [Node] {
        walk.with(change) { walk.visit(content) }
    }
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

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// About how much larger than at `large` the text is.
    var scale: Double {
        [0.82, 0.88, 0.94, 1, 1.12, 1.24, 1.35, 1.65, 1.94, 2.35, 2.76, 3.12][
            Self.allCases.firstIndex(of: self) ?? 3]
    }
}
