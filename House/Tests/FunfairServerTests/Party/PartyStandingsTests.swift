import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Party standings")
struct PartyStandingsTests {
    @Test(arguments: [UInt64](1...100))
    func `Higher scores have better places, and tied guests share a place`(seed: UInt64) {
        for round in PartyScript(seed: seed).party.rounds {
            let places = round.places
            for placed in places {
                #expect(placed.place == 1 + places.count { $0.points > placed.points })
            }
            #expect(places.map(\.points) == places.map(\.points).sorted(by: >))
            let counted = round.results.values.count {
                if case .counted = $0 { true } else { false }
            }
            #expect(places.count == counted)
        }
    }

    @Test(arguments: [UInt64](1...100))
    func `A guest's points are the sum over all rounds`(seed: UInt64) {
        let script = PartyScript(seed: seed)
        let end = script.now.later(milliseconds: 1_000_000)
        let rounds = script.party.rounds.flatMap(\.places).reduce(0) {
            $0 + PartyRules.points(of: $1.place)
        }
        #expect(script.party.table(at: end).reduce(0) { $0 + $1.points } == rounds)
    }

    @Test func `One lucky round doesn't decide a party`() {
        var script = PartyScript()
        script.join(1, 2)
        script.play([1: 100_000, 2: 10])
        script.play([1: 10, 2: 20])
        script.play([1: 10, 2: 20])
        #expect(script.party.table(at: script.now).map(\.player) == [2, 1])
    }

    @Test func `A round that isn't judged yet awards no points`() {
        var script = PartyScript()
        script.join(1, 2)
        script.play([1: 100])
        #expect(script.party.table(at: script.now) == [])
    }

    @Test func `Every place earns at least one point, and no more than the place above it`() {
        let points = (1...PartyRules.mostGuests).map(PartyRules.points(of:))
        #expect(points == points.sorted(by: >))
        #expect(points.allSatisfy { $0 > 0 })
    }
}
