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
    let mark: String?
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

/// What a player does about what the house has of this device.
public enum HouseMove: UInt8, Sendable {
    /// Asks for all of it, as a file.
    case takeAll
    /// Asks whether it is to be removed.
    case leave
    /// Leaves it there.
    case stay
    /// Has it removed.
    case leaveForGood
}

/// What can be done about something of the house: about what it has of this device, or about the
/// question whether that is to be removed.
public struct HouseOffer: Equatable, Sendable {
    /// What it is called.
    public let title: String
    /// What there is to say; of the device, first what the house has, and then what it is asked.
    public let lines: [String]
    /// What can be done. The last removes something.
    public let ways: [Control]
}

extension App {
    /// What the house has of this device, where it knows it.
    var houseOffer: HouseOffer? {
        guard desk.isKnown else { return nil }
        let names = String(joining: desk.book.names.map { $0.text }, by: " · ")
        return offer(
            .atThisHouse, [words[.houseKnowsYou, names]], (.takeAll, .takeAll),
            (.leaveHouse, .leave))
    }

    /// The question whether that is to be removed, while it is asked.
    var farewell: HouseOffer? {
        guard desk.isKnown, screens.isLeaving else { return nil }
        var lines = [words[.leavingFrees], words[.leavingBackups], words[.leavingKeeps]]
        let waiting = desk.outbox.items.count
        if waiting > 0 { lines.append(words[.runsUnsent, waiting]) }
        return offer(.reallyLeave, lines, (.cancel, .stay), (.leaveForGood, .leaveForGood))
    }

    @inline(never)
    private func offer(
        _ title: FunfairPhrase, _ lines: [String], _ ways: (FunfairPhrase, HouseMove)...
    ) -> HouseOffer {
        HouseOffer(
            title: words[title], lines: desk.isBusy ? lines + [words[.askingHouse]] : lines,
            ways: ways.map { Control(words[$0.0], .house($0.1)) })
    }
}

extension App {
    var houseLine: HouseLine? {
        switch desk.verdict {
        case .none: return nil
        case .checking:
            return HouseLine(words[.houseChecks], .waiting, mark: words[.checking])
        case .kept:
            return HouseLine(words[.houseKeeps], .waiting, mark: words[.kept])
        case .counted(let ranks, _, let isChallenge):
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
}
