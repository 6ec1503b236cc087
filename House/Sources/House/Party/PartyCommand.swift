/// What a guest's phone can do at a party. Most commands are only for the host.
package enum PartyCommand: Equatable, Sendable {
    /// Starts a round.
    case start
    /// Chooses the game for the next rounds.
    case choose(PartyGame)
    /// Votes for the next round's game. Every guest may.
    case vote(PartyGame)
    /// Plans the next rounds, and shows the plan on the host's screen.
    case plan(EveningWish)
    /// Changes the game of one of the plan's rounds, counting from 1.
    case swap(Int)
    /// Shows a question on the host's screen first; nil takes it back.
    case ask(PartyQuestion.What?)
    /// Hands the party to the guest with this number.
    case hand(Int)
    /// Removes the guest with this number for good.
    case remove(Int)
    /// Deals everyone into this many teams; 0 for none.
    case deal(Int)
    /// Moves the guest who makes the move to the team with this number.
    case side(Int)
    /// Ends the party.
    case end
    /// Watches the run of the guest with this number, or the leader's.
    case watch(Int?)
    /// Gives up this round's run, to watch.
    case sitOut
    /// Draws another face.
    case redraw

    /// Parses a command; nil if there's no such command or game.
    package init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let number = words.count == 2 ? Int(words[1]).flatMap { $0 > 0 ? $0 : nil } : nil
        switch (words.first, words.count) {
        case ("start", 1): self = .start
        case ("end", 1): self = .ask(.end)
        case ("end", 2) where words[1] == "again": self = .end
        case ("stay", 1): self = .ask(nil)
        case ("face", 1): self = .redraw
        case ("game", 2), ("vote", 2):
            guard let game = PartyGame(word: String(words[1])) else { return nil }
            self = words[0] == "vote" ? .vote(game) : .choose(game)
        case ("teams", 2):
            guard let count = Int(words[1]), count == 0 || PartyRules.teams.contains(count) else {
                return nil
            }
            self = .deal(count)
        case ("team", 2):
            guard let number else { return nil }
            self = .side(number)
        case ("plan", 2) where words[1] == "off": self = .plan(.oneByOne)
        case ("plan", 2) where words[1] == "show": self = .ask(.plan)
        case ("plan", 3):
            guard let rounds = Int(words[1]), PartyRules.plannedRounds.contains(rounds),
                let wish = EveningWish(word: words[2], rounds: rounds)
            else { return nil }
            self = .plan(wish)
        case ("round", 2):
            guard let number else { return nil }
            self = .swap(number)
        case ("guest", 2):
            guard let number else { return nil }
            self = .ask(.guest(number))
        case ("hand", 2):
            guard let number else { return nil }
            self = .hand(number)
        case ("remove", 2):
            guard let number else { return nil }
            self = .remove(number)
        case ("watch", 1): self = .watch(nil)
        case ("watch", 2):
            guard let number else { return nil }
            self = .watch(number)
        case ("sit", 2) where words[1] == "out": self = .sitOut
        default: return nil
        }
    }

    /// The command as text.
    package var text: String {
        switch self {
        case .start: "start"
        case .choose(let game): "game \(game.word)"
        case .vote(let game): "vote \(game.word)"
        case .plan(.mixed(let rounds)): "plan \(rounds) mixed"
        case .plan(.voted(let rounds)): "plan \(rounds) voted"
        case .plan(.oneByOne): "plan off"
        case .swap(let round): "round \(round)"
        case .ask(.plan): "plan show"
        case .ask(.end): "end"
        case .ask(.guest(let number)): "guest \(number)"
        case .ask(nil): "stay"
        case .hand(let number): "hand \(number)"
        case .remove(let number): "remove \(number)"
        case .deal(let count): "teams \(count)"
        case .side(let team): "team \(team)"
        case .end: "end again"
        case .watch(let number): number.map { "watch \($0)" } ?? "watch"
        case .sitOut: "sit out"
        case .redraw: "face"
        }
    }
}

extension PartyCommand {
    /// Whether every guest may, not only the host.
    var isForGuests: Bool {
        switch self {
        case .vote, .side, .watch, .sitOut, .redraw: true
        case .start, .choose, .plan, .swap, .ask, .hand, .remove, .deal, .end: false
        }
    }

    /// The question on the host's screen afterwards, if any.
    var question: PartyQuestion.What? {
        switch self {
        case .ask(let what): what
        case .plan(.oneByOne): nil
        case .plan, .swap: .plan
        case .start, .choose, .vote, .hand, .remove, .deal, .side, .end, .watch, .sitOut, .redraw:
            nil
        }
    }
}

extension EveningWish {
    fileprivate init?(word: some StringProtocol, rounds: Int) {
        switch word {
        case "mixed": self = .mixed(rounds)
        case "voted": self = .voted(rounds)
        default: return nil
        }
    }
}

/// A question on the host's phone, asked before something that can't be undone. It isn't stored, so
/// a house that restarts forgets it.
package struct PartyQuestion: Equatable, Sendable {
    package enum What: Equatable, Sendable {
        /// Which rounds to plan.
        case plan
        /// Whether to end the party.
        case end
        /// What to do with the guest who has this number: hand over the party, or remove the guest.
        case guest(Int)
    }

    let what: What
    /// The host who asked.
    let player: Int64
    let asked: Timestamp

    /// Whether the question is still on the given player's screen.
    func isOpen(for player: Int64, at moment: Timestamp) -> Bool {
        self.player == player
            && (0..<PartyRules.question).contains(moment.milliseconds - asked.milliseconds)
    }
}
