/// The options of `funfair-fuzz`. There are only two, so they're parsed without a package.
struct FuzzOptions {
    /// The number of inputs to try.
    var inputs = 1_000_000
    /// The seed of the inputs.
    var seed: UInt64 = 1

    static let usage = "usage: funfair-fuzz [--inputs N] [--seed S]"

    /// - Throws: `FuzzUsage` if an argument is unknown, or an option's number is missing or
    ///   invalid.
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
        guard let text else { throw FuzzUsage("\(option) needs a number after it.") }
        guard let number = Number(text) else {
            throw FuzzUsage("\(option) needs a whole number, not “\(text)”.")
        }
        return number
    }
}

/// Why the arguments are invalid, in a sentence.
struct FuzzUsage: Error {
    let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}
