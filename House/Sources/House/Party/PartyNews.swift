/// News about a party, sent between houses that share their boards.
package struct PartyNews: Equatable, Sendable {
    /// A report from a guest's phone.
    package struct Lane: Equatable, Sendable {
        let player: Int64
        let score: Int
        let chain: Int?
        /// Whether the phone reported a score.
        let isPlaying: Bool
    }

    package enum What: Equatable, Sendable {
        /// The sending house stored an event, which the other houses must read.
        case happened
        /// Phones reported scores.
        case said(round: Int, [Lane])
    }

    /// The maximum number of lanes in one piece of news, so that it fits into a notification of
    /// PostgreSQL.
    static let mostLanes = 200

    let party: Int64
    let what: What

    /// The message's text, such as `party.12` or `race.12.3.7-120-5_8-90_9`. In the second example,
    /// player 9 reports no score, and player 8 has no chain.
    package var text: String {
        switch what {
        case .happened: return "party.\(party)"
        case .said(let round, let lanes):
            let all = lanes.map {
                guard $0.isPlaying else { return "\($0.player)" }
                return "\($0.player)-\($0.score)" + ($0.chain.map { "-\($0)" } ?? "")
            }
            return "race.\(party).\(round)." + all.joined(separator: "_")
        }
    }

    package init(party: Int64, what: What) {
        self.party = party
        self.what = what
    }

    /// Parses a message; nil if it isn't a valid message about a party.
    package init?(text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let party = Int64(parts[1]) else { return nil }
        self.party = party
        switch (parts[0], parts.count) {
        case ("party", 2): what = .happened
        case ("race", 4):
            guard let round = Int(parts[2]) else { return nil }
            what = .said(round: round, parts[3].split(separator: "_").compactMap { Lane($0) })
        default: return nil
        }
    }
}

extension PartyNews.Lane {
    fileprivate init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: "-").map { Int64($0) }
        guard let player = numbers.first ?? nil else { return nil }
        guard numbers.count > 1, let score = numbers[1] else {
            self.init(player: player, score: 0, chain: nil, isPlaying: false)
            return
        }
        let chain = numbers.count > 2 ? numbers[2] : nil
        self.init(
            player: player, score: Int(score), chain: chain.map { Int($0) }, isPlaying: true)
    }
}
