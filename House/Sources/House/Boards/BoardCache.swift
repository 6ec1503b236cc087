import Foundation
import HouseWire
import Synchronization

/// A cache of answers about boards. They last for a second, or until the board changes, so a board
/// is read from the store once however many people look at it.
package final class BoardCache: Sendable {
    /// A request for a part of a board.
    package struct Question: Hashable, Sendable {
        let board: Board
        /// Days or weeks ago; part of the answer.
        let ago: Int
        let limit: Int
        /// The player whose rows are included, by the name as requested.
        let around: String?

        package init(board: Board, ago: Int, limit: Int, around: String?) {
            self.board = board
            self.ago = ago
            self.limit = limit
            self.around = around
        }
    }

    /// How long an answer lasts, in milliseconds.
    static let lasts: Int64 = 1000
    /// The size of the cache. One more answer empties it.
    private static let most = 4000

    /// The cached answers of one channel.
    private struct Remembered {
        var answers: [Question: (json: Data, made: Timestamp)] = [:]
        /// The number of changes to its boards.
        var changes = 0
    }

    private struct State {
        var boards: [LiveBoards.Channel: Remembered] = [:]
        /// The number of cached answers.
        var count = 0
        /// How often any board may have changed.
        var doubts = 0

        func changes(of channel: LiveBoards.Channel) -> Int {
            doubts + (boards[channel]?.changes ?? 0)
        }

        mutating func forget(_ channel: LiveBoards.Channel) {
            count -= boards[channel]?.answers.count ?? 0
            boards[channel]?.answers = [:]
        }
    }

    private let lasts: Int64
    private let state = Mutex(State())

    /// - Parameter lasts: how long an answer lasts, in milliseconds.
    init(lasts: Int64) { self.lasts = lasts }

    /// Returns the cached answer to a question, or makes a new one.
    package func answer(
        to question: Question, at moment: Timestamp, making: () async throws -> Data
    ) async throws -> Data {
        // A party's runs don't report changes of boards, and a name can be padded to any length.
        guard question.board.period != .party,
            question.around?.utf8.count ?? 0 <= WireLimits.name
        else { return try await making() }
        let channel = LiveBoards.Channel(
            contest: question.board.contest, period: question.board.period)
        let (known, changes) = state.withLock {
            ($0.boards[channel]?.answers[question], $0.changes(of: channel))
        }
        if let known, (0..<lasts).contains(moment.milliseconds - known.made.milliseconds) {
            return known.json
        }
        let json = try await making()
        state.withLock { state in
            // A change made during the read may be missing from it.
            guard state.changes(of: channel) == changes else { return }
            if state.count >= Self.most {
                for channel in state.boards.keys { state.forget(channel) }
            }
            let before = state.boards[channel, default: Remembered()].answers.updateValue(
                (json, moment), forKey: question)
            if before == nil { state.count += 1 }
        }
        return json
    }

    /// Drops the answers of these channels: their boards have changed.
    func forget(_ channels: [LiveBoards.Channel]) {
        state.withLock { state in
            for channel in channels {
                state.forget(channel)
                state.boards[channel, default: Remembered()].changes += 1
            }
        }
    }

    /// Drops all answers: any board may have changed.
    func forgetAll() {
        state.withLock { state in
            state.doubts += 1
            for channel in state.boards.keys { state.forget(channel) }
        }
    }
}
