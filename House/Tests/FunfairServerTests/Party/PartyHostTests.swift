import Arcade
import Foundation
import Funfair
import HTTPTypes
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Who hosts a party")
struct PartyHostTests {
    private static let seeds = [UInt64](1...60)

    private func host(_ build: (inout PartyScript) -> Void) -> Int64? {
        var script = PartyScript()
        build(&script)
        return script.party.host
    }

    @Test func `No guest hosts a party that was never handed to one`() {
        #expect(host { $0.join(1, 2) } == nil)
    }

    @Test func `The last guest to receive the party is the host`() {
        let last = host { script in
            script.join(1, 2, 3)
            script.add(.handed(player: 1))
            script.add(.handed(player: 3))
        }
        #expect(last == 3)
    }

    @Test func `A party can't be handed to someone who isn't there`() {
        let last = host { script in
            script.join(1, 2)
            script.add(.handed(player: 1))
            script.add(.left(player: 2, forGood: false))
            script.add(.handed(player: 2))
            script.add(.handed(player: 9))
        }
        #expect(last == 1)
    }

    @Test(arguments: [false, true])
    func `If the host leaves or is removed, the party goes back to the guest who opened it`(
        forGood: Bool
    ) {
        let last = host { script in
            script.join(3, 1, 2)
            script.add(.handed(player: 1))
            script.add(.handed(player: 2))
            script.add(.left(player: 2, forGood: forGood))
        }
        #expect(last == 1)
    }

    @Test func `If the opener has left too, the guest who has been there longest is the host`() {
        let last = host { script in
            script.join(3, 1, 2)
            script.add(.handed(player: 1))
            // This guest came first, but has come back since.
            script.add(.left(player: 3, forGood: false))
            script.join(3)
            script.add(.left(player: 1, forGood: false))
        }
        #expect(last == 2)
    }

    @Test func `An opener who comes back hosts again, unless the party was handed on`() {
        func last(isHandedOn: Bool) -> Int64? {
            host { script in
                script.join(1, 2)
                script.add(.handed(player: 1))
                if isHandedOn { script.add(.handed(player: 2)) }
                script.add(.left(player: 1, forGood: false))
                script.join(1)
            }
        }
        #expect(last(isHandedOn: false) == 1)
        #expect(last(isHandedOn: true) == 2)
    }

    @Test(arguments: seeds)
    func `The host is always a guest who is present`(seed: UInt64) {
        var party = Party()
        for event in PartyScript(seed: seed).events {
            party.take(event)
            guard let host = party.host else { continue }
            #expect(party.present.contains { $0.player == host })
        }
    }

    @Test func `The random parties in these tests have hosts`() {
        let hosted = Self.seeds.count { PartyScript(seed: $0).party.host != nil }
        #expect(hosted > Self.seeds.count / 2)
    }

    @Test func `A command's text is read back as the same command`() {
        let commands: [PartyCommand] =
            [.start, .ask(.end), .ask(.guest(3)), .ask(nil), .hand(7), .remove(12), .end]
            + PartyGame.all.flatMap { [.choose($0), .vote($0)] }
            + PartyRules.plannedRounds.flatMap { [.plan(.mixed($0)), .plan(.voted($0))] }
            + [.plan(.oneByOne), .ask(.plan), .swap(10)]
        for command in commands {
            #expect(PartyCommand(command.text) == command)
            #expect(command.text.utf8.count <= WireLimits.move)
        }
    }

    @Test(arguments: [
        "", " ", "Start", "start ", "start now", "end end", "game", "game chess", "hand", "hand x",
        "hand 0", "hand -1", "remove 99999999999999999999", "guest 1 2", "stay 1",
        "plan", "plan 5", "plan 2 mixed", "plan 11 voted", "plan x mixed", "round", "round 0",
        "vote", "vote chess", "game breakout-drawn", "game bubblepop-rush", "vote bubblepop-",
    ])
    func `Anything else isn't a command`(text: String) {
        #expect(PartyCommand(text) == nil)
    }
}
