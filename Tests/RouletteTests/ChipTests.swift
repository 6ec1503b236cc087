import Arcade
import Testing

@testable import Roulette

@Suite("Chips (rule 11)")
struct ChipTests {
    @Test func `A bet has at least one chip`() {
        #expect(throws: ChipProblem.empty) { try ChipBet(Chips()) }
    }

    @Test func `The chips on a place are limited to the table's maximum`() throws {
        let place = try Cloths.place(17)
        var chips = Chips()
        for _ in 0..<5 { try chips.put(100, on: place) }
        let full = chips
        #expect(throws: ChipProblem.limit) { try chips.put(1, on: place) }
        #expect(chips == full)
    }

    @Test func `Zero chips can't be placed`() throws {
        let place = try Cloths.place(17)
        var chips = Chips()
        for amount in [0, -5, Int.min] {
            #expect(throws: ChipProblem.empty) { try chips.put(amount, on: place) }
        }
        #expect(chips == Chips())
    }

    @Test func `The order of chips doesn't matter`() throws {
        let places = [try Cloths.place(3), try Cloths.place(0, 1), try Cloths.place(17)]
        let there = try Cloths.chips(places.map { ($0, 5) })
        let back = try Cloths.chips(places.reversed().map { ($0, 5) })
        #expect(there == back)
        #expect(there.stacks.map(\.place.code) == [3, 17, 37])
    }

    @Test func `A bet of chips pays the sum of its places' payouts`() throws {
        let bet = try Cloths.bet(
            (try Cloths.place(17), 2), (try Cloths.place(17, 20), 3),
            (try Cloths.place(Array(1...18)), 10))
        #expect(bet.stake == 15)
        #expect(bet.returned(by: Pocket.all[17]) == 2 * 36 + 3 * 18 + 10 * 2)
        #expect(bet.returned(by: Pocket.all[20]) == 3 * 18)
        #expect(bet.returned(by: Pocket.all[1]) == 20)
        #expect(bet.returned(by: Pocket.all[0]) == 0)
    }

    @Test func `A bet of chips is a hit if it returns more than the stake`() throws {
        let bet = try Cloths.bet((try Cloths.place(17), 1), (try Cloths.place(Array(1...18)), 10))
        #expect(bet.outcome(of: Pocket.all[17]) == .hit)
        let even = try Cloths.bet(
            (try Cloths.place(Array(1...18)), 10), (try Cloths.place(Array(19...36)), 10))
        #expect(even.outcome(of: Pocket.all[5]) == .nearMiss)
        #expect(even.outcome(of: Pocket.all[0]) == .miss)
    }

    @Test func `Doubling beyond a place's maximum is refused`() throws {
        let chips = try Cloths.chips([(try Cloths.place(17), 300), (try Cloths.place(3), 1)])
        #expect(throws: ChipProblem.limit) { try chips.doubled() }
    }
}
