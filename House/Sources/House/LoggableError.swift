/// An error whose description contains no personal data: no names, addresses, secrets or codes.
///
/// Other errors may quote what a player sent. For instance, an `EncodingError` contains the value
/// that can't be encoded. The log contains only their type.
package protocol LoggableError: Error, CustomStringConvertible {}

extension StoreTrouble: LoggableError {
    public var description: String { sentence }
}

extension Error {
    /// The error's description if it contains no personal data, or otherwise the error's type.
    package var textForTheLog: String {
        (self as? any LoggableError)?.description ?? "\(type(of: self))"
    }
}
