import Arcade
import Phrases

/// The colour of a pocket.
public enum PocketColour: UInt8, CaseIterable, Sendable {
    /// Green for the zero; red and black, which alternate around the wheel.
    case green, red, black

    /// The colour's name: `black`.
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
    /// The number of pockets.
    public static let count = 37
    /// The highest number.
    public static let highest = count - 1

    /// The number, 0 to 36.
    public let number: Int

    private init(unchecked number: Int) {
        self.number = number
    }

    /// Creates the pocket with the given number; nil if there's no such pocket.
    public init?(_ number: Int) {
        guard (0...Self.highest).contains(number) else { return nil }
        self.number = number
    }

    /// All pockets, in numerical order.
    public static let all: [Pocket] = (0...highest).map { Pocket(unchecked: $0) }

    /// All pockets in wheel order, clockwise from the zero.
    public static let wheel: [Pocket] = [
        0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20,
        14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
    ].map { Pocket(unchecked: $0) }

    private static let places: [Int] = {
        var places = Array(repeating: 0, count: count)
        for (place, pocket) in wheel.enumerated() { places[pocket.number] = place }
        return places
    }()

    /// The position on the wheel, counted in pockets clockwise from the zero, 0 to 36.
    public var place: Int { Self.places[number] }

    /// The pocket's colour.
    public var colour: PocketColour {
        number == 0 ? .green : place % 2 == 1 ? .red : .black
    }

    /// Draws a pocket. All pockets are equally likely (Roulette, rule 4).
    public static func drawn(by generator: inout SeededGenerator) -> Pocket {
        Pocket(unchecked: generator.below(count))
    }
}
