import Arcade
import Phrases

extension BubblePopGame: StageGame {
    public typealias Bot = BubblePopBot

    public static var looks: [Look] { BubbleKind.all.map { $0.look } }

    /// The tabs are hidden, because fast taps would hit them. The paused stage is hidden, too,
    /// because players mustn't study it.
    public static let staging = Staging(
        .timed, hasTargets: true, hasTabs: false, isHiddenInPauses: true,
        allowsHoldInCountIn: false,
        endsInDialog: false)

    public static let hints = [
        Hint(Phrase(.hintTapBubbles), untilStrokeOr: 8),
        Hint(Phrase(.hintChain), untilChainOr: 5),
    ]

    public static func input(
        for prompt: Prompt<BubblePopSettings>, by hand: inout StatelessHand,
        in game: borrowing BubblePopGame
    ) -> BubblePopInput? {
        switch prompt {
        case .gesture(.press(_, let place)): InputPoint(place).map { .tap($0) }
        case .turned: .turn
        case .finish: .finish
        case .gesture, .settings, .proceed, .skip, .drawn: nil
        }
    }

    public var moment: GameMoment { isOver ? .over : .running }

    public var hud: HUD {
        HUD(
            score: score,
            countdown: settings.modeRules.isTimed ? countdown : nil, chain: shownChain,
            lost: counted.lost)
    }

    /// The countdown. If chains add time, the time left can exceed the initial time, so the total
    /// grows.
    private var countdown: HUD.Countdown {
        let remaining = remainingSeconds
        return HUD.Countdown(
            remaining: remaining,
            total: max(settings.startTicks / Clock.ticksPerSecond, remaining), urgency: urgency)
    }

    /// The current chain; nil for a single bubble.
    private var shownChain: HUD.Chain? {
        guard let kindIndex = chain.kindIndex, chain.length > 1 else { return nil }
        return HUD.Chain(
            length: chain.length, look: kindIndex,
            worth: BubblePopRules.points(of: BubbleKind.all[kindIndex], chain: chain.length + 1))
    }

    public func summary(in words: Words) -> Summary {
        var lines = [words[.popped, pops], words[.longestChain, words.number(chain.longest)]]
        let modeRules = settings.modeRules
        if modeRules.gift != nil {
            lines.append(words[.lasted, words.number(tick / Clock.ticksPerSecond)])
        }
        if modeRules.price > 0 { lines.append(words[.lostAgain, counted.lost]) }
        return Summary(title: words[modeRules.isTimed ? .timeIsUp : .wellPopped], lines: lines)
    }

    public func describe(_ hand: StatelessHand, in json: inout JSONText) {
        json.number("tick", tick)
        json.number("second", tick / Clock.ticksPerSecond)
        json.number("remaining", settings.modeRules.isTimed ? remainingSeconds : nil)
        json.number("score", score)
        json.number("chain", chain.length)
        json.number("speed", speed)
        json.array("bubbles") { json in
            for bubble in bubbles { json.object { bubble.describe(in: &$0) } }
        }
    }
}

extension Bubble {
    func describe(in json: inout JSONText) {
        json.number("id", id)
        json.string("kind", kind.word)
        json.number("points", kind.points)
        json.number("x", centre.x)
        json.number("y", centre.y)
        json.number("radius", radius)
        json.string("phase", phaseName)
    }

    private var phaseName: String {
        switch phase {
        case .appearing: "appearing"
        case .whole: "whole"
        case .shrinking, .exiting: "leaving"
        }
    }
}
