import SwiftUI
import UIKit

extension Color {
    /// Creates a colour from red, green and blue, 8 bits each.
    init(paint: UInt32, _ opacity: Double = 1) {
        self.init(
            .sRGB, red: Double(paint >> 16 & 0xFF) / 255, green: Double(paint >> 8 & 0xFF) / 255,
            blue: Double(paint & 0xFF) / 255, opacity: opacity)
    }

    /// Creates a colour with a dark variant.
    init(light: UInt32, dark: UInt32) {
        let ofTraits = UIColor { traits in
            UIColor(Color(paint: traits.userInterfaceStyle == .dark ? dark : light))
        }
        self.init(uiColor: ofTraits)
    }
}

enum Fair {
    /// The app's name, the same in every language.
    static let name = "Funfair"
    /// Apple's name, the same in every language.
    static let gameCenter = "Game Center"
    static let gold = Color(paint: 0xFFCB4F)
    static let onGold = Color(paint: 0x2C1A00)
    /// The colours of the top three places.
    static let podium = [gold, Color(paint: 0xC9CFDA), Color(paint: 0xD9935B)]
    static let urgent = Color(paint: 0xFF5C7A)
    static let accent = Color(light: 0x7A4D00, dark: 0xFFD36B)
    static let good = Color(light: 0x0B6B3D, dark: 0x7FE0AC)
    static let danger = Color(light: 0xB3123A, dark: 0xFF8FA6)
    static let felt = [Color(paint: 0x2F8F63), Color(paint: 0x14523A), Color(paint: 0x08281D)]
    static let night = [Color(paint: 0x3A2A8C), Color(paint: 0x1B1149), Color(paint: 0x0E0829)]
    static let sky = [
        Color(light: 0xFBF8FF, dark: 0x3A2A8C), Color(light: 0xEEE7FF, dark: 0x1B1149),
        Color(light: 0xDCD0FA, dark: 0x0E0829),
    ]
}

struct Sky: View {
    var colours = Fair.sky

    var body: some View {
        LinearGradient(colors: colours, startPoint: .top, endPoint: .bottom).ignoresSafeArea()
    }
}
