extension Int {
    /// Converts a number to its whole part, or to the nearest `Int` if it's out of range. NaN
    /// becomes 0. In the browser's module, `Int` has 32 bits, and an ordinary conversion that
    /// overflows crashes the page.
    @inline(never)
    public init(clamping number: Double) {
        let nearest = number > 0 ? Int.max : number < 0 ? .min : 0
        self = Int(exactly: number.rounded(.towardZero)) ?? nearest
    }
}

extension Double {
    /// Returns the number, limited to the range from `low` to `high`. NaN stays NaN.
    ///
    /// Written as comparisons because processors have instructions for these, but not for
    /// `max(_:_:)`.
    @inlinable
    public func clamped(between low: Double, and high: Double) -> Double {
        self < low ? low : self > high ? high : self
    }
}
