import Arcade
import Languages
import Testing

@testable import Roulette

@Suite("The cloth (rules 11 and 12)")
struct ClothTests {
    @Test(
        "The cloth has as many places of each kind as a real table",
        arguments: zip(ClothKind.allCases, [37, 60, 14, 23, 11, 3, 3, 6]))
    func count(kind: ClothKind, places: Int) {
        #expect(ClothPlace.all.count { $0.kind == kind } == places)
    }

    @Test("Every place covers as many pockets as its kind requires", arguments: ClothPlace.all)
    func pockets(place: ClothPlace) {
        #expect(place.pockets.count == place.kind.pockets)
    }

    @Test("A chip on any place loses a 37th on average", arguments: ClothPlace.all)
    func edge(place: ClothPlace) throws {
        let bet = try Cloths.bet((place, 1))
        let sum = Pocket.all.reduce(0) { $0 + bet.returned(by: $1) - bet.stake }
        #expect(sum == -1)
    }

    @Test func `Any combination of chips loses a 37th of the stake on average`() throws {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<400 {
            let bet = try #require(Cloths.random(by: &generator, upTo: 5000))
            #expect(ExpectedResult(of: .chips(bet)).sum == -bet.stake)
        }
    }

    @Test func `Places pay the same as on a real table`() {
        #expect(ClothKind.allCases.map(\.pays) == [35, 17, 11, 8, 5, 2, 2, 1])
    }

    @Test func `No two places cover the same pockets`() {
        let masks = ClothPlace.all.map(\.pockets.mask)
        #expect(Set(masks).count == masks.count)
    }

    @Test func `Outside bets lose when the ball lands on zero`() throws {
        for place in ClothPlace.all where place.kind.pockets >= 12 {
            #expect(try Cloths.bet((place, 5)).returned(by: Pocket.all[0]) == 0)
        }
    }

    @Test(
        "Numbers that touch zero on the cloth share a place with it",
        arguments: [[0, 1], [0, 2], [0, 3], [0, 1, 2], [0, 2, 3], [0, 1, 2, 3]])
    func zero(numbers: [Int]) {
        #expect(ClothPlace.covering(PocketSet(numbers: numbers)) != nil)
    }

    @Test func `Numbers that don't touch on the cloth don't share a place`() {
        for numbers in [[1, 5], [3, 4], [0, 4], [1, 2, 4], [34, 36]] {
            #expect(ClothPlace.covering(PocketSet(numbers: numbers)) == nil)
        }
    }

    @Test func `A place's number never changes`() throws {
        let rows = [
            ([17], 17), ([0, 1], 37), ([1, 2], 40), ([0, 1, 2], 97), ([1, 2, 3], 99),
            ([0, 1, 2, 3], 111), ([1, 2, 4, 5], 112), ([1, 2, 3, 4, 5, 6], 134),
            (Array(1...12), 148), (Array(1...18), 151), (Array(19...36), 156),
        ]
        for (numbers, row) in rows { #expect(try Cloths.place(numbers).code == row) }
        #expect(ClothPlace.all.map(\.code) == Array(0..<157))
    }

    @Test func `A place is drawn between the numbers it covers`() {
        func middle(_ area: ClothArea) -> (x: Double, y: Double) {
            (Double(area.x) + Double(area.width) / 2, Double(area.y) + Double(area.height) / 2)
        }
        for place in ClothPlace.all where [2, 4].contains(place.kind.pockets) {
            let numbers = place.pockets.pockets.map(\.number)
            guard numbers[0] > 0 else { continue }
            let middles = numbers.map { middle(ClothPlace.all[$0].area) }
            let count = Double(middles.count)
            #expect(middle(place.area).x == middles.reduce(0) { $0 + $1.x } / count)
            #expect(middle(place.area).y == middles.reduce(0) { $0 + $1.y } / count)
        }
    }

    @Test func `No two places on the cloth overlap`() {
        var taken: Set<[Int]> = []
        for place in ClothPlace.all {
            for x in place.area.x..<place.area.x + place.area.width {
                for y in place.area.y..<place.area.y + place.area.height {
                    #expect(taken.insert([x, y]).inserted, "\(place.code)")
                }
            }
        }
    }

    @Test(
        "A place's name says what it covers",
        arguments: [
            ([17], "17 black"), ([17, 20], "split 17 and 20"),
            ([16, 17, 18], "street 16, 17 and 18"), ([0, 1, 2, 3], "corner 0, 1, 2 and 3"),
            (Array(13...24), "dozen 2"), (Array(1...18), "1 to 18"),
        ])
    func name(numbers: [Int], name: String) throws {
        #expect(try Cloths.place(numbers).name(in: .english) == name)
    }

    @Test(
        "A called bet covers its part of the wheel",
        arguments: [(0, 9, 17), (1, 6, 12), (2, 5, 8)])
    func called(row: Int, chips: Int, pockets: Int) throws {
        let called = CalledBet.all[row]
        #expect(called.places.count == chips)
        let covered = called.places.reduce(into: PocketSet()) { $0.formUnion($1.pockets) }
        #expect(covered.count == pockets)
        // The pockets form one stretch of the wheel, or two for the orphans.
        let places = Set(covered.pockets.map(\.place))
        let pieces = places.count { !places.contains(($0 + 1) % Pocket.count) }
        #expect(pieces == (row == 2 ? 2 : 1))
    }

    @Test func `The three called bets cover 17 twice, and every other pocket once`() {
        var all: [Int] = []
        for called in CalledBet.all.prefix(3) {
            for kind in ClothKind.allCases {
                let places = ClothPlace.all.filter {
                    $0.kind == kind && called.places.contains($0)
                }
                for place in places { all += place.pockets.numbers }
            }
        }
        #expect(all.sorted() == (Array(0...36) + [17]).sorted())
    }

    @Test("A number and its neighbours are five straight bets", arguments: Pocket.wheel)
    func neighbours(pocket: Pocket) throws {
        let called = CalledBet.all[3 + pocket.place]
        #expect(called.middle == pocket)
        #expect(called.places.allSatisfy { $0.kind == .straight })
        let places = called.places.flatMap { $0.pockets.pockets.map(\.place) }
        #expect(places == (-2...2).map { (pocket.place + $0 + 37) % 37 })
    }
}
