import Observation

@available(iOS 13.0, *)
public protocol DynamicProperty {}

@available(iOS 13.0, *)
@propertyWrapper
public struct State<Value>: DynamicProperty {
    let location: Location<Value>
    public init(wrappedValue value: Value) { location = Location(value) }
    public init(initialValue value: Value) { location = Location(value) }
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue) }
    }
    public var projectedValue: Binding<Value> { Binding(location) }
}

@available(iOS 13.0, *)
extension State: Sendable where Value: Sendable {}

@available(iOS 13.0, *)
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

@available(iOS 13.0, *)
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    let read: () -> Value
    let write: (Value) -> Void

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Everything in a walk is on the main actor, as on a device.
        read = { unsafeBitCast(get, to: (@Sendable () -> Value).self)() }
        write = { unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)($0) }
    }
    init(_ location: Location<Value>) {
        read = { location.value }
        write = { location.set($0) }
    }
    init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            reading: { read()[keyPath: keyPath] },
            writing: { new in
                var value = read()
                value[keyPath: keyPath] = new
                write(value)
            })
    }
}

@available(iOS 13.0, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

@available(iOS 15.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    public struct Binding {
        let location: Location<Value>
        public var wrappedValue: Value {
            get { location.value }
            nonmutating set { location.set(newValue) }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    let location: Location<Value>
    public init() where Value == Bool { location = Location(false) }
    public init<T: Hashable>() where Value == T? { location = Location(nil) }
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue) }
    }
    public var projectedValue: FocusState<Value>.Binding { Binding(location: location) }
}

@available(iOS 15.0, *)
extension View {
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { noted("focused") }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        noted("focused")
    }
}

@available(iOS 14.0, *)
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    let size: Value
    let scale = Slot<Double>()
    public init(wrappedValue: Value) { size = wrappedValue }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { size = wrappedValue }
    public var wrappedValue: Value { size * Value(scale.value ?? 1) }
}

extension State: Connectable {
    func connect(to walk: Walk, as name: String) { location.connect(to: walk, as: name) }
}

extension FocusState: Connectable {
    func connect(to walk: Walk, as name: String) { location.connect(to: walk, as: name) }
}

extension ScaledMetric: Connectable {
    func connect(to walk: Walk, as name: String) { scale.value = walk.values.dynamicTypeSize.scale }
}

/// Where a property's value is: in its view's place, once the view has one.
final class Location<Value>: @unchecked Sendable {
    private let initial: Value
    private var box: Box<Value>?

    init(_ initial: Value) { self.initial = initial }

    var value: Value { box?.value ?? initial }

    func set(_ value: Value) {
        if let box {
            box.value = value
        } else {
            Problems.kept.append("State was assigned in an initialiser, which SwiftUI ignores.")
        }
    }

    @MainActor func connect(to walk: Walk, as name: String) {
        box = walk.place.object(name) { Box(initial) }.kept
    }
}

final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A value that a view's property gets in each walk.
final class Slot<Value>: @unchecked Sendable {
    var value: Value?
}
