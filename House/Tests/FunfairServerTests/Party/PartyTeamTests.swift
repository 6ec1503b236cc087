import Arcade
import Faces
import HouseWire
import Languages
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Teams at a party")
struct PartyTeamTests {
    private static let seeds = [UInt64](1...100)

    /// Returns a random evening with teams. Guests are dealt into them, and choose others.
    static func events(seed: UInt64) -> [PartyEvent] {
        var generator = SeededGenerator(seed: seed, draw: 3)
        var events: [PartyEvent] = []
        for event in PartyScript(seed: seed).events {
            let kind: PartyEvent.Kind? =
                switch generator.below(6) {
                case 0:
                    .sided(
                        player: Int64(generator.below(12)), team: generator.below(10) - 1)
                case 1 where generator.below(6) == 0:
                    .teamed(guests: seats(&generator))
                default: nil
                }
            for kind in [kind, event.kind].compactMap(\.self) {
                events.append(
                    PartyEvent(number: events.count + 1, moment: event.moment, kind: kind))
            }
        }
        return events
    }

    /// Returns teams with some guests who are there, some who aren't, and some who are in two.
    private static func seats(_ generator: inout SeededGenerator) -> [[Int]] {
        (0..<generator.below(10)).map { _ in
            (0..<generator.below(4)).map { _ in generator.below(300) }
        }
    }

    private static func script(_ players: Int64) -> PartyScript {
        var script = PartyScript()
        for player in 1...players { script.join(player) }
        return script
    }

    private static func sizes(_ party: Party) -> [Int] {
        party.teams.all.map { team in party.present.count { party.teams[$0.player] == team } }
    }

    // MARK: Folding

    @Test(arguments: seeds)
    func `While there are teams, every guest who is there is in exactly one`(seed: UInt64) {
        var party = Party()
        for event in Self.events(seed: seed) {
            party.take(event)
            let teams = party.present.compactMap { party.teams[$0.player] }
            #expect(teams.count == (party.teams.isOn ? party.present.count : 0))
            #expect(teams.allSatisfy { (1...party.teams.count).contains($0) })
            #expect(party.teams.count == 0 || PartyRules.teams.contains(party.teams.count))
        }
    }

    @Test(arguments: seeds)
    func `Repeated events about teams in any order produce the same party`(seed: UInt64) {
        let events = Self.events(seed: seed)
        var generator = SeededGenerator(seed: seed, draw: 4)
        var shuffled = events + events.filter { _ in generator.below(3) == 0 }
        for index in shuffled.indices {
            shuffled.swapAt(index, index + generator.below(shuffled.count - index))
        }
        #expect(Party(events: shuffled) == Party(events: events))
        var journal = PartyJournal()
        for _ in 0..<10 {
            journal.take(
                events[generator.below(events.count)...].filter { _ in generator.below(3) > 0 })
        }
        journal.take(events)
        #expect(journal.party == Party(events: events))
    }

    @Test func `The random parties in these tests have teams and guests who chose theirs`() {
        let parties = Self.seeds.map { Party(events: Self.events(seed: $0)) }
        #expect(parties.count { $0.teams.isOn } > 40)
        #expect(parties.count { $0.rounds.contains { $0.teams.isOn } } > 40)
        let changes = parties.flatMap(\.guests).reduce(0) { $0 + $1.teamChanges.count }
        #expect(changes > 200)
    }

    @Test(arguments: seeds)
    func `After dealing, the teams' sizes differ by at most one`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var script = Self.script(Int64(1 + generator.below(40)))
        for player in 1...20 where generator.below(3) == 0 {
            script.add(.left(player: Int64(player), forGood: generator.below(2) == 0))
        }
        let count = 2 + generator.below(7)
        let seats = script.party.dealt(into: count, at: script.now, using: &generator)
        #expect(seats.count == count)
        script.add(.teamed(guests: seats))
        let sizes = Self.sizes(script.party)
        #expect(sizes.reduce(0, +) == script.party.present.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }

