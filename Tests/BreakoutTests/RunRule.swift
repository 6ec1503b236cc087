import Testing

/// A statement that is true at every tick of every run.
struct RunRule: Sendable, CustomTestStringConvertible {
    let sentence: String
    let holds: @Sendable (borrowing PlayedTick) -> Bool

    static let all = court + speed + score + phase + party + capsules

    init(_ sentence: String, holds: @escaping @Sendable (borrowing PlayedTick) -> Bool) {
        self.sentence = sentence
        self.holds = holds
    }

    var testDescription: String { sentence }
}
