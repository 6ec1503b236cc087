import Foundation

/// A link to a party, `https://fair.example/#party=BDJL`, which a big screen shows as a QR code, or
/// a link to a player's wall, `https://fair.example/#wall=AVdh…`, or a link from another of the
/// player's devices, `https://fair.example/#device=six-words`. As sent to friends, links to parties
/// and walls may also be `https://fair.example/party/BDJL` or `…/wall/AVdh…`.
enum Invitation: String {
    case party
    case wall
    case device

    /// Returns the link with a device's code.
    func link(_ code: String, at house: URL) -> URL? {
        let words = code.split(separator: " ").joined(separator: "-")
        return URL(string: "#\(rawValue)=\(words)", relativeTo: house)?.absoluteURL
    }

    /// Returns the party's code, the wall or the device's code, or nil for any other link. Looks in
    /// the fragment, the query and the path. Ignores what messengers add, such as a full stop. The
    /// address can be anything, because the system only passes links to the app's house, a house
    /// knows its own parties and codes, and a wall's link contains the whole wall.
    func text(in url: URL) -> String? {
        let mark = rawValue + "="
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        let said =
            [parts.fragment]
            + (parts.percentEncodedQuery ?? "").split(separator: "&").map { String($0) }
        let folders = parts.path.split(separator: "/").map { String($0) }
        let path = folders.suffix(2).first == rawValue ? folders.last : nil
        let text =
            said.lazy.compactMap { $0 }.first { $0.hasPrefix(mark) }?.dropFirst(mark.count)
            ?? path.map { $0[...] }
        let letters = text?.prefix { $0.utf8.allSatisfy(Self.isPart) } ?? ""
        return letters.isEmpty ? nil : String(letters)
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
