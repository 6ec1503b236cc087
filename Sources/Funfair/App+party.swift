import Arcade
import HouseWire
import Phrases

// Joining, following and leaving a party as a guest.

/// A guest's action at a party.
public enum PartyMove: UInt8, Sendable {
    /// Joins the party.
    case join
    /// Opens a party, and joins it.
    case open
    /// Resumes the round's run.
    case resume
    /// Shows the party's board.
    case board
    /// Leaves the party for good.
    case leave
}

extension App {
    /// Whether the party is on the screen.
    var isAtParty: Bool { playing.replay == nil && screens.place == .destination(.party) }

    mutating func partyControlPressed(_ move: PartyMove) {
        switch move {
        case .join: joinParty()
        case .open: openParty()
        case .resume: resumePartyRun()
        case .board:
            if let member = party.member, let said = party.said {
                show(member.party, boardOf: said.round?.stall ?? said.stall)
            }
        case .leave:
            leaveParty()
            press(.home)
        }
    }

    /// Opens an invitation. A code opens the form to join; a permanent identifier opens the party's
    /// boards. Six words, which are longer, link this device.
    mutating func invitationOpened(_ text: String) {
        if text.bytes.count > WireLimits.idLetters {
            press(.visit(.device))
            screens.code = text
            screens.question = .link
            return
        }
        if HouseReading.isIdentifier(text.bytes) {
            pause()
            desk.boards.show(party: text.bytes)
            desk.ask(.look, .party(text))
            return
        }
        let code = PartyEntry.letters(in: text)
        guard code.count == WireLimits.codeLetters else { return }
        if party.member?.code != code || !party.isOn {
            leaveParty()
            party.entry = PartyEntry(code)
        }
        if !isAtParty { press(.visit(.party)) }
    }

    /// Leaves the party for good, and gives up the round's run.
    private mutating func leaveParty(because sentence: String? = nil, tellsHouse: Bool = true) {
        dropPartyRun()
        if tellsHouse, party.isOn, let member = party.member, let code = member.party.validText {
            desk.ask(.leave, .leave(member.guest, of: code))
        }
        party.leave(because: sentence)
    }

    // MARK: Joining

    private mutating func joinParty() {
        guard !party.isOn, party.entry.asked == nil else { return }
        party.entry.clear()
        if !party.entry.isWhole { party.entry.problem = words[.partyCodeWrong] }
        useName()
    }

    /// Opens a party for this device, which then joins it like any other.
    private mutating func openParty() {
        guard !party.isOn, party.entry.asked == nil else { return }
        party.entry.clear()
        party.entry.isOpening = true
        useName()
    }

    /// Uses the typed name, unless something is wrong.
    private mutating func useName() {
        switch screens.name.name {
        case .failure(let problem): party.entry.nameProblem = problem.sentence(in: words)
        case .success(let name): if party.entry.problem == nil { askToJoin(as: name) }
        }
    }

    /// Asks to join the party. Claims the name first, unless this device owns it.
    private mutating func askToJoin(as name: PlayerName) {
        party.entry.player = name
        guard desk.book.owns(name) else {
            party.entry.asked = desk.ask(.name, .players, body: NameBody(name.text).json)
            return
        }
        party.entry.asked = desk.ask(
            .join,
            inLanguage(
                party.entry.isOpening
                    ? .parties : .guests(of: party.entry.code.validText ?? "")),
            body: GuestBody(name.text).json)
    }

    /// Returns the route with the language of the screen that the house should make.
    private func inLanguage(_ route: HouseRoute) -> HouseRoute {
        route.asking(.language, words.language.tag)
    }

    mutating func partyAnswered(_ ask: PartyAsk, _ id: Int, _ answer: HouseAnswer) {
        switch ask {
        case .name:
            if party.entry.asked == id { partyNameArrived(answer) }
        case .join:
            if party.entry.asked == id { joiningAnswered(answer) }
        case .move:
            let next = party.endMove()
            guard let member = party.member else { return }
            guard let said = GuestAnswer(answer.json) else {
                return screens.notify(answer.sentence(in: words))
            }
            if said.party == member.party { partySaid(said, to: member) }
            if let next { makePartyMove(next) }
        case .poll:
            if party.poll.asked?.id == id { pollAnswered(answer) }
        case .bet:
            if party.wheel.asked == id { betAnswered(answer) }
        case .look:
            guard let stall = answer.json?.stall(.game), let party = desk.boards.party
            else { return screens.notify(answer.sentence(in: words)) }
            // The response may arrive late, so don't interrupt a run in progress.
            if openSession?.isStopped ?? true { show(party, boardOf: stall) }
        case .leave: break
        }
    }

    private mutating func partyNameArrived(_ answer: HouseAnswer) {
        party.entry.asked = nil
        guard let name = party.entry.player else { return }
        if answer.isDone, let granted = HouseReading.name(answer.json?[.name]), granted == name {
            desk.keep { $0.add(granted) }
            return askToJoin(as: granted)
        }
        party.entry.suggestion = answer.problem?.suggestion
        tellAtField(answer, isOfName: answer.refusal != nil)
    }

