import Arcade
import BubblePop

/// One tick of a run, and what the player did before it.
struct Moment {
    /// The state before anything was done.
    let before: BubblePopGame
    /// The state after what was done and before the tick.
    let played: BubblePopGame
    /// What was to be seen and heard of that.
    let playedCues: [Cue]
    /// The state after the tick.
    let after: BubblePopGame
    /// What was to be seen and heard of the tick.
    let cues: [Cue]
    /// The bubbles that were there before the tick and after it.
    let staying: [(old: Bubble, new: Bubble)]
    /// The bubbles that came with the tick.
    let newcomers: [Bubble]
    /// The bubbles that went with the tick.
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

    /// Pairs what is the same bubble in two lists. This is done some million times, and both are in
    /// nearly the same order: each bubble is looked for from the first that is not paired yet.
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

    /// Whether the player ended the run, so that no tick passed.
    var isFinished: Bool { played.isOver }

    /// How many whole seconds were added to the time.
    var added: Int { playedCues.reduce(0) { $0 + ($1.name == .moreTime ? $1.points : 0) } }

    /// The ticks since the last whole game second.
    var tickOfSecond: Int { after.tick % Clock.ticksPerSecond }
}
