extension ArraySlice<UInt8> {
    /// The value of 1 to 18 ASCII digits; nil for anything else.
    public var wholeNumber: Int64? {
        guard (1...18).contains(count) else { return nil }
        var number: Int64 = 0
        for digit in self {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int64(digit - UInt8(ascii: "0"))
        }
        return number
    }
}
