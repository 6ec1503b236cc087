import Arcade
import BubblePop

/// Shortcuts to states worth testing.
enum Runs {
    /// Returns a game on a phone, `ticks` after its start, without taps.
    static func game(
        seed: UInt64 = 7, seconds: Int = 60, mostBubbles: Int = 15,
        stage: StageShape = StageShape(width: 390, height: 690), ticks: Int = 0
    ) -> BubblePopGame {
        var game = BubblePopGame(
            settings: BubblePopSettings(
                gameTime: .nearest(to: seconds), mostBubbles: .nearest(to: mostBubbles)),
            stage: stage, seed: seed)
        advance(&game, by: ticks)
        return game
    }

    static func advance(_ game: inout BubblePopGame, by ticks: Int) {
        var cues: [Cue] = []
        for _ in 0..<ticks { game.advance(cues: &cues) }
    }

    /// Taps a point on the stage and returns the cues.
    @discardableResult
    static func tap(_ place: Point, in game: inout BubblePopGame) -> [Cue] {
        var cues: [Cue] = []
        if let place = InputPoint(place) { game.apply(.tap(place), cues: &cues) }
        return cues
    }

    /// Returns a standard game with at least two bubbles of the given kind on the stage, and these
    /// bubbles. Nil if this doesn't occur in the first hundred seeds.
    static func game(withTwo kind: String) -> (game: BubblePopGame, bubbles: [Bubble])? {
        for seed: UInt64 in 0..<100 {
            var game = game(seed: seed)
            while !game.isOver {
                let bubbles = game.bubbles.filter { $0.kind.word == kind }
                if bubbles.count >= 2 { return (game, bubbles) }
                advance(&game, by: 10)
            }
        }
        return nil
    }

    /// Returns a grid over a stage, too fine for a bubble to fit between its points.
    static func places(on stage: StageShape) -> [Point] {
        stride(from: 0, through: stage.width, by: 13).flatMap { x in
            stride(from: 0, through: stage.height, by: 13).map {
                Point(x: Double(x), y: Double($0))
            }
        }
    }
}
