import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Announcements during a race")
struct PartyCallTests {
    private static let ada: Int64 = 1
    private static let bob: Int64 = 2
    private static let eve: Int64 = 3

    /// A round whose scores are read every two seconds.
    private struct Room {
        private(set) var calls = PartyCalls()
        private(set) var now = Timestamp.saturdayNoon
        private(set) var called: [PartyCall.What] = []

        mutating func see(
            _ scores: [Int64: Int], chains: [Int64: Int] = [:], round: Int = 1,
            fall: PartyRace.Fall? = nil, after milliseconds: Int64 = 2000
        ) {
            now = now.later(milliseconds: milliseconds)
            let players = scores.keys.sorted()
            let race = PartyRace(
                round: round, players: players,
                places: PartyPlace.ranked(players.map { ($0, scores[$0] ?? 0) }), fall: fall
            ) { chains[$0] }
            let before = calls.last
            calls.look(at: race, now)
            if let last = calls.last, last != before { called.append(last.what) }
        }
    }

    @Test func `Overtaking the leader is announced, but taking the first lead isn't`() {
        var room = Room()
        room.see([Self.ada: 0, Self.bob: 0])
        room.see([Self.ada: 10, Self.bob: 0])
        #expect(room.called == [])
        room.see([Self.ada: 10, Self.bob: 20])
        room.see([Self.ada: 15, Self.bob: 30])
        #expect(room.called == [.lead(player: Self.bob)])
    }

    @Test(arguments: [(ada, bob), (bob, ada)])
    func `Drawing level with the leader doesn't count as overtaking`(first: Int64, second: Int64) {
        var room = Room()
        room.see([first: 10, second: 0])
        room.see([first: 10, second: 10])
        #expect(room.called == [])
        room.see([first: 10, second: 11])
        #expect(room.called == [.lead(player: second)])
        room.see([first: 11, second: 11])
        room.see([first: 11, second: 12])
        #expect(room.called.count == 1)
    }

    @Test func `The longest growing chain is announced if it has five bubbles or more`() {
        var room = Room()
        room.see([Self.ada: 3, Self.bob: 2, Self.eve: 1], chains: [Self.ada: 9])
        room.see([Self.ada: 3, Self.bob: 2, Self.eve: 1], chains: [Self.ada: 9, Self.bob: 4])
        #expect(room.called == [])
        room.see(
            [Self.ada: 3, Self.bob: 2, Self.eve: 1],
            chains: [Self.ada: 9, Self.bob: 5, Self.eve: 7])
        #expect(room.called == [.chain(player: Self.eve, length: 7)])
    }

    @Test func `Chains of guests without a lane aren't announced`() {
        var room = Room()
        let scores = Dictionary(uniqueKeysWithValues: (1...9).map { (Int64($0), 100 - $0) })
        room.see(scores)
        room.see(scores, chains: [9: 50])
        #expect(room.called == [])
        room.see(scores, chains: [8: 6, 9: 50])
        #expect(room.called == [.chain(player: 8, length: 6)])
    }

    @Test func `Announcements appear one at a time, and later ones wait`() {
        var room = Room()
        room.see([Self.ada: 10, Self.bob: 0])
        room.see([Self.ada: 10, Self.bob: 0], chains: [Self.ada: 8])
        room.see([Self.ada: 10, Self.bob: 20], chains: [Self.ada: 8], after: 500)
        #expect(room.called == [.chain(player: Self.ada, length: 8)])
        room.see([Self.ada: 10, Self.bob: 20], chains: [Self.ada: 8], after: 1000)
        #expect(room.called.last == .lead(player: Self.bob))
        #expect(room.called.count == 2)
    }

    @Test func `The biggest win of a spin is announced once`() {
        var room = Room()
        let first = PartyRace.Fall(spin: 1, pocket: 17)
        let second = PartyRace.Fall(spin: 2, pocket: 0)
        room.see([Self.ada: 0, Self.bob: 0])
        room.see([Self.ada: 50, Self.bob: 500], fall: first)
        room.see([Self.ada: 50, Self.bob: 500], fall: first)
        #expect(room.called == [.hit(player: Self.bob, pocket: 17)])
        room.see([Self.ada: 50, Self.bob: 400], fall: second)
        #expect(room.called.last == .fell(pocket: 0))
        #expect(room.called.count == 2)
    }

    @Test func `A new round begins without announcements or a leader`() {
        var room = Room()
        room.see([Self.ada: 10, Self.bob: 0])
        room.see([Self.ada: 10, Self.bob: 20])
        room.see([Self.ada: 0, Self.bob: 0], round: 2)
        #expect(room.calls.last == nil)
        room.see([Self.ada: 10, Self.bob: 0], round: 2)
        #expect(room.calls.last == nil)
    }
}