    private mutating func joiningAnswered(_ answer: HouseAnswer) {
        party.entry.asked = nil
        guard let name = party.entry.player else { return }
        if answer.isDone,
            let said = GuestAnswer(answer.json), said.you.isThere, !said.code.isEmpty
        {
            let member = PartyMember(
                party: said.party, code: said.code, guest: said.you.guest, player: name)
            party.join(member, said)
            desk.boards.show(party: said.party)
            useSpelling(of: name)
            screens.say(words[.youAreIn])
            return show(said, to: member)
        }
        // The house has forgotten this device, so claim the name again, once.
        if answer.isProblem(.unknownDevice), !party.entry.isAnew {
            party.entry.isAnew = true
            return askToJoin(as: name)
        }
        let isOthers = answer.isProblem(.notYourName)
        if isOthers { desk.keep { $0.remove(name) } }
        tellAtField(answer, isOfName: isOthers)
    }

    private mutating func tellAtField(_ answer: HouseAnswer, isOfName: Bool) {
        let sentence = answer.sentence(in: words)
        if isOfName { party.entry.nameProblem = sentence } else { party.entry.problem = sentence }
    }

    // MARK: Polling

    /// Advances the party's clock and polls when due.
    mutating func passParty(_ milliseconds: Double) {
        party.clock.pass(milliseconds)
        guard party.isOn else { return }
        if isAtParty { followClock(milliseconds) }
        if party.poll.pass(milliseconds), !desk.isLeaving { pollParty() }
    }

    /// Polls the house and, during a run, sends the part of the run that the house doesn't have.
    private mutating func pollParty() {
        guard let member = party.member, let id = member.party.validText else { return }
        var route = HouseRoute.guest(member.guest, of: id)
        var piece: [UInt8] = []
        if let session = playing.party.session, session.phase == .running,
            let known = party.round?.inputs
        {
            // The house must never know more of the run than this device, which would continue with
            // another run after a reload.
            playing.keep(session)
            let left = min(known, session.cabinet.inputs)
            route = .piece(after: left, of: member.guest, at: id)
            piece = session.cabinet.piece(after: left)
        }
        let asked = desk.ask(.poll, inLanguage(route), body: piece, kind: .recording)
        party.poll.begin(asked, at: party.clock.stamp)
    }

    private mutating func pollAnswered(_ answer: HouseAnswer) {
        guard let asked = party.poll.asked, let member = party.member else { return }
        guard answer.status == 200, let said = GuestAnswer(answer.json), said.party == member.party
        else { return partyRefused(answer) }
        party.poll.end()
        // On other screens, the face reports time only once a second, too rarely to synchronize.
        if isAtParty { party.clock.synchronize(said.now, asked: asked.at) }
        partySaid(said, to: member)
    }

    /// Handles the party's state, which the house includes in its responses to a guest.
    mutating func partySaid(_ said: GuestAnswer, to member: PartyMember) {
        guard said.you.isThere else {
            return leaveParty(because: words[.problemBarred], tellsHouse: false)
        }
        party.receive(said)
        desk.connection.presence = .there
        desk.flushOutboxForParty(member.player)
        show(said, to: member)
    }

    private mutating func show(_ said: GuestAnswer, to member: PartyMember) {
        if let screen = GuestScreen(said.screen, for: member.player, mark: words[.you]) {
            party.screen = screen
        }
        followParty()
    }

    /// Sends a move, or keeps it until the one on its way is answered.
    mutating func makePartyMove(_ move: [UInt8]) {
        guard let member = party.member, let id = member.party.validText, party.begin(move) else {
            return
        }
        desk.ask(
            .move, inLanguage(.moves(of: id)),
            body: MoveBody(player: member.player.text, move: move.validText ?? "").json)
    }

    private mutating func partyRefused(_ answer: HouseAnswer) {
        let farewell: FunfairPhrase? =
            answer.isProblem(.unknownParty)
            ? .partyOver
            : answer.isProblem(.barred)
                ? .problemBarred
                : answer.isProblem(.banned)
                    ? .problemBanned
                    : answer.isProblem(.notAGuest) || answer.isProblem(.notYourName)
                        || answer.isProblem(.unknownDevice) ? .leftParty : nil
        guard let farewell else { return party.poll.fail(pause: answer.problem?.pause) }
        leaveParty(because: words[farewell], tellsHouse: false)
    }

    // MARK: The party's boards

    private mutating func show(_ party: [UInt8], boardOf stall: Stall) {
        pause()
        desk.boards.show(party: party)
        go(to: .stall(stall, .scores))
        playing.leaveResult()
        screens.board = BoardChoice()
        screens.board.place = .party
        refreshBoard()
    }
}
