import Arcade
import BubblePop

/// One tick of a run, and what the player did before it.
struct PlayedTick {
    /// The state before the player's inputs.
    let before: BubblePopGame
    /// The state after the inputs and before the tick.
    let played: BubblePopGame
    /// The cues of the inputs.
    let playedCues: [Cue]
    /// The state after the tick.
    let after: BubblePopGame
    /// The cues of the tick.
    let cues: [Cue]
    /// The bubbles that existed before and after the tick.
    let staying: [(old: Bubble, new: Bubble)]
    /// The bubbles that appeared in the tick.
    let newcomers: [Bubble]
    /// The bubbles that disappeared in the tick.
    let gone: [Bubble]

    init(before: BubblePopGame, doing inputs: [BubblePopInput]) {
        self.before = before
        var game = before
        var cues: [Cue] = []
        for input in inputs { game.apply(input, cues: &cues) }
        played = game
        playedCues = cues
        cues = []
        game.advance(cues: &cues)
        after = game
        self.cues = cues
        (staying, newcomers, gone) = Self.compared(played.bubbles, after.bubbles)
    }

    /// Pairs the bubbles that are in both lists. This runs millions of times, and both lists are in
    /// nearly the same order, so each search starts at the first unpaired bubble.
    private static func compared(
        _ old: [Bubble], _ new: [Bubble]
    ) -> (staying: [(Bubble, Bubble)], newcomers: [Bubble], gone: [Bubble]) {
        var rest = old
        var staying: [(Bubble, Bubble)] = []
        staying.reserveCapacity(new.count)
        var newcomers: [Bubble] = []
        for bubble in new {
            var index = 0
            while index < rest.count, rest[index].id != bubble.id { index += 1 }
            if index < rest.count {
                staying.append((rest.remove(at: index), bubble))
            } else {
                newcomers.append(bubble)
            }
        }
        return (staying, newcomers, rest)
    }

    /// Whether the run had already ended, so no tick passed.
    var isFinished: Bool { played.isOver }

    /// The number of seconds that the player's pops added to the time.
    var added: Int { playedCues.reduce(0) { $0 + ($1.name == .moreTime ? $1.points : 0) } }

    /// The ticks since the last whole game second.
    var tickOfSecond: Int { after.tick % Clock.ticksPerSecond }
}
