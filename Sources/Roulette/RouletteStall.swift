import Arcade
import Phrases

extension RouletteGame: StageGame {
    public typealias Bot = RouletteBot

    public static var looks: [Look] { WheelPicture.looks }

    /// Nothing happens at a table that the player does not begin.
    public static let staging = Staging(
        hasTabs: true, isHiddenInPauses: false, isHeldEarly: false, endsInDialog: true,
        isPatient: true, asksForName: true,
        places: PlaceNames(play: .playGame, scores: .leaderboard, board: .leaderboard))

    public static let hints = [
        Hint(.hintSpin, .waiting, untilStrokeOr: nil)
    ]

    public static func input(
        for gesture: Gesture, by hand: inout BetHand, in game: borrowing RouletteGame
    ) -> RouletteInput? {
        switch gesture {
        case .sheet(let move):
            guard game.phase == .betting else { return nil }
            return hand.take(move, after: game.lastSpin?.bet).map { .bet($0) }
        case .press, .strike:
            return game.shownTicks == nil ? nil : .skip
        case .drag, .lift, .cancel, .steer, .tilt:
            return nil
        }
    }

    public static func take(_ settings: RouletteSettings, by hand: inout BetHand) {
        hand.take(settings.level)
    }

    public static var skip: RouletteInput? { .skip }

    public static func drawn(_ outcome: Int) -> RouletteInput? {
        Pocket(outcome).map { .ball($0) }
    }

    public static func badge(at score: Int) -> Int? {
        let earned = Badge.earned(by: score)
        return earned == 0 ? nil : WheelPicture.firstBadgeLook + earned - 1
    }

    public var stage: StageShape { RouletteRules.stage }
    public var isWaiting: Bool { true }
    public var isStill: Bool { shownTicks == nil }

    public var shownTicks: Int? {
        if case .turning(_, let ticks) = phase { ticks } else { nil }
    }

    public var awaitedDraw: Int? {
        if case .locked = phase { Pocket.count } else { nil }
    }

    public var wager: [UInt8]? {
        guard case .locked(let bet) = phase else { return nil }
        var json = JSONText()
        json.object { json in
            json.string("level", bet.level.word)
            json.array("numbers") { json in
                for pocket in bet.pockets.pockets { json.number(nil, pocket.number) }
            }
        }
        return json.bytes
    }

    public var draws: Int { spins }

    public var hud: HUD {
        HUD(
            score: score,
            purse: HUD.Purse(money: money, badge: Self.badge(at: score)))
    }

    public func ending(in words: Words) -> String {
        switch phase {
        case .over(.closed): words[.tableCloses]
        case .over(.left): words[.seeYouSoon]
        default: words[.moneyGone]
        }
    }

    public func highlights(in words: Words) -> [String] {
        let hits = tallies.reduce(0) { $0 + $1.hits }
        return [words[.spins, spins], words[.hits, hits]]
    }

    public func describe(in json: inout JSONText) {
        var hand = BetHand()
        Self.take(settings, by: &hand)
        describe(hand, in: &json)
    }

    public func describe(_ hand: BetHand, in json: inout JSONText) {
        json.number("tick", tick)
        json.number("money", money)
        json.number("score", score)
        json.string("level", level(hand).word)
        json.number("spins", spins)
        json.array("bets") { json in
            for pocket in bets(hand).pockets { json.number(nil, pocket.number) }
        }
        json.number("lastPocket", lastSpin?.pocket.number)
        json.string("phase", word(hand))
        json.array("history") { json in
            for pocket in history { json.number(nil, pocket.number) }
        }
    }

    /// The level that is played at, or next (Roulette, rule 8).
    func level(_ hand: BetHand) -> RouletteLevel {
        phase == .betting ? hand.level : settings.level
    }

    /// What is bet, or about to be.
    func bets(_ hand: BetHand) -> PocketSet {
        switch phase {
        case .betting: hand.isOpen ? hand.chosen : lastSpin?.bet.pockets ?? PocketSet()
        case .locked(let bet): bet.pockets
        case .turning(let spin, _): spin.bet.pockets
        case .over: lastSpin?.bet.pockets ?? PocketSet()
        }
    }

    private func word(_ hand: BetHand) -> String {
        switch phase {
        case .betting: hand.isOpen ? "choosing" : "betting"
        case .locked: "locked"
        case .turning: "turning"
        case .over: "over"
        }
    }
}
