import Arcade
import Foundation
import Phrases

// The wheel, with radius 1. Roulette decides where the ball runs and comes to rest.

extension Sketch {
    /// The radii of the boundaries between the wheel's parts.
    private static let edges = (track: 0.965, rotor: 0.835, numbers: 0.7, pockets: 0.575)
    private static let gold = Colour(0xE9C46A)

    /// The fixed part.
    static let bowl: Sketch = {
        var sketch = Sketch()
        sketch.round(1, 0xA8652C, 0x7B431A, 0x4C260D)
        sketch.draw(.circle(0.985), gold, line: 0.018)
        // Darkest beside the rotor, as if it were deeper.
        sketch.fill(
            .circle(edges.track), Colour(0x2D1508), Colour(0x6B3A17), Colour(0x8F5424),
            course: .round(.zero, from: edges.rotor, to: edges.track))
        // Every other deflector is crosswise.
        let along = Outline.polygon([0, -0.899, 0.018, -0.867, 0, -0.835, -0.018, -0.867])
        let across = Outline.polygon([-0.032, -0.867, 0, -0.885, 0.032, -0.867, 0, -0.849])
        for index in 0..<8 {
            let deflector = index % 2 == 0 ? along : across
            let turn = (Double(index) + 0.5) / 8
            sketch.fill(deflector, gold, turn: turn)
            sketch.draw(deflector, Colour(0x5A3205), line: 0.005, turn: turn)
        }
        return sketch
    }()

    /// Returns the turning part: the numbered pockets, the cone and the cross.
    ///
    /// - Parameter symbolSize: the scale of the numbers, 1 for the usual size.
    static func rotor(_ looks: [Look], in words: Words, symbolSize: Double) -> Sketch {
        let pockets = looks.filter { $0.form == .pocket }
        let width = 1 / Double(max(1, pockets.count))
        let middle = CGPoint(x: 0, y: -(edges.rotor + edges.numbers) / 2)
        // Larger numbers would no longer fit into their pockets.
        let size = 0.078 * min(symbolSize, 1.25)
        var sketch = Sketch()
        for (index, look) in pockets.enumerated() {
            let turn = Double(index) * width
            sketch.fill(sector(edges.rotor, width), Colour(look.colour), turn: turn)
            sketch.fill(sector(edges.numbers, width), Colour(0, 0.28), turn: turn)
            sketch.draw(sector(edges.rotor, width), gold, line: 0.008, turn: turn)
            sketch.fill(
                .text(look.name(in: words), at: middle, size: size, edge: nil), .white, turn: turn)
        }
        sketch.draw(.circle(edges.rotor), gold, line: 0.014)
        sketch.draw(.circle(edges.numbers), gold, line: 0.008)
        sketch.round(edges.pockets, 0xC98A45, 0x8A4F20, 0x552A0E)
        sketch.draw(.circle(edges.pockets), gold, line: 0.014)
        sketch.draw(.circle(0.5), Colour(0xE9C46A, 0.5), line: 0.006)
        let arm = Outline.polygon([-0.035, 0, -0.014, -0.34, 0.014, -0.34, 0.035, 0])
        for index in 0..<4 {
            let turn = Double(index) / 4
            sketch.fill(arm, Colour(0xF3D58A), turn: turn)
            sketch.fill(.circle(0.036, at: CGPoint(x: 0, y: -0.34)), Colour(0xF3D58A), turn: turn)
        }
        sketch.round(0.13, 0xFFF6D8, 0xF0C865, 0xA9741D)
        return sketch
    }

    /// The pointer that marks the winning pocket. It hangs from the origin.
    static let pointer: Sketch = {
        var sketch = Sketch()
        let mark = Outline.polygon([-0.055, 0, 0.055, 0, 0, 0.155])
        sketch.fill(mark, Colour(0xFFDD85))
        sketch.draw(mark, Colour(0x5A3205), line: 0.014)
        return sketch
    }()

    /// Returns a wheel as an emblem, too small for numbers.
    ///
    /// - Parameter looks: the looks, including the pockets.
    static func wheelSign(_ looks: [Look]) -> Sketch {
        let pockets = looks.filter { $0.form == .pocket }
        let width = 1 / Double(max(1, pockets.count))
        var sketch = disc(0x7B431A)
        for (index, look) in pockets.enumerated() {
            sketch.fill(sector(0.9, width), Colour(look.colour), turn: Double(index) * width)
        }
        sketch.fill(.circle(0.56), Colour(0x8A4F20))
        sketch.draw(.circle(0.56), gold, line: 0.06)
        sketch.fill(.circle(0.11, at: CGPoint(x: 0, y: -0.73)), .white)
        return sketch
    }

    private static func sector(_ radius: Double, _ width: Double) -> Outline {
        let corners = (0...4).map { step in
            let angle = 2 * Double.pi * width * (Double(step) / 4 - 0.5)
            return CGPoint(x: sin(angle) * radius, y: -cos(angle) * radius)
        }
        return .polygons([[.zero] + corners])
    }

    private mutating func round(_ radius: Double, _ colours: UInt32...) {
        let centre = CGPoint(x: -radius / 6, y: -radius / 4)
        fill(
            .circle(radius), Colour(colours[0]), Colour(colours[1]), Colour(colours[2]),
            course: .round(centre, from: 0, to: radius * 1.25))
    }
}
