import Arcade
import BubblePop
import Funfair

@testable import FunfairServer
@testable import House
@testable import HouseStore

extension TestRun {
    /// A copy of a run of BubblePop under another name, with one tap a tick later. None of it is the same
    /// to the tick from there on, and it pops what its original does.
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

    /// A run of BubblePop by a thumb, which never hits the very middle as keys do.
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

    /// A run of BubblePop by a machine that is not the one of `bubblePop` and `party`.
    static func other(_ ticket: TestTicket) throws -> TestRun {
        var bot = BubblePopBot(.random, seed: ticket.seed)
        return play(
            Run<BubblePopGame>(
                player: try PlayerName(ticket.player.name), settings: .standard,
                stage: StageShape(width: 390, height: 690), seed: ticket.seed), to: .max
        ) { bot.input(for: $0) }
    }
}
