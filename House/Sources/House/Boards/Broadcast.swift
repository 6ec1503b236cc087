import Foundation
import Synchronization

/// A value for many viewers. Each form, such as JSON for an address, is encoded only once.
package final class Broadcast<Value: Sendable>: Sendable {
    package let value: Value
    private let forms = Mutex<[String: Data]>([:])

    package init(_ value: Value) { self.value = value }

    /// Returns the form with the given name, and encodes it on first use.
    ///
    /// - Parameters:
    ///   - form: the form's name.
    ///   - made: encodes the value; must not ask for another form.
    package func bytes(_ form: String, made: (Value) throws -> Data) rethrows -> Data {
        // Concurrent callers wait for the same bytes.
        try forms.withLock { forms in
            if let known = forms[form] { return known }
            let bytes = try made(value)
            forms[form] = bytes
            return bytes
        }
    }
}
