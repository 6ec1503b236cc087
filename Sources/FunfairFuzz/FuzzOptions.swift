/// What `funfair-fuzz` is asked to do. Two options need no package to read them.
struct FuzzOptions {
    /// How many inputs to try.
    var inputs = 1_000_000
    /// What the inputs grow from.
    var seed: UInt64 = 1

    static let usage = "usage: funfair-fuzz [--inputs N] [--seed S]"

    /// - Throws: `FuzzUsage` where an argument is unknown, lacks its number or has another.
    init(_ arguments: some Sequence<String>) throws(FuzzUsage) {
        var rest = arguments.makeIterator()
        while let option = rest.next() {
            switch option {
            case "--inputs":
                inputs = try Self.number(of: option, from: rest.next())
                guard inputs > 0 else { throw FuzzUsage("--inputs must be 1 or more.") }
            case "--seed": seed = try Self.number(of: option, from: rest.next())
            default: throw FuzzUsage("There is no option \(option).")
            }
        }
    }

    private static func number<Number: FixedWidthInteger>(
        of option: String, from text: String?
    ) throws(FuzzUsage) -> Number {
        guard let text else { throw FuzzUsage("\(option) needs a number behind it.") }
        guard let number = Number(text) else {
            throw FuzzUsage("\(option) needs a whole number, not “\(text)”.")
        }
        return number
    }
}

/// Why arguments make no sense, in a sentence.
struct FuzzUsage: Error {
    let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}
