import Arcade

/// Everything short that is heard at the fair; `Tune` is what goes on and on.
public enum SoundEffect: UInt8, CaseIterable, Sendable {
    /// A bubble popped; climbs with the chain, a half tone a step.
    case pop
    /// A bubble was gone before anybody popped it.
    case burst
    /// A number of the count-in, or one of the last ten seconds.
    case countdown
    /// The count-in is over.
    case go
    /// A brick broke; climbs with its row and the streak, a note of the scale a step.
    case smash
    /// A brick was hit, and stands.
    case crack
    /// A ball met a wall.
    case bounce
    /// A ball met the paddle.
    case paddle
    /// A ball was sent off.
    case launch
    /// A ball was lost.
    case lost
    /// A life was lost.
    case lifeLost
    /// All of a level is done.
    case cleared
    /// What was in a special brick begins.
    case bonus
    /// The balls were nudged.
    case nudge
    /// A tap hit nothing.
    case miss
    /// A stud of the wheel passes the pointer; `WheelTicks` says when they do.
    case wheelTick
    /// The ball rattles into its pocket.
    case rattle
    /// A turn was nearly won.
    case smallWin
    /// A turn was won.
    case bigWin
    /// A turn was lost.
    case loss
    /// A badge was earned.
    case badge
    /// A run is over.
    case gameOver
    /// A run is the best so far.
    case newBest
    /// A control was pressed.
    case button
    /// Something begins to fall that can be caught.
    case drop
    /// Something was caught.
    case caught
    /// Something was caught that one would rather not have.
    case spoiled
    /// A run may go on for longer.
    case moreTime
    /// A ball rolls, an eye-blink of it: the faster, the brighter.
    case roll
    /// A rolling ball is knocked: the higher it is thrown, the harder.
    case knock

    /// The highest step of an effect that climbs: the twelfth half tone is the octave.
    public static let highestStep = 12

    /// How high it climbs: `highestStep`, or 0 where it always sounds the same.
    public var lastStep: Int {
        switch self {
        case .pop, .smash: Self.highestStep
        case .roll: 7
        case .knock: 4
        default: 0
        }
    }

    /// What it is called in the names of files: lowercase words with hyphens.
    public var name: String {
        switch self {
        case .pop: "pop"
        case .burst: "burst"
        case .countdown: "countdown"
        case .go: "go"
        case .smash: "smash"
        case .crack: "crack"
        case .bounce: "bounce"
        case .paddle: "paddle"
        case .launch: "launch"
        case .lost: "lost"
        case .lifeLost: "life-lost"
        case .cleared: "cleared"
        case .bonus: "bonus"
        case .nudge: "nudge"
        case .miss: "miss"
        case .wheelTick: "wheel-tick"
        case .rattle: "rattle"
        case .smallWin: "small-win"
        case .bigWin: "big-win"
        case .loss: "loss"
        case .badge: "badge"
        case .gameOver: "game-over"
        case .newBest: "new-best"
        case .button: "button"
        case .drop: "drop"
        case .caught: "caught"
        case .spoiled: "spoiled"
        case .moreTime: "more-time"
        case .roll: "roll"
        case .knock: "knock"
        }
    }

    /// What is heard of a cue, or nil where that is nothing.
    static func heard(of name: Cue.Name) -> SoundEffect? {
        switch name {
        case .pop: .pop
        case .miss: .miss
        // Targets come all the time, and are seen.
        case .appear: nil
        case .vanish: .burst
        case .hurry: .countdown
        case .timeUp: .gameOver
        case .launch: .launch
        case .bounce: .bounce
        case .paddle: .paddle
        case .crack: .crack
        case .smash: .smash
        case .bonus: .bonus
        case .nudge: .nudge
        case .lost: .lost
        case .lifeLost: .lifeLost
        case .cleared: .cleared
        case .spin: .wheelTick
        case .rattle: .rattle
        case .win: .bigWin
        case .nearMiss: .smallWin
        case .loss: .loss
        case .badge: .badge
        case .go: .go
        case .newBest: .newBest
        case .button: .button
        case .drop: .drop
        case .caught: .caught
        case .spoiled: .spoiled
        case .moreTime: .moreTime
        case .roll: .roll
        case .knock: .knock
        }
    }
}
