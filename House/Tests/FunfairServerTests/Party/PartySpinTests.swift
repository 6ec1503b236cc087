import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Party games and spins")
struct PartySpinTests {
    private static let seeds = [UInt64](1...100)

    @Test(arguments: seeds)
    func `A party spin has one pocket, drawn after bets close`(seed: UInt64) {
        let script = PartyScript(seed: seed, count: 2000)
        for round in script.party.rounds {
            for (number, pocket) in round.pockets {
                guard let spin = round.spin(number) else {
                    Issue.record("There is no spin \(number).")
                    continue
                }
                let first = script.events.first { event in
                    guard case .drew(round.number, number, _) = event.kind else { return false }
                    return event.moment >= spin.closes
                }
                #expect(
                    first?.kind
                        == .drew(round: round.number, spin: number, pocket: pocket))
            }
        }
    }

    @Test func `Spins follow each other until the round ends`() {
        var script = PartyScript()
        script.join(1)
        script.add(.began(stall: .roulette, seed: 7))
        let round = script.party.rounds[0]
        let spins = (1...PartyRules.spins).compactMap { round.spin($0) }
        #expect(spins.count == PartyRules.spins)
        #expect(spins.first?.opens == round.starts)
        #expect(spins.last?.ends == round.ends)
        for (before, after) in zip(spins, spins.dropFirst()) { #expect(before.ends == after.opens) }
        for spin in spins {
            #expect(spin.closes < spin.ends)
            #expect(round.spin(at: spin.opens) == spin)
            #expect(round.spin(at: spin.ends.later(milliseconds: -1)) == spin)
        }
    }

    @Test func `A pocket's payout is shown when the wheel stops and not earlier`() throws {
        var script = PartyScript()
        script.join(1)
        script.add(.began(stall: .roulette, seed: 7))
        var round = script.party.rounds[0]
        let spin = try #require(round.spin(1))
        #expect(round.shownFrom(spin) == nil)
        let drawn = spin.closes.later(milliseconds: 70)
        round.draw(17, for: 1, at: drawn)
        let from = try #require(round.shownFrom(spin))
        #expect(from == drawn.later(milliseconds: PartyRules.turning))
        #expect(round.spinsShown(at: from.later(milliseconds: -1)) == 0)
        #expect(round.fall(at: from.later(milliseconds: -1)) == nil)
        #expect(round.spinsShown(at: from) == 1)
        #expect(round.fall(at: from) == PartyRace.Fall(spin: 1, pocket: 17))
    }

    @Test func `A pocket drawn late because the house was down is shown immediately`() throws {
        var script = PartyScript()
        script.join(1)
        script.add(.began(stall: .roulette, seed: 7))
        var round = script.party.rounds[0]
        let spin = try #require(round.spin(1))
        round.draw(17, for: 1, at: spin.ends.later(milliseconds: 5000))
        #expect(round.shownFrom(spin) == spin.ends)
    }

    @Test func `A party can play several games`() {
        var script = PartyScript()
        #expect(script.party.nextGame.stall == .bubblePop)
        script.join(1)
        script.play([1: 100])
        script.add(.chose(stall: .roulette))
        script.add(.began(stall: script.party.nextGame.stall, seed: 8))
        #expect(script.party.rounds.map(\.stall) == [.bubblePop, .roulette])
        #expect(script.party.rounds[1].ends > script.party.rounds[1].starts)
    }
}
