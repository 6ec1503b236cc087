import Arcade
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Parties")
struct PartyTests {
    private static let seeds = [UInt64](1...100)

    @Test(arguments: seeds)
    func `Repeated events in any order produce the same party`(seed: UInt64) {
        let script = PartyScript(seed: seed)
        var generator = SeededGenerator(seed: seed, draw: 1)
        var events = script.events + script.events.filter { _ in generator.below(3) == 0 }
        for index in events.indices {
            events.swapAt(index, index + generator.below(events.count - index))
        }
        #expect(Party(events: events) == script.party)
    }

    @Test(arguments: seeds)
    func `Events that are lost and resent produce the same party`(seed: UInt64) {
        let script = PartyScript(seed: seed)
        var generator = SeededGenerator(seed: seed, draw: 2)
        var journal = PartyJournal()
        for _ in 0..<20 {
            let from = generator.below(script.events.count)
            journal.take(script.events[from...].filter { _ in generator.below(3) > 0 })
        }
        journal.take(script.events)
        #expect(journal.party == script.party)
        let end = script.now.later(milliseconds: PartyRules.quiet)
        #expect(journal.party.table(at: end) == script.party.table(at: end))
    }

    @Test(arguments: seeds)
    func `A finished podium never changes`(seed: UInt64) {
        let script = PartyScript(seed: seed)
        var party = Party()
        var podiums: [Int: [PartyPlace]] = [:]
        for event in script.events {
            party.take(event)
            for round in party.rounds {
                let barred = Set(party.guests.filter(\.isBarred).map(\.player))
                // The round doesn't wait for guests who left, so their runs can be judged later.
                let gone = round.absent
                func known(_ places: [PartyPlace]) -> [Int64] {
                    places.map(\.player).filter { !barred.contains($0) && !gone.contains($0) }
                }
                guard event.moment >= round.judged else { continue }
                let before = podiums.updateValue(round.places, forKey: round.number)
                if let before { #expect(known(before) == known(round.places)) }
            }
        }
    }

    @Test(arguments: seeds)
    func `Rounds never overlap, and only guests who were present play`(seed: UInt64) {
        let script = PartyScript(seed: seed)
        for (before, after) in zip(script.party.rounds, script.party.rounds.dropFirst()) {
            #expect(after.starts > before.ends)
        }
        for round in script.party.rounds {
            let begun = script.events.filter {
                $0.moment.later(milliseconds: PartyRules.countIn) <= round.starts
            }
            let present = Set(Party(events: begun).present.map(\.player))
            #expect(Set(round.players).isSubset(of: present))
        }
    }

    @Test func `The random parties in these tests have rounds and judged runs`() {
        let parties = Self.seeds.map { PartyScript(seed: $0).party }
        #expect(parties.reduce(0) { $0 + $1.rounds.count } > 200)
        #expect(parties.reduce(0) { $0 + $1.rounds.reduce(0) { $0 + $1.results.count } } > 100)
    }

    @Test func `A party goes from gathering through a round to a podium`() {
        var script = PartyScript()
        #expect(script.party.phase(at: script.now) == .gathering)
        script.join(1, 2)
        script.add(.began(stall: .bubblePop, seed: 7))
        let round = script.party.rounds[0]
        let party = script.party
        #expect(party.phase(at: script.now) == .countIn(round))
        #expect(party.phase(at: round.starts) == .playing(round))
        #expect(party.phase(at: round.ends.later(milliseconds: -1)) == .playing(round))
        #expect(party.phase(at: round.ends) == .judging(round))
        #expect(party.phase(at: round.judged.later(milliseconds: -1)) == .judging(round))
        #expect(party.phase(at: round.judged) == .podium(round))
    }

    @Test func `A round ends when all runs are judged`() {
        var script = PartyScript()
        script.join(1, 2)
        script.play([1: 100])
        #expect(!script.party.canBegin(at: script.now))
        script.add(.refused(round: 1, player: 2, because: "too-fast"))
        #expect(script.party.canBegin(at: script.now))
    }

    @Test func `Runs judged early don't end a round early`() {
        var script = PartyScript()
        script.join(1)
        script.add(.began(stall: .bubblePop, seed: 7))
        script.count([1: 100], in: 1)
        #expect(!script.party.canBegin(at: script.now))
        #expect(script.party.canBegin(at: script.party.rounds[0].ends))
    }

    @Test func `A round doesn't wait for a guest who left, but accepts the guest's run`() {
        var script = PartyScript()
        script.join(1, 2)
        script.add(.began(stall: .bubblePop, seed: 7))
        script.add(.left(player: 2, forGood: false))
        script.now(is: script.party.rounds[0].ends)
        script.count([1: 100], in: 1)
        #expect(script.party.canBegin(at: script.now))
        script.count([2: 200], in: 1)
        #expect(script.party.rounds[0].places.map(\.player) == [2, 1])
    }

    @Test func `A removed guest isn't on the podium and can't return`() {
        var script = PartyScript()
        script.join(1, 2)
        script.play([1: 100, 2: 200])
        script.add(.left(player: 2, forGood: true))
        script.join(2)
        #expect(script.party.present.map(\.player) == [1])
        #expect(script.party.rounds[0].places.map(\.player) == [1])
    }

    @Test func `A guest who joins during a round plays in the next round`() {
        var script = PartyScript()
        script.join(1)
        script.add(.began(stall: .bubblePop, seed: 7))
        script.join(2)
        #expect(script.party.rounds[0].players == [1])
        script.now(is: script.party.rounds[0].judged)
        script.add(.began(stall: .breakout, seed: 8))
        #expect(script.party.rounds[1].players == [1, 2])
    }

    @Test func `The first verdict on a run is final`() {
        var script = PartyScript()
        script.join(1)
        script.play([1: 100])
        script.count([1: 900], in: 1)
        #expect(script.party.rounds[0].places.map(\.points) == [100])
    }

    @Test func `A run after the deadline doesn't change the podium`() {
        var script = PartyScript()
        script.join(1, 2)
        script.play([1: 100])
        script.now(is: script.party.rounds[0].judged)
        script.count([2: 900], in: 1)
        #expect(script.party.rounds[0].places.map(\.player) == [1])
    }

    @Test func `When a guest leaves a full party, another guest can join`() {
        var script = PartyScript()
        for player in 1...Int64(PartyRules.mostGuests) { script.join(player) }
        #expect(!script.party.hasRoom)
        let late = Int64(PartyRules.mostGuests) + 1
        script.join(late)
        #expect(script.party.guest(late) == nil)
        script.add(.left(player: 1, forGood: false))
        script.join(late)
        #expect(script.party.guest(late)?.isThere == true)
        script.join(1)
        #expect(script.party.guest(1)?.isThere == false)
    }

    @Test func `The longest chain and the best comeback are awarded`() {
        var script = PartyScript()
        script.join(1, 2, 3)
        script.add(.began(stall: .bubblePop, seed: 7))
        script.now(is: script.party.rounds[0].ends)
        for (player, half, score, chain) in [(1, 90, 100, 3), (2, 80, 90, 9), (3, 10, 200, 2)] {
            let count = PartyCount(score: score, half: half, highlight: chain, run: "")
            script.add(.counted(round: 1, player: Int64(player), count))
        }
        let round = script.party.rounds[0]
        #expect(round.longest?.player == 2)
        #expect(round.longest?.length == 9)
        #expect(round.comeback?.player == 3)
        #expect(round.comeback?.places == 2)
    }

    @Test func `A party ends after three hours without activity`() {
        var script = PartyScript()
        script.join(1)
        let end = script.now.later(milliseconds: PartyRules.quiet)
        #expect(!script.party.isClosed(at: end.later(milliseconds: -1)))
        #expect(script.party.phase(at: end) == .over)
        script.add(.closed, after: PartyRules.quiet)
        script.join(2)
        #expect(script.party.present.map(\.player) == [1])
        #expect(script.party.closed == end)
    }

    @Test func `Removing a player's events removes no round that others played`() {
        var script = PartyScript()
        script.join(1)
        script.play([1: 100])
        script.join(2)
        script.play([1: 100, 2: 200])
        let without = Party(events: script.events.filter { $0.kind.player != 1 })
        #expect(without.rounds.map(\.number) == [1, 2])
        #expect(without.rounds.map(\.players) == [[], [2]])
        #expect(without.rounds.last?.places.map(\.points) == [200])
    }

    @Test func `Removing the events of a player who was alone doesn't end a party`() {
        var script = PartyScript()
        script.join(1)
        script.add(.redrawn(player: 1, face: 5), after: PartyRules.unattended)
        script.join(2)
        script.play([1: 100, 2: 200])
        let without = Party(events: script.events.filter { $0.kind.player != 1 })
        #expect(!without.isClosed(at: script.now))
        #expect(without.present.map(\.player) == [2])
        #expect(without.rounds.first?.places.map(\.points) == [200])
    }

    @Test func `Events that may happen only once have a mark, and repeatable events don't`() {
        #expect(PartyEvent.Kind.closed.mark(beginning: 1) != nil)
        #expect(PartyEvent.Kind.left(player: 1, forGood: false).mark(beginning: 1) == nil)
        let counted = PartyEvent.Kind.counted(round: 1, player: 2, PartyScript.count(1, by: 2))
        let refused = PartyEvent.Kind.refused(round: 1, player: 2, because: "")
        #expect(counted.mark(beginning: 2) == refused.mark(beginning: 2))
    }

    @Test func `After a party ends, no guest joins and no round starts, but runs are still judged`()
    {
        var script = PartyScript()
        script.join(1)
        script.add(.began(stall: .bubblePop, seed: 7))
        script.add(.closed)
        script.join(2)
        script.now(is: script.party.rounds[0].ends)
        script.count([1: 100], in: 1)
        #expect(script.party.present.map(\.player) == [1])
        #expect(!script.party.canBegin(at: script.now))
        #expect(script.party.phase(at: script.now) == .over)
        #expect(script.party.rounds[0].places.map(\.points) == [100])
    }
}

extension PartyScript {
    fileprivate mutating func now(is moment: Timestamp) {
        let rest = moment.milliseconds - now.milliseconds
        add(.refused(round: 0, player: 0, because: ""), after: rest)
    }
}
