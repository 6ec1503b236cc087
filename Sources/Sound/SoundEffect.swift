import Arcade

/// The short sounds of the fair. For music, see `Tune`.
public enum SoundEffect: UInt8, CaseIterable, Sendable {
    /// A bubble popped. The pitch climbs with the chain, one semitone per step.
    case pop
    /// A bubble vanished before anybody popped it.
    case burst
    /// A number of the count-in or of the last ten seconds. At a party, the pitch climbs with the
    /// last seconds.
    case countdown
    /// The count-in ended.
    case go
    /// A brick broke. The pitch climbs with its row and the streak, one note of the scale per step.
    case smash
    /// A brick was hit but didn't break.
    case crack
    /// A ball hit a wall.
    case bounce
    /// A ball hit the paddle.
    case paddle
    /// A ball was launched.
    case launch
    /// A ball was lost.
    case lost
    /// A life was lost.
    case lifeLost
    /// A level was completed.
    case cleared
    /// A special brick's bonus began.
    case bonus
    /// The balls were nudged.
    case nudge
    /// A tap hit nothing.
    case miss
    /// A stud of the wheel passed the pointer; see `WheelTicks` for the times.
    case wheelTick
    /// The ball rattled into its pocket.
    case rattle
    /// A turn was nearly won.
    case smallWin
    /// A turn was won.
    case bigWin
    /// A turn was lost.
    case loss
    /// A badge was earned.
    case badge
    /// A run ended.
    case gameOver
    /// A run became the best so far.
    case newBest
    /// A control was pressed.
    case button
    /// Something that can be caught started to fall.
    case drop
    /// Something was caught.
    case caught
    /// Something harmful was caught.
    case spoiled
    /// A run was extended.
    case moreTime
    /// A ball is rolling. The sound is one short piece of many, and brighter for faster balls.
    case roll
    /// A rolling ball was knocked. The higher the ball jumps, the harder the knock.
    case knock
    /// Somebody took the lead.
    case fanfare
    /// A stroke of a drum roll; see `delays` for the times.
    case drum

    /// The highest step of `pop` and `smash`; for `pop`, that's an octave of twelve semitones.
    public static let highestStep = 12

    /// The highest step of the effect; 0 if it always sounds the same.
    public var lastStep: Int {
        switch self {
        case .pop, .smash: Self.highestStep
        case .countdown: 9
        case .roll: 7
        case .knock: 4
        default: 0
        }
    }

    /// When the effect sounds, in seconds after its cue: just 0, except for a turning wheel and a
    /// drum roll.
    public var delays: [Double] {
        switch self {
        case .wheelTick: WheelTicks.delays
        case .drum: Self.strokes
        default: [0]
        }
    }

    /// The strokes of a drum roll of three and a half seconds, unless another cue ends it.
    private static let strokes: [Double] = {
        var strokes: [Double] = []
        for stroke in 0..<64 { strokes.append(Double(stroke) * 0.055) }
        return strokes
    }()

    /// The effect's name in file names: lowercase words with hyphens.
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
        case .fanfare: "fanfare"
        case .drum: "drum"
        }
    }

    /// Returns the effect of a cue; nil for a silent cue.
    static func effect(of name: Cue.Name) -> SoundEffect? {
        switch name {
        case .pop: .pop
        case .miss: .miss
        // Targets appear all the time, and players can see them.
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
        case .fanfare: .fanfare
        case .drumRoll: .drum
        }
    }
}
