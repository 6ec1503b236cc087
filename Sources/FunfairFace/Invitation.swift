import Foundation

/// A link to a party, `https://fair.example/#party=BDJL`, which a big screen shows as a QR code, or
/// a link to a player's wall, `https://fair.example/#wall=AVdh…`.
enum Invitation: String {
    case party
    case wall

    /// Returns the party's code or the wall, or nil for any other link. Looks in the fragment and
    /// the query. The address can be anything, because the system only passes links to the app's
    /// house, a house knows its own parties, and a wall's link contains the whole wall.
    func text(in url: URL) -> String? {
        let mark = rawValue + "="
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        let said =
            [parts.fragment]
            + (parts.percentEncodedQuery ?? "").split(separator: "&").map { String($0) }
        let text = said.lazy.compactMap { $0 }.first { $0.hasPrefix(mark) }?.dropFirst(mark.count)
        guard let text, !text.isEmpty, text.utf8.allSatisfy(Self.isPart) else { return nil }
        return String(text)
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
