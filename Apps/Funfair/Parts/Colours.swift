import SwiftUI

extension Color {
    /// Red, green and blue in eight bits each.
    init(paint: UInt32, opacity: Double = 1) {
        self.init(
            .sRGB, red: Double(paint >> 16 & 0xFF) / 255, green: Double(paint >> 8 & 0xFF) / 255,
            blue: Double(paint & 0xFF) / 255, opacity: opacity)
    }
}

/// The colours of the fair.
enum Fair {
    static let gold = Color(paint: 0xFFCB4F)
    static let onGold = Color(paint: 0x2C1A00)
    static let urgent = Color(paint: 0xFF5C7A)

    /// Light gold is hard to see on a light sky.
    static func accent(_ scheme: ColorScheme) -> Color {
        Color(paint: scheme == .dark ? 0xFFD36B : 0x7A4D00)
    }

    static func good(_ scheme: ColorScheme) -> Color {
        Color(paint: scheme == .dark ? 0x7FE0AC : 0x0B6B3D)
    }

    static func danger(_ scheme: ColorScheme) -> Color {
        Color(paint: scheme == .dark ? 0xFF8FA6 : 0xB3123A)
    }

    static func sky(_ scheme: ColorScheme, isTable: Bool) -> [Color] {
        let night: [UInt32] = [0x3A2A8C, 0x1B1149, 0x0E0829]
        let day: [UInt32] = [0xFBF8FF, 0xEEE7FF, 0xDCD0FA]
        let felt: [UInt32] = [0x2F8F63, 0x14523A, 0x08281D]
        return (isTable ? felt : scheme == .dark ? night : day).map { Color(paint: $0) }
    }
}

/// The sky behind everything, or the felt of a table.
struct Sky: View {
    var isTable = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let colours = Fair.sky(scheme, isTable: isTable)
        LinearGradient(colors: colours, startPoint: .top, endPoint: .bottom).ignoresSafeArea()
    }
}
