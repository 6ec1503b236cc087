import Foundation

/// A host to listen on: an address of this machine, or a name that resolves to one.
public struct Hostname: Sendable, Equatable, CustomStringConvertible {
    /// Why a text isn't a host name.
    public struct Problem: Error, Equatable, CustomStringConvertible {
        /// The invalid text.
        public let text: String

        /// A message that says what is wrong and what is valid.
        public var description: String {
            "'\(text)' is not a host name. Use an address such as 127.0.0.1 or ::1, or a name such "
                + "as localhost."
        }
    }

    /// `127.0.0.1`, which only this machine can reach.
    public static let loopback = Hostname(text: "127.0.0.1", isEveryInterface: false, kind: .ipv4)

    private enum Kind {
        case name
        case ipv4
        case ipv6
    }

    /// The name or address; an IPv6 address has no brackets.
    public let text: String
    /// Whether the host means every address of this machine: `0.0.0.0` for IPv4, `::` for both
    /// kinds.
    public let isEveryInterface: Bool
    private let kind: Kind

    /// Reads a name, an IPv4 address, or an IPv6 address with or without brackets.
    public init(_ text: String) throws(Problem) {
        if let bytes = Self.addressBytes(AF_INET, count: 4, text) {
            self.init(text: text, isEveryInterface: bytes.allSatisfy { $0 == 0 }, kind: .ipv4)
            return
        }
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
        let bare = isBracketed ? String(text.dropFirst().dropLast()) : text
        if let bytes = Self.addressBytes(AF_INET6, count: 16, bare) {
            self.init(text: bare, isEveryInterface: bytes.allSatisfy { $0 == 0 }, kind: .ipv6)
            return
        }
        guard Self.isName(text) else { throw Problem(text: text) }
        self.init(text: text, isEveryInterface: false, kind: .name)
    }

    private init(text: String, isEveryInterface: Bool, kind: Kind) {
        self.text = text
        self.isEveryInterface = isEveryInterface
        self.kind = kind
    }

    /// The host as in a URL, with an IPv6 address in brackets.
    public var description: String { isIPv6 ? "[\(text)]" : text }

    var isIPv6: Bool { kind == .ipv6 }

    private static func addressBytes(_ family: Int32, count: Int, _ text: String) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return inet_pton(family, text, &bytes) == 1 ? bytes : nil
    }

    private static func isName(_ text: String) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        // A name whose last part is a number is a malformed IPv4 address.
        guard text.utf8.count <= 253, let last = labels.last, Int(last) == nil else { return false }
        return labels.allSatisfy { label in
            (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        }
    }
}
