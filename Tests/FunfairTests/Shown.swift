import Arcade
import Breakout
import BubblePop
import Roulette

extension Effects {
    /// Begins a cue's effects as its game does. A cue that two games share has the effects of
    /// BubblePop.
    mutating func begin(_ cue: Cue) {
        switch cue.name {
        case .launch, .bounce, .paddle, .crack, .smash, .bonus, .nudge, .lost, .lifeLost, .cleared,
            .drop, .caught, .spoiled:
            BreakoutGame.show(cue, in: &self)
        case .spin, .rattle, .roll, .knock, .win, .nearMiss, .badge:
            RouletteGame.show(cue, in: &self)
        case .pop, .miss, .appear, .vanish, .hurry, .timeUp, .loss, .moreTime, .go, .newBest,
            .button, .fanfare, .drumRoll:
            BubblePopGame.show(cue, in: &self)
        }
    }

    /// Returns all commands that are drawn, including those in `picture`.
    mutating func shown(around picture: [SceneCommand] = [], isMoving: Bool = true)
        -> [SceneCommand]
    {
        var scene = Scene()
        draw(into: &scene, isMoving: isMoving) { scene in
            for command in picture { scene.draw(command) }
        }
        return scene.commands
    }

    mutating func shown(_ shape: SceneCommand.Shape, around picture: [SceneCommand] = [])
        -> [SceneCommand]
    {
        shown(around: picture).filter { $0.shape == Float(shape.rawValue) }
    }

    /// A cue of each name, as a game produces it.
    static let cues: [Cue] = Cue.Name.allCases.map { cue($0) }

    static func cue(_ name: Cue.Name, at place: Point = Point(x: 100, y: 200), chain: Int = 1)
        -> Cue
    {
        Cue(
            name, at: place, size: 20, look: 3, points: 7, chain: chain, stretch: 2, ball: 4, row: 2
        )
    }
}

extension SceneCommand {
    /// Returns whether the shape is drawn at the given point.
    func isAt(_ place: Point) -> Bool { x == Float(place.x) && y == Float(place.y) }
}
