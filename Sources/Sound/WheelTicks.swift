/// When the studs of a wheel that slows down pass the pointer.
public enum WheelTicks {
    /// Studs that pass while the wheel of Roulette turns.
    private static let count = 30
    /// Seconds that the wheel turns.
    private static let length = 4.0

    /// Seconds from the push to each stud, each later than the one before, and each wait longer.
    public static let delays: [Double] = {
        var delays: [Double] = []
        for stud in 0..<count {
            // The wheel's way is done but for the cube of the share of time that is left.
            let left = 1 - Double(stud) / Double(count)
            delays.append(length * (1 - cubeRoot(left)))
        }
        return delays
    }()

    /// - Parameter number: above 0, at most 1.
    private static func cubeRoot(_ number: Double) -> Double {
        var root = 1.0
        for _ in 0..<24 { root -= (root - number / (root * root)) / 3 }
        return root
    }
}
