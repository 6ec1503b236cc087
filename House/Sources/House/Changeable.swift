import Synchronization

/// A value that the host can change while the house is open. Each request reads the current one.
public final class Changeable<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    /// Creates a changeable value.
    public init(_ value: Value) { self.value = Mutex(value) }

    /// The current value.
    public var current: Value { value.withLock { $0 } }

    /// Replaces the value.
    public func change(to new: Value) { value.withLock { $0 = new } }
}
