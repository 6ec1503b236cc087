import Arcade
import Hands

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
        /// Somebody at the sending house watches a run, and has it up to a tick.
        case wanted(round: Int, player: Int64, after: Int)
        /// A part of a run, after a tick.
        case part(round: Int, player: Int64, after: Int, RunPiece)
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
        case .wanted(let round, let player, let tick):
            return "want.\(party).\(round).\(player).\(tick)"
        case .part(let round, let player, let tick, let part):
            return "part.\(party).\(round).\(player).\(tick).\(part.tick)."
                + String(decoding: Base64.addressLetters(of: part.bytes), as: UTF8.self)
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
        case ("want", 5), ("part", 7):
            guard let round = Int(parts[2]), let player = Int64(parts[3]),
                let tick = Int(parts[4]), tick >= 0
            else { return nil }
            guard parts[0] == "part" else {
                what = .wanted(round: round, player: player, after: tick)
                return
            }
            guard let end = Int(parts[5]),
                let bytes = Base64.bytes(ofAddressLetters: Array(parts[6].utf8))
            else { return nil }
            what = .part(
                round: round, player: player, after: tick, RunPiece(bytes: bytes, tick: end))
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
