import Foundation
import House
import Synchronization

/// Stores many runs in one transaction, with about the same number of statements as for one run.
/// Runs that arrive during a write go into the next transaction.
///
/// It only stores plain runs. A run that was stored before, or whose player is locked or removed,
/// must be stored separately, so it doesn't delay the others.
final class RunBatches: Sendable {
    /// The maximum number of runs in one transaction. It is low, because each run waits for all
    /// others.
    static let most = 64
    /// The maximum number of waiting runs, a few seconds' worth. Beyond that, senders must try
    /// again later.
    static let mostWaiting = 5_000

    private struct Waiting: Sendable {
        let run: NewRun
        let answer: CheckedContinuation<Recorded?, any Error>
    }

    private struct State {
        var waiting: [Waiting] = []
        var isWriting = false
    }

    private let state = Mutex(State())

    /// Stores a run, and returns when it is safe on disk.
    ///
    /// - Returns: nil if the run must be stored separately.
    /// - Throws: `StoreTrouble`.
    func record(_ run: NewRun, in repository: some SQLRepository) async throws -> Recorded? {
        try await withCheckedThrowingContinuation { answer in
            let (isTaken, mustBegin) = state.withLock { state in
                guard state.waiting.count < Self.mostWaiting else { return (false, false) }
                state.waiting.append(Waiting(run: run, answer: answer))
                defer { state.isWriting = true }
                return (true, !state.isWriting)
            }
            guard isTaken else { return answer.resume(throwing: StoreTrouble.busy) }
            if mustBegin { Task { await self.work(in: repository) } }
        }
    }

    private func work(in repository: some SQLRepository) async {
        while let batch = take() {
            do {
                let runs = batch.map(\.run)
                let recorded = try await repository.writeBatch { try $0.record(runs) }
                for (waiting, result) in zip(batch, recorded) {
                    waiting.answer.resume(returning: result)
                }
            } catch {
                for waiting in batch { waiting.answer.resume(throwing: error) }
            }
        }
    }

    /// Returns the next runs, at most one per player; nil if none are waiting.
    private func take() -> [Waiting]? {
        state.withLock { state in
            var batch: [Waiting] = []
            var left: [Waiting] = []
            var players: Set<Int64> = []
            for waiting in state.waiting {
                if batch.count < Self.most, players.insert(waiting.run.player).inserted {
                    batch.append(waiting)
                } else {
                    left.append(waiting)
                }
            }
            state.waiting = left
            state.isWriting = !batch.isEmpty
            return batch.isEmpty ? nil : batch
        }
    }
}

extension NewRun {
    /// Whether storing the run locks only its player.
    var isPlain: Bool { course == nil && wall == nil && party == nil }
}

extension StoreSession {
    /// Stores plain runs of different players, and adds them to their boards.
    ///
    /// - Returns: the results; nil for a run that must be stored separately.
    func record(_ runs: [NewRun]) throws -> [Recorded?] {
        let names = try lockFree(players: runs.map(\.player))
        let free = runs.filter { names[$0.player] != nil }
        let numbers = try insertInParts(free)
        let new = free.filter { numbers[Data($0.ticket)] != nil }
        guard !new.isEmpty else { return runs.map { _ in nil } }
        let wished = Array(Set(new.flatMap(\.boards)))
        let boards = Dictionary(uniqueKeysWithValues: zip(wished, try numbering(wished)))
        func standing(_ run: NewRun) -> [Int64] { run.boards.compactMap { boards[$0] } }
        let better = try stand(
            new.map { run in
                NewScore(
                    player: run.player, score: run.score, run: numbers[Data(run.ticket)] ?? 0,
                    moment: run.moment, boards: standing(run))
            })
        let ranks = try ranks(new.map { ($0.player, standing($0)) })
        return runs.map { run in
            guard numbers[Data(run.ticket)] != nil, let name = names[run.player] else { return nil }
            let isBest = run.boards.contains { board in
                guard board.isAllTime, let number = boards[board] else { return false }
                return better[run.player]?.contains(number) == true
            }
            return .new(
                Receipt(
                    run: run.id, contest: run.contest, entry: run.entry, player: name,
                    score: run.score, isBest: isBest, ranks: ranks[run.player] ?? [:]))
        }
    }

    /// Locks the players that no other transaction has locked.
    ///
    /// - Returns: their names.
    private func lockFree(players: [Int64]) throws -> [Int64: String] {
        let rows = try query(
            "SELECT id, name FROM player WHERE id \(dialect.isAmong("$1"))",
            [StoreValue.integers(players)], lock: .freeNoKeyUpdate)
        return Dictionary(
            try rows.map { (try $0.get(0), try $0.get(1)) }, uniquingKeysWith: { $1 })
    }

    /// Inserts runs in parts whose sizes are powers of two. Each size needs a separate statement,
    /// so this limits the number of statements.
    private func insertInParts(_ runs: [NewRun]) throws -> [Data: Int64] {
        var numbers: [Data: Int64] = [:]
        var left = runs[...]
        while !left.isEmpty {
            let part = left.prefix(1 << (Int.bitWidth - 1 - left.count.leadingZeroBitCount))
            numbers.merge(try insert(Array(part))) { $1 }
            left = left.dropFirst(part.count)
        }
        return numbers
    }
}