    @Test(arguments: seeds.prefix(20))
    func `Guests with the most points are dealt into different teams`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var script = Self.script(12)
        script.play(Dictionary(uniqueKeysWithValues: (1...12).map { (Int64($0), $0 * 100) }))
        script.add(
            .teamed(guests: script.party.dealt(into: 4, at: script.now, using: &generator)))
        let party = script.party
        let best = party.table(at: script.now).prefix(4).map { party.teams[$0.player] }
        #expect(Set(best).count == 4)
    }

    @Test func `Dealing again mixes guests with equal points`() {
        var generator = SeededGenerator(seed: 5)
        let script = Self.script(12)
        let deals = (0..<5).map { _ in
            script.party.dealt(into: 3, at: script.now, using: &generator).map { $0.sorted() }
        }
        #expect(Set(deals).count == 5)
    }

    @Test(arguments: [-1, 0, 1, 9, 1000])
    func `No other number of teams is dealt`(count: Int) {
        var generator = SeededGenerator(seed: 1)
        let script = Self.script(3)
        #expect(script.party.dealt(into: count, at: script.now, using: &generator) == [])
    }

    @Test func `Who joins later is in the smallest team, and who comes back in their own`() {
        var script = Self.script(4)
        script.add(.teamed(guests: [[1, 2], [3, 4]]))
        script.add(.left(player: 4, forGood: false))
        script.join(5)
        #expect(script.party.teams[5] == 2)
        script.join(4)
        #expect(script.party.teams[4] == 2)
        script.join(6)
        #expect(script.party.teams[6] == 1)
    }

    @Test func `A guest who came while the house was dealing gets a team, too`() {
        var script = Self.script(3)
        script.add(.teamed(guests: [[1], [2]]))
        #expect(script.party.teams[3] == 1)
    }

    @Test func `Removing a player's events leaves the other guests in their teams`() {
        var generator = SeededGenerator(seed: 9)
        var script = Self.script(9)
        script.add(
            .teamed(guests: script.party.dealt(into: 3, at: script.now, using: &generator)))
        let without = Party(events: script.events.filter { $0.kind.player != 4 })
        for player: Int64 in [1, 2, 3, 5, 6, 7, 8, 9] {
            #expect(without.teams[player] == script.party.teams[player])
        }
    }

    @Test func `A round's latecomers don't replace a team that was chosen, or dealt since`() {
        var script = Self.script(2)
        script.add(.teamed(guests: [[1], [2]]))
        script.join(3, 4)
        let seated = script.party.teams.latecomers(among: script.party.guests)
        #expect(seated == [[4], [5]])
        script.add(.sided(player: 3, team: 2))
        script.add(.began(PartyGame(.bubblePop), seed: 7, latecomers: seated))
        #expect(script.party.rounds[0].teams[3] == 2)
        #expect(script.party.rounds[0].teams[4] == 2)
        var dealt = Self.script(3)
        dealt.add(.teamed(guests: [[1], [2], [3]]))
        dealt.add(.began(PartyGame(.bubblePop), seed: 7, latecomers: [[3], [1, 99], [-1], [2]]))
        #expect([1, 2, 3].map { dealt.party.rounds[0].teams[$0] } == [1, 2, 3])
        #expect(dealt.party.teams.latecomers(among: dealt.party.guests) == nil)
    }

    @Test func `A round keeps the teams of its beginning`() {
        var script = Self.script(2)
        script.add(.teamed(guests: [[1], [2]]))
        script.add(.began(stall: .bubblePop, seed: 7))
        script.add(.sided(player: 1, team: 2))
        #expect(script.party.rounds[0].teams[1] == 1)
        #expect(script.party.teams[1] == 2)
        script.add(.teamed(guests: []))
        #expect(script.party.rounds[0].teams.count == 2)
        #expect(!script.party.teams.isOn)
    }

    @Test(arguments: [0, 3, -1, Int.max])
    func `A team that doesn't exist can't be chosen`(team: Int) {
        var script = Self.script(2)
        script.add(.teamed(guests: [[1], [2]]))
        script.add(.sided(player: 1, team: team))
        #expect(script.party.teams[1] == 1)
    }

    @Test func `Too many changes of team are ignored, even if another house stored them`() {
        var script = Self.script(2)
        script.add(.teamed(guests: [[1], [2]]))
        for change in 0..<2 * PartyRules.mostRedraws {
            script.add(.sided(player: 1, team: 2 - change % 2))
        }
        #expect(script.party.guests[0].teamChanges.count == PartyRules.mostRedraws)
        #expect(script.party.teams[1] == 1)
    }

    @Test func `Too many deals are ignored, even if another house stored them`() {
        var script = Self.script(2)
        for _ in 0..<PartyRules.mostDeals { script.add(.teamed(guests: [[1], [2]])) }
        script.add(.teamed(guests: []))
        #expect(script.party.teams.count == 2)
        script.add(.teamed(guests: []), after: PartyRules.hour)
        #expect(!script.party.teams.isOn)
    }

    @Test func `The stored events' names never change`() throws {
        #expect(
            try PartyEvent.Kind.teamed(guests: [[1, 4], [2]]).body
                == #"{"teamed":{"guests":[[1,4],[2]]}}"#)
        #expect(
            try PartyEvent.Kind.sided(player: 7, team: 2).body
                == #"{"sided":{"player":7,"team":2}}"#)
        #expect(
            try PartyEvent.Kind.began(stall: .breakout, seed: 7).body
                == #"{"began":{"_0":"breakout","seed":7}}"#)
        #expect(
            try PartyEvent.Kind.began(
                PartyGame(.breakout), seed: 7, latecomers: [[4], []]
            ).body == #"{"began":{"_0":"breakout","latecomers":[[4],[]],"seed":7}}"#)
    }

    @Test func `Every team has a name and an emblem`() {
        #expect(TeamPhrase.names.count == PartyRules.teams.upperBound)
        #expect(TeamEmblems.paths.count == PartyRules.teams.upperBound)
    }

    // MARK: Scores

    /// Returns a round of two teams. The second team has one player.
    private static func round(_ scores: [Int64: Int]) -> PartyScript {
        var script = script(4)
        script.add(.teamed(guests: [[1, 2, 3], [4]]))
        script.play(scores)
        return script
    }

    private static func places(_ script: PartyScript) -> [String] {
        script.party.rounds[0].teamPlaces.map { "\($0.place) team \($0.team): \($0.points)" }
    }

    @Test func `A team's score is the mean of its players' scores`() {
        let script = Self.round([1: 100, 2: 200, 3: 600, 4: 290])
        #expect(Self.places(script) == ["1 team 1: 300", "2 team 2: 290"])
    }

    @Test func `A mean is rounded, halves up`() {
        #expect(Self.places(Self.round([1: 1, 2: 2, 4: 5])) == ["1 team 2: 5", "2 team 1: 2"])
        #expect(
            Self.places(Self.round([1: 1, 2: 1, 3: 2, 4: 5])) == ["1 team 2: 5", "2 team 1: 1"])
    }

    @Test(arguments: seeds.prefix(30))
    func `A team's size makes no difference`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = 1 + generator.below(30)
        var teams = PartyTeams()
        let guests = (1...count + 1).map { number in
            Party.Guest(
                player: Int64(number), number: number, name: "",
                face: Face(wrapping: number, colour: 0),
                since: number)
        }
        teams.deal(
            [Array(1...count), [count + 1]], among: guests, at: Timestamp(milliseconds: 0))
        let score = generator.below(1000)
        let places = teams.places(of: guests.map(\.player)) { _ in score }
        #expect(places.map(\.place) == [1, 1])
        #expect(places.map(\.points) == [score, score])
    }

    @Test func `A run that doesn't count is worth nothing to its team`() {
        var script = Self.round([1: 100, 2: 200, 4: 90])
        script.add(.refused(round: 1, player: 3, because: "does-not-reproduce"))
        #expect(Self.places(script) == ["1 team 1: 100", "2 team 2: 90"])
    }

    @Test func `A team doesn't suffer for a player who sent no run`() {
        var script = Self.round([1: 100, 4: 90])
        script.add(.refused(round: 1, player: 2, because: nil))
        script.add(.left(player: 3, forGood: false))
        #expect(Self.places(script) == ["1 team 1: 100", "2 team 2: 90"])
    }

    @Test func `A removed guest's run doesn't count for the team`() {
        var script = Self.round([1: 100, 2: 200, 3: 300, 4: 90])
        script.add(.left(player: 3, forGood: true))
        #expect(Self.places(script) == ["1 team 1: 150", "2 team 2: 90"])
    }

    @Test func `A team without a score has no place`() {
        #expect(Self.places(Self.round([1: 100])) == ["1 team 1: 100"])
    }

    @Test(arguments: [Int.max, Int.min])
    func `A score that another house made up can't overflow a mean`(score: Int) {
        var script = Self.script(4)
        script.add(.teamed(guests: [[1, 2, 3], [4]]))
        let places = script.party.teams.places(of: [1, 2, 3, 4]) { _ in score }
        #expect(places.map(\.place) == [1, 1])
        #expect(places.allSatisfy { abs($0.points) <= WireLimits.most })
    }

    @Test func `Teams get points for their places, as guests do`() {
        var script = Self.round([1: 100, 2: 100, 3: 100, 4: 90])
        script.play([1: 10, 2: 10, 3: 10, 4: 20])
        script.play([1: 10, 2: 10, 3: 10, 4: 10])
        let table = script.party.teamTable(of: 2, at: script.now)
        #expect(table.map(\.points) == [10 + 8 + 10, 8 + 10 + 10])
    }

    @Test func `Only rounds with as many teams count for the teams' standings`() {
        var script = Self.round([1: 100, 2: 100, 3: 100, 4: 90])
        script.add(.teamed(guests: [[1], [2], [3, 4]]))
        script.play([1: 10, 2: 20, 3: 30, 4: 30])
        let three = script.party.teamTable(of: 3, at: script.now)
        #expect(three.map(\.team) == [3, 2, 1])
        #expect(script.party.teamTable(of: 2, at: script.now).map(\.points) == [10, 8])
    }
}
