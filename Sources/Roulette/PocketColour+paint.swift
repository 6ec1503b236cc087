extension PocketColour {
    /// The colour to draw, with eight bits each for red, green and blue.
    package var paint: UInt32 {
        switch self {
        case .green: 0x0E8A4F
        case .red: 0xC9252F
        case .black: 0x1D1A24
        }
    }
}
