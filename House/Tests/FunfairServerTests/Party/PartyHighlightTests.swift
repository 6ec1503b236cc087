import Arcade
import Funfair
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Best moments at a party")
struct PartyHighlightTests {
    private static let seeds = [UInt64](1...100)

    private func end(_ script: PartyScript) -> Timestamp {
        script.now.later(milliseconds: 1_000_000)
    }

    /// Plays a round with a score, half-time score and highlight for each player.
    private func play(_ runs: [Int64: (Int, Int, Int)], _ script: inout PartyScript) {
        script.add(.began(stall: .bubblePop, seed: 7))
        let round = script.party.rounds.count
        script.add(
            .closedRound, after: PartyRules.countIn + PartyRules.length(of: .bubblePop))
        for (player, run) in runs.sorted(by: { $0.key < $1.key }) {
            script.add(
                .counted(
                    round: round, player: player,
                    PartyCount(
                        score: run.0, half: run.1, highlight: run.2, run: "\(round) \(player)")))
        }
    }

    @Test(arguments: seeds)
    func `Everyone whose run counted gets exactly one moment`(seed: UInt64) {
        let script = PartyScript(seed: seed)
        let highlights = script.party.highlights(at: end(script))
        let counted = Set(script.party.rounds.flatMap(\.places).map(\.player))
        #expect(highlights.count == counted.count)
        #expect(Set(highlights.map(\.player)) == counted)
    }

    @Test(arguments: seeds)
    func `Every moment is a run of that guest in that round`(seed: UInt64) {
        let party = PartyScript(seed: seed).party
        for highlight in party.highlights(at: end(PartyScript(seed: seed))) {
            let round = party.rounds[highlight.round - 1]
            #expect(round.run(of: highlight.player) == highlight.run)
            #expect(round.game == highlight.game)
            switch highlight.what {
            case .chain(let number), .rescue(let number), .finish(let number), .place(let number):
                #expect(number > 0)
            }
        }
    }

    @Test(arguments: seeds)
    func `The best of each kind is among the moments`(seed: UInt64) {
        let script = PartyScript(seed: seed)
        let party = script.party
        let highlights = party.highlights(at: end(script))
        // The guest with the most places gained ranks first in the rarest kind.
        let rescues = party.rounds.compactMap(\.comeback)
        guard let best = rescues.map(\.places).max() else { return }
        #expect(highlights.contains { $0.what == .rescue(places: best) })
    }

    @Test func `Guests who are good at different things get different moments`() {
        var script = PartyScript()
        script.join(1, 2, 3, 4)
        // 1 wins narrowly, 2 has the longest chain, 3 gains a place, 4 has nothing of these.
        play([1: (100, 96, 3), 2: (99, 95, 12), 3: (98, 10, 2), 4: (5, 20, 0)], &script)
        let highlights = script.party.highlights(at: end(script))
        #expect(highlights.map(\.player) == [1, 2, 3, 4])
        #expect(
            highlights.map(\.what) == [
                .finish(margin: 1), .chain(12), .rescue(places: 1), .place(4),
            ])
    }

    @Test func `A guest's best round counts for each kind`() {
        var script = PartyScript()
        script.join(1, 2)
        play([1: (100, 100, 4), 2: (50, 50, 3)], &script)
        play([1: (100, 100, 9), 2: (50, 50, 5)], &script)
        let highlights = script.party.highlights(at: end(script))
        #expect(highlights[1].what == .chain(5))
        #expect(highlights[1].round == 2)
    }

    @Test func `A round that isn't judged yet has no moments`() {
        var script = PartyScript()
        script.join(1, 2)
        script.play([1: 100])
        #expect(script.party.highlights(at: script.now) == [])
    }
}

extension PartyEvent.Kind {
    /// An event without an effect, to let time pass.
    fileprivate static var closedRound: Self { .left(player: 999, forGood: false) }
}
