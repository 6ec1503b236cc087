import Arcade
import Phrases

extension RouletteGame: StageGame {
    public typealias Bot = RouletteBot

    public static var looks: [Look] { WheelPicture.looks }

    /// A table game, where nothing happens until the player acts.
    public static let staging = Staging(
        .table, hasTabs: true, isHiddenInPauses: false, allowsHoldInCountIn: false,
        endsInDialog: true,
        asksForName: true,
        places: PlaceNames(
            play: Phrase(.playGame), scores: Phrase(.leaderboard), board: Phrase(.leaderboard)),
        honours: Badge.all.enumerated().map { index, badge in
            Honour(from: badge.score, look: WheelPicture.firstBadgeLook + index)
        })

    public static let hints = [
        Hint(Phrase(.hintSpin), .waiting, untilStrokeOr: nil)
    ]

    public static func input(
        for prompt: Prompt<RouletteSettings>, by hand: inout BetHand,
        in game: borrowing RouletteGame
    ) -> RouletteInput? {
        switch prompt {
        case .gesture(.sheet(let move)):
            guard game.phase == .betting else { return nil }
            if case .trial(let which) = move {
                hand.trial = game.trial(which, number: hand.trials)
                hand.trials += 1
                return nil
            }
            let last = game.lastSpin?.wager
            return game.mode.hasCloth
                ? hand.cloth.take(move, after: last?.chips, money: game.money).map { .chips($0) }
                : hand.take(move, after: last?.bet).map { .bet($0) }
        case .gesture(.press), .gesture(.strike), .skip:
            return game.moment.shownTicks == nil ? nil : .skip
        case .settings(let settings):
            hand.take(settings.level)
            return nil
        case .drawn(let outcome): return Pocket(outcome).map { .ball($0) }
        case .gesture, .turned, .proceed, .finish: return nil
        }
    }

    public var stage: StageShape { RouletteRules.stage }

    public var moment: GameMoment {
        switch phase {
        case .betting: .idle
        case .locked: .drawing(Draw(of: Pocket.count, number: spins))
        case .turning(_, let ticks): .showing(ticks: ticks)
        case .over: .over
        }
    }

    /// The locked bet, as a JSON object in UTF-8 for the server; nil unless the game is waiting for
    /// the ball.
    public var wager: [UInt8]? {
        guard case .locked(let wager) = phase else { return nil }
        var json = JSONText()
        json.object { json in
            switch wager {
            case .numbers(let bet):
                json.string("level", bet.level.word)
                json.array("numbers") { json in
                    for pocket in bet.pockets.pockets { json.number(nil, pocket.number) }
                }
            case .chips(let bet):
                json.array("places") { json in
                    for stack in bet.chips.stacks { json.number(nil, stack.place.code) }
                }
                json.array("chips") { json in
                    for stack in bet.chips.stacks { json.number(nil, stack.amount) }
                }
            }
        }
        return json.bytes
    }

    public var hud: HUD {
        HUD(
            score: score,
            purse: HUD.Purse(money: money, badge: Self.staging.honour(for: score)))
    }

    public func summary(in words: Words) -> Summary {
        let title: RoulettePhrase =
            switch phase {
            case .over(.closed): .tableCloses
            case .over(.left): .seeYouSoon
            default: .moneyGone
            }
        return Summary(title: words[title], lines: [words[.spins, spins], words[.hits, highlight]])
    }

    public func describe(_ hand: BetHand, in json: inout JSONText) {
        json.number("tick", tick)
        json.number("money", money)
        json.number("score", score)
        json.string("level", mode.hasCloth ? nil : level(hand).word)
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

    /// Returns the level of the current spin or, while betting, of the next spin (Roulette, rule
    /// 8).
    func level(_ hand: BetHand) -> RouletteLevel {
        phase == .betting ? hand.level : settings.level
    }

    /// Returns the chosen pockets, or the pockets of the current or last bet.
    func bets(_ hand: BetHand) -> PocketSet {
        switch phase {
        case .betting: hand.isOpen ? hand.chosen : lastSpin?.wager.pockets ?? PocketSet()
        case .locked(let wager): wager.pockets
        case .turning(let spin, _): spin.wager.pockets
        case .over: lastSpin?.wager.pockets ?? PocketSet()
        }
    }

    private func word(_ hand: BetHand) -> String {
        switch phase {
        case .betting: hand.isOpen || hand.cloth.isOpen ? "choosing" : "betting"
        case .locked: "locked"
        case .turning: "turning"
        case .over: "over"
        }
    }
}
