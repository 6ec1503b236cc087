import Arcade
import BubblePop
import Funfair

@testable import FunfairServer
@testable import House
@testable import HouseStore

extension TestRun {
    /// Returns a copy of this BubblePop run under another name, with one tap a tick later. After
    /// that tap, the copy's state differs at every tick, but the same bubbles pop.
    func copied(by player: TestPlayer) throws -> TestRun {
        let (original, claim) = try Recording<BubblePopGame>.reading(bytes)
        var run = Run<BubblePopGame>(
            player: try PlayerName(player.name), settings: original.settings,
            stage: original.stage, seed: original.seed)
        var cues: [Cue] = []
        for (index, deed) in original.inputs.enumerated() {
            let tick = index == original.inputs.count / 2 ? deed.tick + 1 : deed.tick
            while run.game.tick < tick { run.advance(cues: &cues) }
            run.apply(deed.input, cues: &cues)
        }
        while run.game.tick < claim.ticks { run.advance(cues: &cues) }
        return TestRun(run)
    }

    /// Returns a BubblePop run whose taps, like a thumb's, never hit a bubble's exact centre.
    static func byThumb(
        _ ticket: TestTicket, settings: BubblePopSettings = .standard
    ) throws -> TestRun {
        var bot = BubblePopBot(.greedy, seed: ticket.seed)
        return play(
            Run<BubblePopGame>(
                player: try PlayerName(ticket.player.name), settings: settings,
                stage: StageShape(width: 390, height: 690), seed: ticket.seed), to: .max
        ) { game in
            guard let input = bot.input(for: game), case .tap(let place) = input else { return nil }
            let beside = Point(x: place.point.x + 4, y: place.point.y - 3)
            return InputPoint(beside).map { .tap($0) }
        }
    }

    /// Returns a BubblePop run by a bot that `bubblePop` and `party` don't use.
    static func other(_ ticket: TestTicket) throws -> TestRun {
        var bot = BubblePopBot(.random, seed: ticket.seed)
        return play(
            Run<BubblePopGame>(
                player: try PlayerName(ticket.player.name), settings: .standard,
                stage: StageShape(width: 390, height: 690), seed: ticket.seed), to: .max
        ) { bot.input(for: $0) }
    }
}
