import Foundation

/// A link to a party, as a big screen shows it and a camera reads it, `https://fair.example/#party=BDJL`;
/// or to a wall that somebody drew, `https://fair.example/#wall=AVdh…`.
enum Invitation: String {
    case party
    case wall

    /// What a link says of it; nil where it is about something else. It may stand behind the page's mark
    /// or among what the page is asked, of any address: the system hands over those of the app's house
    /// alone, a house knows its own parties, and in a wall's link there is all of it.
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
