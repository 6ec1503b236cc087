import Arcade

/// Which team each guest is in. Screens find a team's name and emblem by its number, from 1.
///
/// The host chooses the number of teams, and the house deals everyone present into them. Guests who
/// come later join the smallest team, those who come back return to theirs, and each may choose
/// another one. A round keeps the teams of its beginning.
struct PartyTeams: Equatable, Sendable {
    /// The number of teams; 0 if everyone plays for themselves.
    private(set) var count = 0
    /// The teams by player. Guests who left keep theirs.
    private var sides: [Int64: Int] = [:]
    /// The players who weren't dealt into their teams and didn't choose them.
    private var latecomers: Set<Int64> = []
    /// How often guests were dealt into teams lately.
    private(set) var deals = HourlyCount()

    var isOn: Bool { count > 0 }

    /// The numbers of all teams.
    var all: [Int] { Array(1..<(count + 1)) }

    /// Returns a player's team; nil if there are no teams, or the player isn't in one.
    subscript(_ player: Int64) -> Int? { sides[player] }

    /// Deals guests into teams, and puts those who are present and weren't dealt into the smallest
    /// teams.
    ///
    /// - Parameters:
    ///   - seats: the guests of each team, by their numbers at the party. Any other number of teams
    ///     than the rules allow means none.
    ///   - guests: all guests, in the order they came.
    mutating func deal(_ seats: [[Int]], among guests: [Party.Guest], at moment: Timestamp) {
        guard deals.pause(at: moment, most: PartyRules.mostDeals) == 0 else { return }
        deals.count(at: moment)
        count = PartyRules.teams.contains(seats.count) ? seats.count : 0
        sides = [:]
        latecomers = []
        guard isOn else { return }
        let players = Dictionary(uniqueKeysWithValues: guests.map { ($0.number, $0) })
        for (index, numbers) in seats.enumerated() {
            for number in numbers {
                guard let guest = players[number], !guest.isBarred, sides[guest.player] == nil
                else { continue }
                sides[guest.player] = index + 1
            }
        }
        seatOthers(among: guests)
    }

    /// Puts every guest who is present and has no team into the smallest one.
    mutating func seatOthers(among guests: [Party.Guest]) {
        guard isOn else { return }
        var sizes = Array(repeating: 0, count: count)
        for guest in guests where guest.isThere {
            if let side = sides[guest.player] { sizes[side - 1] += 1 }
        }
        for guest in guests where guest.isThere && sides[guest.player] == nil {
            let smallest = sizes.indices.min { (sizes[$0], $0) < (sizes[$1], $1) } ?? 0
            sides[guest.player] = smallest + 1
            latecomers.insert(guest.player)
            sizes[smallest] += 1
        }
    }

    /// Moves a player to another team.
    ///
    /// - Returns: false if there is no such team, or the player is in it already.
    mutating func move(_ player: Int64, to team: Int) -> Bool {
        guard all.contains(team), sides[player] != team else { return false }
        sides[player] = team
        latecomers.remove(player)
        return true
    }

    /// Returns the latecomers of each team, by their numbers at the party; nil
    /// without latecomers.
    func latecomers(among guests: [Party.Guest]) -> [[Int]]? {
        guard !latecomers.isEmpty else { return nil }
        return all.map { team in
            guests.filter { latecomers.contains($0.player) && sides[$0.player] == team }
                .map(\.number)
        }
    }

    /// Puts latecomers into the teams that a round began with. Without the events of a removed
    /// player, other teams may have been the smallest.
    mutating func seat(_ seats: [[Int]], among guests: [Party.Guest]) {
        for (index, numbers) in seats.prefix(count).enumerated() {
            let numbers = Set(numbers)
            for guest in guests
            where latecomers.contains(guest.player) && numbers.contains(guest.number) {
                sides[guest.player] = index + 1
            }
        }
    }
}

extension Party {
    /// Deals the guests present into teams whose sizes differ by at most one. Those with similar
    /// points go to different teams, and chance decides between equal ones.
    ///
    /// - Parameter count: the number of teams; 0 for none.
    /// - Returns: the guests of each team, by their numbers at the party.
    func dealt(
        into count: Int, at moment: Timestamp, using generator: inout SeededGenerator
    ) -> [[Int]] {
        guard PartyRules.teams.contains(count) else { return [] }
        let points = Dictionary(
            uniqueKeysWithValues: table(at: moment).map { ($0.player, $0.points) })
        let ordered = Self.shuffled(present, &generator).enumerated().sorted {
            (points[$1.element.player] ?? 0, $0.offset)
                < (points[$0.element.player] ?? 0, $1.offset)
        }
        var seats = Array(repeating: [Int](), count: count)
        // There and back again, so that no team gets the better guest each time.
        for (index, (_, guest)) in ordered.enumerated() {
            let (lap, place) = index.quotientAndRemainder(dividingBy: count)
            seats[lap.isMultiple(of: 2) ? place : count - 1 - place].append(guest.number)
        }
        // With odd numbers of guests, the first teams are larger or better. Chance decides which.
        return Self.shuffled(seats, &generator)
    }

    private static func shuffled<Item>(
        _ items: [Item], _ generator: inout SeededGenerator
    ) -> [Item] {
        var items = items
        for index in items.indices {
            items.swapAt(index, index + generator.below(items.count - index))
        }
        return items
    }
}
