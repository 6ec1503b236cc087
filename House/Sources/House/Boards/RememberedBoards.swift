import Foundation
import Synchronization

/// A cache of answers about boards. They last for a second, or until the board changes: however many look at
/// a board, it is read from the store once.
package final class RememberedBoards: Sendable {
    /// What was asked of a board.
    package struct Question: Hashable, Sendable {
        let board: Board
        /// Days or weeks ago, which the answer says too.
        let ago: Int
        let limit: Int
        /// Whose rows are told, too.
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
    /// The most answers that are remembered; with one more all are forgotten.
    private static let most = 1000

    private struct State {
        var answers: [Question: (json: Data, made: Moment)] = [:]
        /// How often something changed.
        var changes = 0
    }

    private let lasts: Int64
    private let state = Mutex(State())

    /// - Parameter lasts: how long an answer lasts, in milliseconds.
    init(lasts: Int64) { self.lasts = lasts }

    /// The answer to a question: the one that was remembered, or one that is made now.
    package func answer(
        to question: Question, at moment: Moment, making: () async throws -> Data
    ) async throws -> Data {
        // A party's runs don't report changes of boards.
        guard question.board.period != .party else { return try await making() }
        let (known, changes) = state.withLock { ($0.answers[question], $0.changes) }
        if let known, (0..<lasts).contains(moment.milliseconds - known.made.milliseconds) {
            return known.json
        }
        let json = try await making()
        state.withLock { state in
            // What changed while it was read may not be in it.
            guard state.changes == changes else { return }
            if state.answers.count >= Self.most { state.answers = [:] }
            state.answers[question] = (json, moment)
        }
        return json
    }

    /// Boards of these channels have changed.
    func forget(_ channels: [LiveBoards.Channel]) {
        let changed = Set(channels)
        state.withLock { state in
            state.changes += 1
            state.answers = state.answers.filter { question, _ in
                !changed.contains(
                    LiveBoards.Channel(
                        contest: question.board.contest, period: question.board.period))
            }
        }
    }

    /// Any board may have changed.
    func forgetAll() {
        state.withLock { state in
            state.changes += 1
            state.answers = [:]
        }
    }
}
