/// The times when the studs of a slowing wheel pass the pointer.
public enum WheelTicks {
    /// The number of studs that pass while Roulette's wheel turns.
    private static let count = 30
    /// The seconds until the wheel stops.
    private static let length = 4.0

    /// The seconds from the push until each stud passes, at ever longer intervals.
    public static let delays: [Double] = {
        var delays: [Double] = []
        for stud in 0..<count {
            // The remaining distance is the cube of the remaining share of the time.
            let left = 1 - Double(stud) / Double(count)
            delays.append(length * (1 - cubeRoot(left)))
        }
        return delays
    }()

    /// - Parameter number: above 0 and at most 1.
    private static func cubeRoot(_ number: Double) -> Double {
        var root = 1.0
        for _ in 0..<24 { root -= (root - number / (root * root)) / 3 }
        return root
    }
}
