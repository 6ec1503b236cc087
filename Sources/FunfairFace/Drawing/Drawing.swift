import Arcade
import Foundation
import Phrases

/// Converts a scene to drawing steps: a sketch for each command, and its position.
@MainActor
public final class Drawing {
    /// A sketch and its position, in stage units.
    public struct Step {
        /// The sketch to draw.
        public let sketch: Sketch
        /// The position of its origin.
        public let place: CGPoint
        /// The horizontal and vertical scale.
        public let size: CGSize
        /// The rotation, in turns clockwise.
        public let turn: Double
        /// The opacity, 0 invisible to 1 solid.
        public let opacity: Double
    }

    /// What the cached sketches depend on.
    private struct Key: Equatable {
        let looks: [Look]
        let words: Words
        let symbolSize: Double
    }

    /// The gap around a brick, in stage units.
    private static let gap = 1.5
    private static let edge = Sketch.Colour(0x1B0F45)

    private var key: Key?
    private var bubbles: [Sketch] = []
    private var balls: [Sketch] = []
    private var symbols: [Sketch] = []
    private var rotor = Sketch()
    private var pageWords = PageWords(.english)

    /// Creates a drawing with an empty cache.
    public init() {}

    /// Returns the steps to draw a scene.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - looks: the looks that its commands refer to.
    ///   - words: the texts in the player's language.
    ///   - symbolSize: the scale of symbols, 1 for the usual size.
    public func steps(
        of scene: FairScene, looks: [Look], words: Words, symbolSize: Double
    ) -> [Step] {
        prepare(Key(looks: looks, words: words, symbolSize: symbolSize))
        var steps: [Step] = []
        steps.reserveCapacity(scene.commands.count)
        for command in scene.commands {
            let row = Int(clamping: Double(command.look))
            guard let shape = command.drawn, looks.indices.contains(row) else { continue }
            steps.append(step(Numbers(command, row), shape, looks[row], words))
            if shape == .wheel {
                let wheel = Numbers(command, row)
                steps.append(wheel.step(rotor, turn: wheel.amount))
            }
        }
        return steps
    }

    /// Caches all sketches, except those that depend on a command's size.
    private func prepare(_ key: Key) {
        guard key != self.key else { return }
        self.key = key
        pageWords = PageWords(key.words.language)
        bubbles = key.looks.map { .bubble($0, symbolSize: key.symbolSize) }
        balls = key.looks.map { .ball($0.colour) }
        symbols = key.looks.map { Sketch($0.symbol) }
        rotor = .rotor(key.looks, in: key.words, symbolSize: key.symbolSize)
    }

    private func step(
        _ command: Numbers, _ shape: SceneCommand.Shape, _ look: Look, _ words: Words
    ) -> Step {
        let row = command.row
        let stretch = command.stretch
        switch shape {
        case .bubble: return command.step(bubbles[row], stretch: stretch)
        case .ball: return command.step(balls[row], stretch: stretch)
        case .symbol: return command.step(symbols[row], scale: key?.symbolSize ?? 1)
        case .brick, .flash:
            return command.step(
                .brick(
                    shape == .flash ? 0xFFFFFF : look.colour, stretch: stretch,
                    gap: Self.gap / max(Self.gap, command.size)),
                height: shape == .brick ? 1 - command.amount : 1)
        case .paddle: return command.step(.bar(look.colour, stretch: stretch))
        case .wheel: return command.step(.bowl)
        case .pointer:
            return command.step(.pointer, at: (0, -command.size), turn: command.amount)
        case .rider:
            let angle = command.amount * 2 * .pi
            let reach = command.size * stretch
            return command.step(
                look.form == .chip ? .chip(look.colour) : balls[row],
                at: (sin(angle) * reach, -cos(angle) * reach))
        case .chip: return command.step(.chip(look.colour), width: stretch)
        case .shard, .gauge, .disc, .ring, .streak:
            let sketch = plain(command, shape, Sketch.Colour(look.colour))
            return command.step(sketch, turn: command.turn(shape))
        case .points, .chain, .words, .count, .seconds:
            return command.step(written(command, shape, look, words))
        }
    }

    private func plain(
        _ command: Numbers, _ shape: SceneCommand.Shape, _ colour: Sketch.Colour
    ) -> Sketch {
        var sketch = Sketch()
        let half = max(0, command.stretch)
        let box = CGRect(x: -half, y: -1, width: half * 2, height: 2)
        let size = max(0.01, command.size)
        switch shape {
        case .gauge: sketch.fill(.rounded(box, radius: 1), colour)
        case .ring: sketch.draw(.circle(1), colour, line: max(0.01, command.amount / size))
        case .shard: sketch.fill(.rounded(box, radius: 0), colour)
        case .streak:
            let end = CGPoint(x: command.amount / size, y: command.stretch / size)
            sketch.draw(.polygons([[.zero, end]]), colour, line: 2)
        default: sketch.fill(.circle(1), colour)
        }
        return sketch
    }

    private func written(
        _ command: Numbers, _ shape: SceneCommand.Shape, _ look: Look, _ words: Words
    ) -> Sketch {
        let number = Int(clamping: command.amount)
        let text: String
        var paint: UInt32 = 0xFFFFFF
        switch shape {
        case .points:
            // Keeps the sign before the number in right-to-left text, too.
            text = "\u{200E}" + (number < 0 ? "" : "+") + words.number(number)
            paint = number < 0 ? 0xFFB3C1 : 0xFFE08A
        case .seconds:
            text = "\u{200E}+" + words[.seconds, words.number(number)]
            paint = 0x8FF0C0
        case .chain: text = pageWords[.chainLength, words.number(number)]
        case .count:
            text = words.number(number)
            paint = 0xFF5C7A
        default: text = look.label(in: words)
        }
        var sketch = Sketch()
        sketch.fill(
            .text(text, at: .zero, size: 1, edge: shape == .count ? nil : Self.edge),
            Sketch.Colour(paint))
        return sketch
    }
}

/// A command's values, converted and limited.
private struct Numbers {
    let row: Int
    let place: CGPoint
    let size: Double
    let opacity: Double
    let amount: Double
    let stretch: Double

    /// Values that aren't finite and negative sizes become 0.
    init(_ command: SceneCommand, _ row: Int) {
        func number(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
        self.row = row
        place = CGPoint(x: number(command.x), y: number(command.y))
        size = max(0, number(command.size))
        opacity = min(max(0, number(command.opacity)), 1)
        amount = number(command.amount)
        stretch = number(command.stretch)
    }

    /// Returns the rotation. Only shards rotate; other shapes use the amount for something else.
    func turn(_ shape: SceneCommand.Shape) -> Double { shape == .shard ? amount : 0 }

    /// - Parameters:
    ///   - offset: the distance from the command's place.
    ///   - stretch: the ratio of width to height, with the area unchanged.
    ///   - width: the scale of the width alone.
    ///   - height: the scale of the height alone.
    @MainActor
    func step(
        _ sketch: Sketch, at offset: (x: Double, y: Double) = (0, 0), stretch: Double = 1,
        width: Double = 1, height: Double = 1, scale: Double = 1, turn: Double = 0
    ) -> Drawing.Step {
        Drawing.Step(
            sketch: sketch, place: CGPoint(x: place.x + offset.x, y: place.y + offset.y),
            size: CGSize(
                width: size * scale * max(0, stretch) * width,
                height: size * scale * max(0, height) / max(0.05, stretch)),
            turn: turn, opacity: opacity)
    }
}
