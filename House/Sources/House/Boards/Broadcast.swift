import Foundation
import Synchronization

/// A value for many viewers, with the bytes sent to them. Each form of the bytes is made once.
package final class Broadcast<Value: Sendable>: Sendable {
    package let value: Value
    private let forms = Mutex<[String: Data]>([:])

    package init(_ value: Value) { self.value = value }

    /// The bytes of a form, made when they are first asked for.
    ///
    /// - Parameters:
    ///   - form: what the form is called.
    ///   - made: makes them; it cannot ask for another form.
    package func bytes(_ form: String, made: (Value) throws -> Data) rethrows -> Data {
        // Whoever asks meanwhile waits for the same bytes.
        try forms.withLock { forms in
            if let known = forms[form] { return known }
            let bytes = try made(value)
            forms[form] = bytes
            return bytes
        }
    }
}
