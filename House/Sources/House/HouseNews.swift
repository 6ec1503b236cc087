import Funfair
import HouseWire

/// What houses that share their boards tell each other.
package protocol HouseNews: Sendable {
    /// What others told. It ends when nothing is listened to any more.
    var heard: AsyncStream<Heard> { get }
    /// Tells the others that boards have changed.
    func tell(_ changes: [BoardChange]) async throws
    /// Tells the others what happened at parties, and what phones said there.
    func tell(_ parties: [PartyNews]) async throws
}

/// What a house hears of others.
package enum Heard: Equatable, Sendable {
    /// Boards have changed.
    case changes([BoardChange])
    /// Something happened or was said at parties.
    case parties([PartyNews])
    /// Something may have been told that was not heard.
    case gap
}

/// That a board has changed.
package struct BoardChange: Equatable, Sendable {
    let channel: LiveBoards.Channel
    /// The run that changed it last.
    let run: RunID?

    package init(channel: LiveBoards.Channel, run: RunID?) {
        self.channel = channel
        self.run = run
    }
}

extension BoardChange {
    /// As it is told: `1.today.9vGc…`, with the run's name at the end.
    package var text: String {
        "\(channel.contest.rawValue).\(channel.period.rawValue).\(run?.text ?? "")"
    }

    /// What was told, or nil where a newer house tells of something else.
    package init?(text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let contest = UInt8(parts[0]).flatMap({ Contest(rawValue: $0) }),
            let period = Period(rawValue: String(parts[1]))
        else { return nil }
        channel = LiveBoards.Channel(contest: contest, period: period)
        run = parts[2].isEmpty ? nil : RunID(text: String(parts[2]))
    }
}
