extension Int {
    /// Converts a number to its whole part, or to the nearest `Int`. In the browser's module, `Int`
    /// has 32 bits, and a conversion that doesn't fit stops the page. NaN becomes 0.
    @inline(never)
    public init(clamping number: Double) {
        let nearest = number > 0 ? Int.max : number < 0 ? .min : 0
        self = Int(exactly: number.rounded(.towardZero)) ?? nearest
    }
}

extension Double {
    /// Returns the number, or the nearer bound if it lies outside them. NaN stays NaN.
    ///
    /// A processor has an instruction for each of these comparisons, but none for `max(_:_:)`.
    @inlinable
    public func clamped(between low: Double, and high: Double) -> Double {
        self < low ? low : self > high ? high : self
    }
}
