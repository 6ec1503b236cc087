import Arcade
import HouseWire
import Phrases

// The run of a party's round. Everyone starts at the same time, and the run never waits for the
// network.

extension App {
    /// Acts on the party's last reported state.
    mutating func followParty() {
        guard let said = party.said else { return }
        if let turn = party.member?.turn, turn.number != said.round?.number || isTooLate(said) {
            endTurn()
        }
        // Bring a guest on another screen to the round, but don't interrupt a run in progress.
        if said.phase == .countIn, said.you.isPlaying, !isAtParty, session?.isStopped ?? true {
            press(.visit(.party))
        }
        if isAtParty { beginRound() }
        if let session = playing.party.session, session.kind.isDrawn { followWheel(session, said) }
        announcePodium(said)
    }

    /// Whether it's too late for this guest's run to count.
    private func isTooLate(_ said: GuestAnswer) -> Bool {
        switch said.phase {
        case .gathering, .podium, .over: true
        case .judging: said.round?.stall.isDrawn ?? true
        case .countIn, .playing: false
        }
    }

    /// Ends the round on this device too.
    private mutating func endTurn() {
        dropPartyRun()
        if let turn = party.member?.turn, !turn.isDone { party.endTurn() }
    }

    mutating func dropPartyRun() {
        guard playing.party.session != nil else { return }
        playing.party.end()
        request(.remove(.partyRun))
    }

    // MARK: Starting

    /// Starts the round's run once the house's time is known.
    private mutating func beginRound() {
        guard let said = party.said, let round = said.round, let member = party.member,
            said.you.isPlaying, said.you.state == .playing || said.you.state == .watching,
            said.phase == .countIn || said.phase == .playing, playing.party.session == nil,
            let now = party.clock.now
        else { return }
        if let turn = member.turn, turn.number == round.number, turn.isDone { return }
        guard round.stall.isDrawn || round.ticket != nil && round.seed != nil else { return }
        guard let contest = Contest(round.stall, rulesOfRound: round.rulesVersion) else {
            return screens.notify(words[.houseOtherRules])
        }
        let length = Double(round.stall.partyTicks) * Playback.millisecondsPerTick
        let isTooLate =
            !round.stall.isDrawn && max(now, Double(round.starts)) + length > Double(round.closes)
        var turn = PartyTurn(
            number: round.number, stall: round.stall, seed: round.seed ?? 0,
            ticket: isTooLate ? nil : round.ticket)
        turn.isDone = isTooLate
        party.begin(turn)
        if turn.isDone { return }
        // By the time the run has ended, the screen will be another one.
        party.screen = nil
        var settings = AppSettings()
        contest.choose(in: &settings)
        let start = CabinetStart(
            settings: settings, player: member.player, screen: playing.layout,
            seed: turn.seed, isPractice: false,
            isForParty: contest.isStandardWay)
        playing.party.begin(
            Session(
                new: round.stall.entry.start(start), of: round.stall,
                isUpright: playing.layout.isUpright, isAtParty: true))
        joinRound()
    }

    /// Counts down to the round's start, by the house's clock.
    private mutating func joinRound() {
        guard let session = playing.party.session, let round = party.round,
            let now = party.clock.now
        else { return }
        let ticks = (Double(round.starts) - now) / Playback.millisecondsPerTick
        session.join(in: min(max(Int(clamping: ticks.rounded(.up)), 0), 1_000_000))
    }

    /// Advances the party's screen: starts the run, rejoins it, or shows a demo.
    mutating func followClock(_ milliseconds: Double) {
        guard let session = playing.party.session else {
            beginRound()
            guard playing.party.session == nil else { return }
            return showPartyDemo(milliseconds)
        }
        if session.countIn != nil || session.cabinet.isUntouched && session.phase == .paused {
            joinRound()
        } else if party.isBack {
            session.join(in: 0)
        }
        party.isBack = false
        tellBetting(session)
    }

    private mutating func showPartyDemo(_ milliseconds: Double) {
        guard let said = party.said, !playing.reducesMotion, said.phase == .gathering else {
            return playing.party.endDemo()
        }
        playing.showDemo(of: said.stall, milliseconds)
    }

    mutating func resumePartyRun() {
        guard let session = playing.party.session, session.phase == .paused else { return }
        session.hold(upright: playing.layout.isUpright)
        if session.cabinet.isUntouched { joinRound() } else { session.join(in: 0) }
        afterMove(session)
    }

    // MARK: Ending

    /// Sends a finished run to the house, which replays it.
    mutating func finishPartyRun(_ session: Session) {
        for cue in session.takeCues() { request(.play(cue)) }
        if let ticket = party.turn?.ticket,
            desk.send(session, ticket: ticket, for: player)
        {
            screens.notify(words[.outboxFull])
        }
        dropPartyRun()
        party.endTurn()
        screens.say(words[.saidScore, words[.points, session.cabinet.score]])
        party.poll.pollNow()
    }

    /// Announces the player's place once after each round.
    private mutating func announcePodium(_ said: GuestAnswer) {
        guard said.phase == .podium || said.phase == .over, let round = said.round,
            party.announcedRound != round.number
        else { return }
        party.announcedRound = round.number
        if let standing = standing(of: said.you) { screens.say(standing) }
    }

    /// Returns a guest's place as text, such as `Place 2 of 6`; nil if the guest has no place.
    func standing(of you: PartyGuest) -> String? {
        you.place.map { words[.placeOf, words.number($0), words.number(max($0, you.of))] }
    }

    // MARK: Restoring

    mutating func restoreParty(from text: [UInt8]) -> Bool {
        guard let member = PartyMember(text: text) else { return false }
        party.restore(member)
        desk.boards.show(party: member.party)
        screens.place = .destination(.party)
        screens.name.show(member.player)
        return true
    }

    /// Restores the round's interrupted run. It continues at once, because the round doesn't wait.
    ///
    /// - Returns: whether the text could be read.
    mutating func restorePartyRun(from text: [UInt8]) -> Bool {
        guard let (bytes, isUpright) = RunStore.run(in: text) else { return false }
        guard let turn = party.member?.turn, !turn.isDone else {
            request(.remove(.partyRun))
            return true
        }
        do throws(RecordingProblem) {
            let cabinet = try turn.stall.entry.resume(bytes)
            guard cabinet.seed == turn.seed else {
                request(.remove(.partyRun))
                return true
            }
            playing.party.begin(
                Session(kept: cabinet, of: turn.stall, isUpright: isUpright, isAtParty: true))
            party.isBack = true
            return true
        } catch {
            return false
        }
    }
}
