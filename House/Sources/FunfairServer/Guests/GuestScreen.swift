import Funfair
import House
import HouseWire
import Languages

/// A guest's screen while no run is on it, with the moves that the guest may make now. The house
/// makes it, so that a host, a guest and a latecomer need nothing special in the app.
struct GuestScreen: Encodable, Equatable, Sendable {
    private(set) var title: String
    /// Why the guest's run doesn't count; empty if it may.
    private(set) var because = ""
    private(set) var blocks: [GuestBlock] = []

    /// The most guests in a host's list: those who came last.
    static let mostNames = 30
    /// The last place that gets a medal.
    static let podium = 3

    /// - Parameters:
    ///   - state: the party, as the guest may see it.
    ///   - words: the texts in the guest's language.
    ///   - address: the address of the page's folder; empty if unknown.
    init(_ state: GuestState, in words: GuestWords, at address: String) {
        title = words.words[.youAreIn]
        if state.isHost, let question = state.question, ask(question, state, words) { return }
        switch state.view.phase {
        case .gathering: showLobby(state, words, at: address)
        case .countIn(let round), .playing(let round), .judging(let round):
            showWaiting(for: round, state, words)
        case .podium: showPodium(state, isOver: false, words, at: address)
        case .over: showPodium(state, isOver: true, words, at: address)
        }
    }

    // MARK: Adding blocks

    mutating func call(_ title: String) { self.title = title }

    mutating func add(_ block: GuestBlock) { blocks.append(block) }

    mutating func addLine(_ text: String) { add(.line(text)) }

    mutating func offer(_ name: String, _ command: PartyCommand, isMain: Bool = false) {
        add(.button(GuestMove(name: name, command: command, isChosen: isMain)))
    }

    // MARK: The lobby

    private mutating func showLobby(
        _ state: GuestState, _ words: GuestWords, at address: String
    ) {
        offerVote(state, words)
        showFace(state, words)
        if state.isHost { showInvitation(state, words, at: address) }
        showNext(state, words)
        showTeam(state, words)
        if state.isHost { offerMoves(words[.start], state, words) }
    }

    /// Says how others can join.
    mutating func showInvitation(
        _ state: GuestState, _ words: GuestWords, at address: String
    ) {
        guard let code = state.room.stored.code else { return }
        add(.code(code))
        guard !address.isEmpty else { return }
        let shown = address.split(separator: "/").dropFirst().joined(separator: "/")
        addLine(words[.friendsJoin, shown])
        addLine(words[.bigScreenAt, "\(shown)/party/\(code)"])
    }

    /// Shows how many guests are here, the next game, and who starts it.
    mutating func showNext(_ state: GuestState, _ words: GuestWords) {
        addLine(words[.guestsHere, state.view.present])
        showNextGame(state, words)
        let host = state.view.host.flatMap { state.view[$0] }
        if state.isHost {
            addLine(words[.youHost])
        } else if let host {
            addLine(words[.hostStarts, host.name])
        } else {
            addLine(words[.startsOnScreen])
        }
    }

    // MARK: A round

    /// Shows a round to a guest who isn't playing now.
    private mutating func showWaiting(
        for round: PartyRound, _ state: GuestState, _ words: GuestWords
    ) {
        let you = state.guest
        title = round.game.name(in: words)
        if !you.isPlaying || you.state.text == GuestWord.watching.text {
            addLine(words[.nextRoundYours])
        } else if case .countIn = state.view.phase {
            addLine(words[GuestPhrase.getReady])
        } else {
            if let score = you.score { add(.score(words.words[.points, score])) }
            if !round.stall.isDrawn {
                switch you.state.text {
                case GuestWord.sent.text: addLine(words[.houseReplays])
                case GuestWord.counted.text: addLine(words.words[.houseCounted])
                default: break
                }
            }
            if case .judging = state.view.phase {
                addLine(words[.podiumSoon])
            } else {
                addLine(words.words[.othersPlayOn])
            }
        }
        showRace(round, state, words)
        showProblem(of: you, words)
    }

    /// Says why a guest's run doesn't count.
    mutating func showProblem(of you: PartyView.Guest, _ words: GuestWords) {
        guard you.isPlaying, you.state.text == GuestWord.refused.text else {
            return
        }
        let phrase = you.because.map { FunfairPhrase(ofProblem: Array($0.utf8)) ?? .houseRefused }
        because = words.words[phrase ?? .nothingCame]
    }
}
