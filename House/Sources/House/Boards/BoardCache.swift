import Foundation
import HouseWire
import Synchronization

/// A cache of responses about boards. A response is reused for a second, or until its board
/// changes. The store is read once, even if many people look at a board.
package final class BoardCache: Sendable {
    /// A request for a part of a board.
    package struct Question: Hashable, Sendable {
        let board: Board
        /// How many days or weeks ago the board was open. The response repeats this number.
        let ago: Int
        let limit: Int
        /// The requested name of the player whose rows are included; nil to include none.
        let around: String?

        package init(board: Board, ago: Int, limit: Int, around: String?) {
            self.board = board
            self.ago = ago
            self.limit = limit
            self.around = around
        }
    }

    /// How long a response is reused, in milliseconds.
    static let lasts: Int64 = 1000
    /// The maximum number of cached responses. Adding another response first empties the cache.
    private static let most = 4000

    /// The cached responses for one channel.
    private struct Remembered {
        var answers: [Question: (json: Data, made: Timestamp)] = [:]
        /// The number of changes to the channel's boards.
        var changes = 0
    }

    private struct State {
        var boards: [LiveBoards.Channel: Remembered] = [:]
        /// The number of cached responses.
        var count = 0
        /// How many times changes to any board may have been missed.
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

    /// - Parameter lasts: how long a response is reused, in milliseconds.
    init(lasts: Int64) { self.lasts = lasts }

    /// Returns the cached response to a request, or makes and caches one.
    package func answer(
        to question: Question, at moment: Timestamp, making: () async throws -> Data
    ) async throws -> Data {
        // Don't cache party boards, because a party's runs don't report changes to boards. Don't
        // cache long names, because a name can be padded to any length.
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
            // A change during the read may be missing from the response, so don't cache it.
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

    /// Drops the responses for these channels, because their boards have changed.
    func forget(_ channels: [LiveBoards.Channel]) {
        state.withLock { state in
            for channel in channels {
                state.forget(channel)
                state.boards[channel, default: Remembered()].changes += 1
            }
        }
    }

    /// Drops all responses, because any board may have changed.
    func forgetAll() {
        state.withLock { state in
            state.doubts += 1
            for channel in state.boards.keys { state.forget(channel) }
        }
    }
}
