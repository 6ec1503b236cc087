import Arcade
import Phrases

/// A line about the house, such as its verdict on a run.
public struct HouseLine: Equatable, Sendable {
    /// The mood of a line, which decides its look.
    public enum Mood: UInt8, Sendable {
        /// The verdict is pending.
        case waiting
        /// The run counts.
        case good
        /// The run doesn't count.
        case bad
        /// The run counts only on this device, or hasn't started yet.
        case quiet
    }

    /// The sentence.
    public let text: String
    /// The mood, which decides the line's look.
    public let mood: Mood
    /// A short form for the run's row, such as `checking` or `rank 12 of all`, if any.
    let mark: String?
    /// A control for responding, such as playing under another name, if any.
    public let way: Control?

    init(_ text: String, _ mood: Mood, mark: String? = nil, way: Control? = nil) {
        self.text = text
        self.mood = mood
        self.mark = mark
        self.way = way
    }
}

/// Today's challenge, as shown before a run.
public struct ChallengeCard: Equatable, Sendable {
    /// A summary, such as `The same bubbles for everyone, one try. 3 played.`
    public let summary: String
    /// When the next challenge starts, in seconds since 1970.
    public let ends: Int64
    /// A further note, if any.
    public let note: String?
    /// Whether the note says why the challenge couldn't start.
    public let isProblem: Bool
    /// Plays the challenge, or shows its board; nil while a request to the house is pending.
    public let way: Control?
}

/// An action on the house's data about this device.
public enum HouseMove: UInt8, Sendable {
    /// Downloads all data as a file.
    case takeAll
    /// Asks whether to delete the data.
    case leave
    /// Keeps the data.
    case stay
    /// Deletes the data.
    case leaveForGood
}

/// A card about the house's data about this device, or the question of whether to delete the data.
public struct HouseOffer: Equatable, Sendable {
    /// The title.
    public let title: String
    /// The text. It ends with a note while a request to the house is pending.
    public let lines: [String]
    /// The controls. The last control is for deleting the data.
    public let ways: [Control]
}

extension App {
    /// The card about the house's data about this device; nil if the house has none.
    var houseOffer: HouseOffer? {
        guard desk.isKnown else { return nil }
        let names = String(joining: desk.book.names.map { $0.text }, by: " · ")
        return offer(
            .atThisHouse, [words[.houseKnowsYou, names]], (.takeAll, .takeAll),
            (.leaveHouse, .leave))
    }

    /// The question of whether to delete the data; nil unless the player has asked to delete it.
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

    /// Returns a note if the name belongs to another device.
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
