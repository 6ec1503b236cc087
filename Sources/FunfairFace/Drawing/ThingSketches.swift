import Arcade
import Foundation

// The things on a stage. Round things have a radius of 1, and other things a height of 2.

extension Sketch {
    private static func dark(_ opacity: Double) -> Colour { Colour(0x180434, opacity) }
    private static func light(_ opacity: Double) -> Colour { Colour(0xFFFFFF, opacity) }

    /// Draws a thing for use outside a stage.
    public init(_ look: Look) {
        let symbol = Sketch(look.symbol)
        switch look.form {
        case .bubble: self = .bubble(look, symbolSize: 1)
        case .brick:
            self.init()
            add(.brick(look.colour, stretch: 1.8), scale: 0.55)
            add(symbol, scale: 0.36)
        case .capsule:
            self.init()
            add(.bar(look.colour, stretch: 1.8), scale: 0.55)
            add(symbol, scale: 0.36)
        case .ball:
            self.init()
            add(.ball(look.colour), scale: 0.42)
        case .paddle:
            self.init()
            add(.bar(look.colour, stretch: 4), scale: 0.25)
        case .pocket: self = .disc(look.colour)
        case .chip: self = .chip(look.colour)
        case .badge:
            self = .disc(look.colour)
            draw(.circle(0.86), Self.light(0.55), line: 0.1)
            add(symbol, scale: 0.45)
        }
    }

    static func disc(_ colour: UInt32) -> Sketch {
        var sketch = Sketch()
        sketch.fill(.circle(1), Colour(colour))
        return sketch
    }

    static func bubble(_ look: Look, symbolSize: Double) -> Sketch {
        var sketch = disc(look.colour)
        sketch.fill(
            .circle(1), light(0.42), light(0.06), dark(0.08), dark(0.34),
            course: .round(CGPoint(x: -0.25, y: -0.35), from: 0.1, to: 1.45))
        sketch.draw(.circle(0.975), light(0.34), line: 0.05)
        sketch.fill(
            .ellipse(CGRect(x: -0.26, y: -0.79, width: 0.52, height: 0.28)), light(0.78),
            turn: -0.11)
        sketch.add(Sketch(look.symbol), at: CGPoint(x: 0, y: 0.06), scale: 0.4 * symbolSize)
        return sketch
    }

    static func ball(_ colour: UInt32) -> Sketch {
        var sketch = Sketch()
        sketch.fill(
            .circle(2.4), Colour(0xFFECBE, 0.5), Colour(0xFFE2A0, 0.14), Colour(0xFFE2A0, 0),
            course: .round(.zero, from: 0.8, to: 2.4))
        sketch.fill(.circle(1), Colour(colour))
        sketch.fill(
            .circle(1), light(1), light(0.3), Colour(0x784696, 0.42),
            course: .round(CGPoint(x: -0.25, y: -0.3), from: 0.1, to: 1.3))
        return sketch
    }

    /// Returns a casino chip.
    public static func chip(_ colour: UInt32) -> Sketch {
        var sketch = disc(0x3A1D08)
        sketch.fill(.circle(0.94), Colour(colour))
        sketch.draw(.circle(0.81), .white, line: 0.26, dash: 0.424)
        sketch.draw(.circle(0.6), Colour(0x3A1D08, 0.55), line: 0.07)
        return sketch
    }

    /// - Parameter gap: the gap at each side, relative to the height.
    static func brick(_ colour: UInt32, stretch: Double, gap: Double = 0) -> Sketch {
        let box = box(stretch, gap)
        var sketch = block(colour, box, radius: box.height * 0.24, edge: box.height * 0.13)
        let strip = CGRect(
            x: box.minX + box.height * 0.24, y: box.minY + box.height * 0.13,
            width: max(0, box.width - box.height * 0.48), height: box.height * 0.13)
        sketch.fill(.rounded(strip, radius: strip.height / 2), light(0.5))
        return sketch
    }

    /// Returns a bar with round ends.
    static func bar(_ colour: UInt32, stretch: Double) -> Sketch {
        let box = box(stretch, 0)
        return block(colour, box, radius: box.height / 2, edge: box.height * 0.14)
    }

    private static func box(_ stretch: Double, _ gap: Double) -> CGRect {
        let width = max(0.05, stretch - gap)
        let height = max(0.05, 1 - gap)
        return CGRect(x: -width, y: -height, width: width * 2, height: height * 2)
    }

    private static func block(
        _ colour: UInt32, _ box: CGRect, radius: Double, edge: Double
    ) -> Sketch {
        var sketch = Sketch()
        sketch.fill(.rounded(box, radius: radius), Colour(colour))
        sketch.fill(.rounded(box, radius: radius), dark(0.38))
        let face = CGRect(
            x: box.minX, y: box.minY, width: box.width, height: box.height - edge)
        let corner = min(radius, face.height / 2)
        sketch.fill(.rounded(face, radius: corner), Colour(colour))
        sketch.fill(
            .rounded(face, radius: corner), light(0.3), light(0), dark(0.1),
            course: .down(from: face.minY, to: face.maxY))
        return sketch
    }
}
