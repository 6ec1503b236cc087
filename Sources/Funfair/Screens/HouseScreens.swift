import Arcade
import Phrases

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
    var houseLine: HouseLine? {
        switch desk.verdict {
        case .none: return nil
        case .checking:
            return HouseLine(words[.houseChecks], .waiting, mark: words[.checking])
        case .kept:
            return HouseLine(words[.houseKeeps], .waiting, mark: words[.kept])
        case .counted(let ranks, let isChallenge):
            guard let ranks else { return HouseLine(words[.houseCounted], .good) }
            return HouseLine(
                words[.checked, ranks.text(isChallenge: isChallenge, in: words)], .good,
                mark: words[.rankMark, words.number(ranks.everyone)])
        case .refused(let sentence):
            return HouseLine(sentence, .bad, mark: words[.doesNotCount])
        case .device(let sentence, let suggestion):
            return HouseLine(sentence, .quiet, way: suggestion.map { suggested($0) })
        }
    }

    private func suggested(_ name: PlayerName) -> Control {
        Control(words[.playAs, name.text], .takeName(name.text.bytes))
    }

    /// What to say about a name that another device has.
    func nameLine(_ name: PlayerName?) -> HouseLine? {
        guard let taken = desk.taken(name) else { return nil }
        return HouseLine(
            words[.playAnyway, taken.sentence], .quiet,
            way: taken.suggestion.map { suggested($0) })
    }

    func challengeCard(_ stall: Stall, _ name: PlayerName?) -> ChallengeCard? {
        guard let (news, game) = self.challenge(of: stall), let challenge = stall.entry.challenge
        else { return nil }
        let wish = desk.wish(of: stall, by: name)
        var note = wish?.problem
        var way: Control? = Control(words[.playChallenge], .challenge)
        if game.isPlayed, news.player == name {
            note = words[.challengePlayed]
            way = Control(words[.itsBoard], .place(.challenge))
        } else if wish?.asked != nil {
            note = words[.askingHouse]
            way = nil
        }
        let players =
            game.players == 0 ? words[.nobodyPlayed] : words[.playedChallenge, game.players]
        return ChallengeCard(
            summary: words[.challengeSummary, words[challenge], players],
            ends: news.ends, note: note, isProblem: note != nil && way?.action == .challenge,
            way: way)
    }

    /// The boards to choose from.
    func places(of stall: Stall) -> [Control] {
        guard desk.isShown else { return [] }
        let chosen = boardPlace(of: stall)
        return BoardPlace.allCases.compactMap { place in
            if place == .challenge, stall.isDrawn { return nil }
            return Control(words[place.name], .place(place), isSelected: place == chosen)
        }
    }

    func publicTable(of stall: Stall) -> PublicTable? {
        let place = boardPlace(of: stall)
        guard place != .device else { return nil }
        let board = desk.boards[stall, place]
        return PublicTable(
            name: words[stall.entry.staging.places.board], title: title(of: stall, place, board),
            rows: board.map { rows($0, of: stall) } ?? [], isKnown: board != nil,
            ends: board?.ends,
            notes: notes(on: board, at: place, isAsked: desk.isAsked(stall, place)))
    }

    /// `Breakout · Everyone · 12 players`
    func title(of stall: Stall, _ place: BoardPlace, _ board: PublicBoard?) -> String {
        let title = stall.name + " · " + words[place.name]
        guard let board, board.players > 0 else { return title }
        return title + " · " + words[.players, board.players]
    }

    private func notes(on board: PublicBoard?, at place: BoardPlace, isAsked: Bool) -> [String] {
        var notes: [String] = []
        if place == .challenge, board?.top.contains(where: { $0.run == nil }) ?? false {
            notes.append(words[.challengeRunsLater])
        }
        if board != nil {
            if desk.connection.isSilent {
                notes.append(words[.boardAsItWas])
            }
        } else if isAsked {
            notes.append(words[.askingHouse])
        } else {
            notes.append(words[desk.connection.isSilent ? .houseSilent : .noBoardNow])
        }
        let waiting = desk.outbox.items.count
        if waiting > 0 {
            notes.append(words[.runsKept, waiting])
        }
        return notes
    }

    private func rows(_ board: PublicBoard, of stall: Stall) -> [PublicTable.Row] {
        let further = board.further
        let isApart = further.count == board.around.count
        return (board.top + further).enumerated().map { index, row in
            PublicTable.Row(
                rank: row.rank, player: row.player, score: row.score,
                badge: stall.entry.badge(at: row.score), isMine: row.player == records.names.last,
                isFar: isApart && index == board.top.count && row.rank > index + 1,
                watch: row.run.map { Control(words[.watch], .watchRun($0)) },
                race: stall.isDrawn ? nil : row.run.map { Control(words[.race], .raceRun($0)) })
        }
    }
}
