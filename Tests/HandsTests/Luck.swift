import Arcade
import Foundation

/// The randomness of human hands.
struct Luck {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func fraction() -> Double { generator.fraction() }

    mutating func below(_ bound: Int) -> Int { generator.below(bound) }

    mutating func happens(_ share: Double) -> Bool { fraction() < share }

    /// Returns a normally distributed number around 0, with a standard deviation of 1.
    mutating func bell() -> Double {
        (-2 * log(1 - fraction())).squareRoot() * cos(2 * .pi * fraction())
    }

    /// Returns a time around a median: twice the median is as likely as half.
    mutating func time(_ median: Double, spread: Double, atLeast floor: Double = 0) -> Double {
        max(floor, median * exp(spread * bell()))
    }
}
