@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13.0, *)
extension Never: Gesture {
    public typealias Value = Never
}

@available(iOS 13.0, *)
extension Gesture {
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> { _Handled(gesture: self, state: state, update: body) }
}

@available(iOS 13.0, *)
extension Gesture where Value: Equatable {
    nonisolated public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> some Gesture<Value> { _Handled(gesture: self, changed: action) }
}

@available(iOS 13.0, *)
public struct Transaction {}

/// A value that SwiftUI resets when the gesture ends, and when the system cancels it.
@available(iOS 13.0, *)
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    let location: Location<Value>
    let initial: Value
    public init(wrappedValue: Value) {
        (location, initial) = (Location(wrappedValue), wrappedValue)
    }
    public var wrappedValue: Value { location.value }
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState: Connectable {
    func connect(to walk: Walk, as name: String) { location.connect(to: walk, as: name) }
}

@available(iOS 13.0, *)
nonisolated public struct _Handled<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    public var body: Never { fatalError() }
    let base: Base
    let handlers: Handlers

    /// What a gesture does. Values are passed as `Any`, because a walk knows drags only.
    struct Handlers {
        var changed: (Any) -> Void = { _ in }
        var reset: () -> Void = {}
    }

    nonisolated init(gesture: Base, changed: @escaping (Value) -> Void) {
        base = gesture
        handlers = Handlers(changed: { if let value = $0 as? Value { changed(value) } })
    }
    nonisolated init<State>(
        gesture: Base, state: GestureState<State>,
        update: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        base = gesture
        handlers = Handlers(
            changed: {
                guard let value = $0 as? Value else { return }
                var (now, transaction) = (state.location.value, Transaction())
                update(value, &now, &transaction)
                state.location.set(now)
            }, reset: { state.location.set(state.initial) })
    }
}

@available(iOS 13.0, *)
nonisolated public struct DragGesture: Gesture {
    public typealias Body = Never
    public var body: Never { fatalError() }
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
    ) {}
}
