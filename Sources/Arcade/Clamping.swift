extension Int {
    /// Creates a number's whole part, or the nearest `Int` if it's out of range. In the browser's
    /// module, `Int` has 32 bits, and an ordinary conversion that overflows crashes the page. NaN
    /// becomes 0.
    @inline(never)
    public init(clamping number: Double) {
        let nearest = number > 0 ? Int.max : number < 0 ? .min : 0
        self = Int(exactly: number.rounded(.towardZero)) ?? nearest
    }
}

extension Double {
    /// Returns the number, or the nearer bound if it lies outside them. NaN stays NaN.
    ///
    /// Processors have an instruction for each of these comparisons, but none for `max(_:_:)`.
    @inlinable
    public func clamped(between low: Double, and high: Double) -> Double {
        self < low ? low : self > high ? high : self
    }
}
