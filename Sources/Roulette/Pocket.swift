import Arcade
import Phrases

/// What a pocket is painted.
public enum PocketColour: UInt8, CaseIterable, Sendable {
    /// The zero is green; red and black take turns around the wheel.
    case green, red, black

    /// The word for it: `black`.
    var name: RoulettePhrase {
        switch self {
        case .green: .green
        case .red: .red
        case .black: .black
        }
    }
}

/// One of the 37 pockets of a European wheel.
public struct Pocket: Equatable, Sendable {
    /// How many there are.
    public static let count = 37
    /// The highest number.
    public static let highest = count - 1

    /// 0 to 36.
    public let number: Int

    private init(unchecked number: Int) {
        self.number = number
    }

    /// The pocket of a number, or nil where no pocket has it.
    public init?(_ number: Int) {
        guard (0...Self.highest).contains(number) else { return nil }
        self.number = number
    }

    /// All of them, by their numbers.
    public static let all: [Pocket] = (0...highest).map { Pocket(unchecked: $0) }

    /// All of them as they lie on the wheel, clockwise from the zero.
    public static let wheel: [Pocket] = [
        0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20,
        14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
    ].map { Pocket(unchecked: $0) }

    private static let places: [Int] = {
        var places = Array(repeating: 0, count: count)
        for (place, pocket) in wheel.enumerated() { places[pocket.number] = place }
        return places
    }()

    /// Where it lies on the wheel: so many pockets clockwise from the zero, 0 to 36.
    public var place: Int { Self.places[number] }

    /// Around the wheel, red and black take turns; the zero is neither.
    public var colour: PocketColour {
        number == 0 ? .green : place % 2 == 1 ? .red : .black
    }

    /// The pocket that a ball falls into, each equally likely (Roulette, rule 4).
    public static func drawn(by generator: inout SeededGenerator) -> Pocket {
        Pocket(unchecked: generator.below(count))
    }
}
