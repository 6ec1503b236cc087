import Arcade

/// What the house says of a run, at its end.
public struct HouseLine: Equatable, Sendable {
    /// How it is to look.
    public enum Mood: UInt8, Sendable {
        /// Nothing is decided.
        case waiting
        /// It counts.
        case good
        /// It does not.
        case bad
        /// It was never to.
        case quiet
    }

    /// The sentence.
    public let text: String
    /// How it is to look.
    public let mood: Mood
    /// The same in a word or two, for the run's row: `checking`, `rank 12 of all`.
    public let mark: String?
    /// What can be done about it.
    public let way: Control?

    init(_ text: String, _ mood: Mood, mark: String? = nil, way: Control? = nil) {
        self.text = text
        self.mood = mood
        self.mark = mark
        self.way = way
    }
}

/// Today's challenge, before it is played.
public struct ChallengeCard: Equatable, Sendable {
    /// What it is: `The same bubbles for everyone, one try. 3 played.`
    public let summary: String
    /// When the next one comes, in seconds since 1970.
    public let ends: Int64
    /// What else there is to say.
    public let note: String?
    /// Whether that is why it did not begin.
    public let isProblem: Bool
    /// Plays it, or shows its board; nothing while the house is asked.
    public let way: Control?
}

/// A board of the house.
public struct PublicTable: Equatable, Sendable {
    /// A row, and what can be done with its run.
    public struct Row: Equatable, Sendable {
        /// The same for equal scores.
        public let rank: Int
        /// Whose score it is.
        public let player: PlayerName
        /// The points.
        public let score: Int
        /// The badge of the score.
        public let badge: Look?
        /// Whether it is the last player's of this device.
        public let isMine: Bool
        /// Whether rows are left out above it.
        public let isFar: Bool
        /// Shows the run.
        public let watch: Control?
        /// Begins a run against it.
        public let race: Control?
    }

    /// What it is called.
    public let name: String
    /// Which runs it holds.
    public let title: String
    /// Best first.
    public let rows: [Row]
    /// Whether it was ever got, so that no rows mean that nobody played.
    public let isKnown: Bool
    /// When it is emptied, in seconds since 1970.
    public let ends: Int64?
    /// What there is to say about it.
    public let notes: [String]
}

extension App {
    func houseLine(_ finished: Finished) -> HouseLine? {
        switch finished.verdict {
        case .none: return nil
        case .checking:
            return HouseLine("The house is checking this run…", .waiting, mark: "checking")
        case .kept:
            return HouseLine(
                "Kept; it will be sent when the house answers.", .waiting, mark: "kept")
        case .counted(let ranks, let isChallenge):
            let sentence = ranks?.sentence(isChallenge: isChallenge)
            return HouseLine(
                "Checked. " + (sentence ?? "The house has counted it."), .good,
                mark: ranks.map { "rank " + String($0.everyone) + " of all" })
        case .refused(let sentence): return HouseLine(sentence, .bad, mark: "does not count")
        case .device(let sentence):
            return HouseLine(sentence, .quiet, way: finished.suggestion.map { suggested($0) })
        }
    }

    private func suggested(_ name: PlayerName) -> Control {
        Control("Play as " + name.text, .takeName(name.text.bytes))
    }

    /// What to say about a name that another device has.
    func nameLine(_ name: PlayerName?) -> HouseLine? {
        guard let taken = house.taken(name) else { return nil }
        return HouseLine(
            taken.sentence + " You can play, and it counts on this device only.", .quiet,
            way: taken.suggestion.map { suggested($0) })
    }

    private static let asking = "Asking the house…"

    func challengeCard(_ stall: Stall, _ name: PlayerName?) -> ChallengeCard? {
        guard house.isShown, let news = house.news,
            let game = news.games.first(where: { $0.stall == stall }), stall.hasTickets
        else { return nil }
        let wish = house.wish(of: stall, by: name)
        var note = wish?.problem
        var way: Control? = Control("Play today’s challenge", .challenge)
        if game.isPlayed, news.player == name {
            note = "You have played it today."
            way = Control("Its board", .place(.challenge))
        } else if wish?.asked != nil {
            note = Self.asking
            way = nil
        }
        let players = game.players == 0 ? "Nobody played yet." : String(game.players) + " played."
        return ChallengeCard(
            summary: stall.entry.challenge + ", one try. " + players,
            ends: news.ends, note: note, isProblem: note != nil && way?.action == .challenge,
            way: way)
    }

    /// The boards to choose from.
    func places(of stall: Stall) -> [Control] {
        guard house.isShown else { return [] }
        let chosen = boardPlace(of: stall)
        return BoardPlace.allCases.compactMap { place in
            if place == .challenge, !stall.hasTickets { return nil }
            return Control(place.name, .place(place), isSelected: place == chosen)
        }
    }

    func publicTable(of stall: Stall) -> PublicTable? {
        let place = boardPlace(of: stall)
        guard place != .device else { return nil }
        let board = house.board(stall, place)
        var title = stall.name + " · " + place.name
        if let board, board.players > 0 {
            let players = board.players
            title += " · " + String(players) + (players == 1 ? " player" : " players")
        }
        return PublicTable(
            name: stall.entry.staging.places.board, title: title,
            rows: board.map { rows($0, of: stall) } ?? [], isKnown: board != nil,
            ends: board?.ends, notes: notes(on: board, isAsked: isAsked(stall, place)))
    }

    private func notes(on board: PublicBoard?, isAsked: Bool) -> [String] {
        var notes: [String] = []
        if board != nil {
            if house.isSilent {
                notes.append("The house can’t be reached; this is the board as it was.")
            }
        } else if isAsked {
            notes.append(Self.asking)
        } else {
            notes.append(
                house.isSilent ? "The house can’t be reached." : "There is no board now.")
        }
        let waiting = house.outbox.items.count
        if waiting > 0 {
            notes.append(
                String(waiting) + (waiting == 1 ? " run is kept; it" : " runs are kept; they")
                    + " will be sent when the house answers.")
        }
        return notes
    }

    private func rows(_ board: PublicBoard, of stall: Stall) -> [PublicTable.Row] {
        let further = board.further
        let isApart = further.count == board.around.count
        return (board.top + further).enumerated().map { index, row in
            PublicTable.Row(
                rank: row.rank, player: row.player, score: row.score,
                badge: stall.entry.badge(at: row.score), isMine: row.player == names.last,
                isFar: isApart && index == board.top.count && row.rank > index + 1,
                watch: row.run.map { Control("Watch", .watchRun($0)) },
                race: stall.hasTickets ? row.run.map { Control("Race", .raceRun($0)) } : nil)
        }
    }
}
