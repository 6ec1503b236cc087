extension Int {
    /// The whole part of a number, or the nearest `Int`: it has 32 bits in the browser's module, where a
    /// conversion that does not fit stops the page. What is not a number is 0.
    @inline(never)
    public init(clamping number: Double) {
        let nearest = number > 0 ? Int.max : number < 0 ? .min : 0
        self = Int(exactly: number.rounded(.towardZero)) ?? nearest
    }
}
