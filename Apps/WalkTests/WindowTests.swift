@_spi(Walk) import SwiftUI
import Testing

@testable import FunfairApp

@Suite("The app's window") @MainActor
struct WindowTests {
    @Test func `It opens with the three stalls, and with all that views ask their environment for`()
    {
        let walk = Walk()
        let names = walk.nodes(of: FunfairApp()).all.map(\.text)
        #expect(walk.faults == [])
        #expect(Set(names).isSuperset(of: ["BubblePop", "Breakout", "Roulette"]))
    }

    @Test func `It opens a link`() async {
        let walk = Walk()
        let app = FunfairApp()
        _ = walk.nodes(of: app)
        walk.openURL?(URL(string: "funfair:#party=BDJL")!)
        for _ in 0..<20 { await Task.yield() }
        #expect(walk.nodes(of: app).all.contains { $0.kind == "TextField" && $0.text == "BDJL" })
    }
}
