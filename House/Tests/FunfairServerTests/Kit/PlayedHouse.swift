import Arcade
import BubblePop
import Foundation
import Funfair
import HouseWire

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// A house with random runs by several players on several days, up to the current time.
struct PlayedHouse {
    let house: TestHouse
    private let boards: Set<Board>

    var today: Day { house.clock.now.day }

    init(seed: UInt64, days: Int, players: Int = 6, runs: Int = 150) async throws {
        house = try await TestHouse()
        let end = house.clock.now
        let begin = end.later(milliseconds: -Int64(days) * 86_400_000)
        var chance = SeededGenerator(seed: seed)
        func draw(_ count: Int) -> Int { chance.below(count) }
        var ids: [Int64] = []
        for number in 0..<players {
            let registration = try await house.repository.register(
                HouseName("Player \(number)"), device: Data([UInt8(number)]), at: begin)
            guard case .new(let player) = registration else { continue }
            ids.append(player.id)
        }
        let moments = (0..<runs).map { _ in Int64(draw(days * 86_400)) * 1000 }.sorted()
        var boards: Set<Board> = []
        for moment in moments.map(begin.later(milliseconds:)) {
            let entry = draw(3) == 0 ? RunPurpose.challenge : .open
            let all = [Contest.breakout, .bubblePop, Contest(BubblePopMode.rush)]
            let contest = all[draw(all.count)]
            let run = NewRun(
                id: RunID(), ticket: House.random(16), player: ids[draw(ids.count)],
                contest: contest,
                entry: entry, opens: entry == .challenge ? moment.day.later(days: 1).start : nil,
                rulesVersion: contest.rulesVersion, score: draw(800), ticks: 120, inputs: nil,
                recording: Data(House.random(20)), boards: entry.boards(of: contest, at: moment),
                moment: moment)
            boards.formUnion(run.boards)
            _ = try await house.repository.record(run)
        }
        self.boards = boards
    }

    /// Returns the current page of every board.
    func pages() async throws -> [Board: BoardPage] {
        var pages: [Board: BoardPage] = [:]
        for board in boards {
            pages[board] = try await house.repository.page(
                of: board, limit: 100, around: nil, at: house.clock.now)
        }
        return pages
    }

    /// Returns the IDs of all runs.
    func runs() async throws -> Set<RunID> {
        var runs: Set<RunID> = []
        try await house.repository.eachRun { run in
            runs.insert(run.id)
            return true
        }
        return runs
    }

    func prune(days: Int) async throws {
        guard let retention = Retention(days: days) else { return }
        try await Pruning(house: house.house, retention: retention).prune()
    }
}
