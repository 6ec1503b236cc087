import Funfair
import HouseWire

/// The news that houses with shared boards exchange.
package protocol HouseNews: Sendable {
    /// The news from other houses. The stream ends when listening stops.
    var heard: AsyncStream<NewsMessage> { get }
    /// Reports changes to boards to the other houses.
    func tell(_ changes: [BoardChange]) async throws
    /// Reports events at parties, and what phones at parties reported, to the other houses.
    func tell(_ parties: [PartyNews]) async throws
    /// Reports to the other houses that devices were linked, forgotten or removed.
    func tellOfDevices() async throws
}

/// News from other houses.
package enum NewsMessage: Equatable, Sendable {
    /// Boards have changed.
    case changes([BoardChange])
    /// There were events at parties, or reports from phones.
    case parties([PartyNews])
    /// Devices were linked, forgotten or removed.
    case devices
    /// Some news may have been missed.
    case gap
}

/// A change to a board.
package struct BoardChange: Equatable, Sendable {
    let channel: LiveBoards.Channel
    /// The last run that changed the board.
    let run: RunID?

    package init(channel: LiveBoards.Channel, run: RunID?) {
        self.channel = channel
        self.run = run
    }
}

extension BoardChange {
    /// The message's text, such as `1.today.9vGc…`, with the run's identifier at the end.
    package var text: String {
        "\(channel.contest.rawValue).\(channel.period.rawValue).\(run?.text ?? "")"
    }

    /// Parses a message; nil if it's invalid, or of a kind that only newer houses know.
    package init?(text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let contest = UInt8(parts[0]).flatMap({ Contest(rawValue: $0) }),
            let period = Period(rawValue: String(parts[1]))
        else { return nil }
        channel = LiveBoards.Channel(contest: contest, period: period)
        run = parts[2].isEmpty ? nil : RunID(text: String(parts[2]))
    }
}
