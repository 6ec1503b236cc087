import Arcade
import HouseWire
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

/// An action on the house's data about this device, or on the player's devices.
public enum HouseMove: UInt8, Sendable {
    /// Downloads all data as a file.
    case takeAll
    /// Asks whether to delete the data.
    case leave
    /// Keeps the data.
    case stay
    /// Deletes the data.
    case leaveForGood
    /// Asks for a code that links another device.
    case share
    /// Asks whether to link this device by the typed code.
    case link
    /// Links this device.
    case linkForGood
}

/// A card about the house's data about this device, or the question of whether to delete the data.
public struct HouseOffer: Equatable, Sendable {
    /// The title.
    public let title: String
    /// The text. It ends with a note while a request to the house is pending.
    public let lines: [String]
    /// The controls. The last control is for deleting something, unless it's selected.
    public let ways: [Control]
}

extension App {
    /// The card about the house's data about this device; nil if the house has none.
    var houseOffer: HouseOffer? {
        guard desk.isKnown else { return nil }
        let names = String(joining: desk.book.names.map { $0.text }, by: " · ")
        return offer(
            .atThisHouse, [words[.houseKnowsYou, names]],
            [
                control(.takeAll, .takeAll), control(.useElsewhere, .share),
                control(.leaveHouse, .leave),
            ])
    }

    /// The question to answer first, if any.
    var question: HouseOffer? {
        switch screens.question {
        case nil: return nil
        case .leave:
            guard desk.isKnown else { return nil }
            var lines = [words[.leavingFrees], words[.leavingBackups], words[.leavingKeeps]]
            let waiting = desk.outbox.items.count
            if waiting > 0 { lines.append(words[.runsUnsent, waiting]) }
            return question(.reallyLeave, lines, control(.leaveForGood, .leaveForGood))
        case .link:
            return question(
                .reallyLink, [words[.linkingAdds], words[.leavingKeeps]],
                Control(words[.linkHere], .house(.linkForGood), isSelected: true))
        case .forget(let number):
            return question(
                .reallyForget, [words[.forgettingStops]],
                Control(words[.forget], .forgetDevice(number, isSure: true)))
        }
    }

    private func question(
        _ title: FunfairPhrase, _ lines: [String], _ way: Control
    ) -> HouseOffer { offer(title, lines, [control(.cancel, .stay), way]) }

    private func control(_ name: FunfairPhrase, _ move: HouseMove) -> Control {
        Control(words[name], .house(move))
    }

    private func offer(
        _ title: FunfairPhrase, _ lines: [String], _ ways: [Control]
    ) -> HouseOffer {
        HouseOffer(
            title: words[title], lines: desk.isBusy ? lines + [words[.askingHouse]] : lines,
            ways: ways)
    }

    /// Shows the player's devices, and the form to link this device.
    func showDevices(on screen: inout BlockScreen) {
        guard desk.isShown else { return }
        let list = desk.devices
        if desk.isKnown, list.code != nil || !list.devices.isEmpty { screen.add(.devices(list)) }
        screen.add(
            .door(
                CodeForm(
                    field: .deviceCode, codeName: words[.deviceCode], code: screens.code,
                    codeProblem: nil, name: nil, nameProblem: nil,
                    suggestion: nil, join: control(.linkHere, .link))))
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
