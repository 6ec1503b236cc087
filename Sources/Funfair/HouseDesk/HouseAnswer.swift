import Arcade
import Phrases

/// An answer of the house, as far as it can be read before it is known what it is for.
struct HouseAnswer {
    /// The status of HTTP; 0 where no answer came.
    let status: Int
    let body: [UInt8]
    /// The body, where it is JSON.
    let json: JSONValue?
    let problem: HouseProblem?

    private static let unknownDevice = "unknown-device"

    init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
        // A recording is none, and need not be looked at.
        json = body.first == UInt8(ascii: "{") ? JSONReader.value(of: body) : nil
        problem = status >= 400 ? HouseProblem(json) : nil
    }

    /// Whether it is no answer, or one that says: later.
    var isSilence: Bool { status == 0 || status == 408 || status == 429 || status >= 500 }

    /// Whether something was made, as only a house does.
    var isMade: Bool { status == 201 && json != nil }

    var isUnknownDevice: Bool { problem?.word.spells(Self.unknownDevice) ?? false }

    /// What to tell of an answer that is not the one that was wanted.
    func sentence(in words: Words) -> String {
        problem?.sentence(in: words) ?? words[isSilence ? .houseSilent : .houseUnreadable]
    }
}

extension String {
    /// The text as a part of an address.
    var inAddress: String {
        var text: [UInt8] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                text.append(byte)
            default:
                text.append(UInt8(ascii: "%"))
                text.append(contentsOf: UInt64(byte).hexadecimal.bytes.suffix(2))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
