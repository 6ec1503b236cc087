import Arcade
import HouseWire
import Phrases

// A party's Roulette wheel. The house draws for everyone; guests bet on their own phones.

extension App {
    /// How many milliseconds before the house this device stops accepting bets, to allow for
    /// network delay.
    private static let lastBets = 250.0
    /// Screen readers announce the time when this many seconds are left to bet.
    private static let warning = 5

    /// The seconds left to bet; nil if bets are closed or this guest has bet.
    var bettingLeft: Int? {
        guard let session = playing.party.session, session.kind.isDrawn, session.phase == .running,
            let spin = party.round?.spin, spin.pocket == nil, let now = party.clock.now,
            let turn = party.turn, turn.spin < spin.number
        else { return nil }
        let left = Double(spin.closes) - Self.lastBets - now
        return left > 0 ? Int(clamping: (min(left, 1_000_000) / 1000).rounded(.up)) : nil
    }

    /// Whether this gesture is allowed at a party's table now.
    func isInTime(_ gesture: Gesture) -> Bool {
        guard isAtParty, case .sheet(let move) = gesture else { return true }
        return move == .cancel || bettingLeft != nil
    }

    /// Returns the line shown to a guest beside the wheel; nil while the wheel shows an outcome,
    /// unless the house is silent.
    func wheelLine(_ session: Session) -> String? {
        if desk.connection.isSilent { return words[.houseSilent] }
        if let left = bettingLeft { return words[.betWithin, words.number(left)] }
        guard session.cabinet.moment.shownTicks == nil else { return nil }
        return words[session.cabinet.wager == nil ? .nextSpinSoon : .betIsIn]
    }

    /// Announces the time left to bet, and closes the sheet when betting ends.
    mutating func tellBetting(_ session: Session) {
        guard session.kind.isDrawn else { return }
        let left = bettingLeft
        defer { party.wheel.left = left }
        guard left != party.wheel.left, party.wheel.left != nil else { return }
        if left == Self.warning { screens.say(words[.betWithin, words.number(Self.warning)]) }
        guard left == nil, session.cabinet.wager == nil else { return }
        session.gestureMade(.sheet(.cancel))
        screens.say(words[.betsAreClosed])
    }

    /// Sends the pending bet to the house, unless the house has confirmed it.
    mutating func tellBet(of session: Session) {
        guard let wager = session.cabinet.wager, let member = party.member,
            let round = party.round, let turn = party.turn, party.wheel.asked == nil,
            let spin = round.spin, spin.pocket == nil
        else { return }
        if turn.spin < spin.number {
            party.bet(on: spin.number)
        } else if turn.spin > spin.number {
            return
        }
        guard party.said?.you.bet != spin.number, let id = member.party.validText else { return }
        let bet = PartyBetBody(
            player: member.player.text, round: round.number, spin: spin.number)
        party.wheel.asked = desk.ask(.bet, .bets(of: id), body: bet.json(with: wager))
    }

    mutating func betAnswered(_ answer: HouseAnswer) {
        party.wheel.asked = nil
        guard let member = party.member else { return }
        if answer.status == 200, let said = GuestAnswer(answer.json), said.party == member.party {
            return partySaid(said, to: member)
        }
        // Unless the house refused the bet, the app sends it again while there's time.
        guard let refusal = answer.refusal, let session = playing.party.session else { return }
        takeBack(session, because: refusal.sentence(in: words))
    }

    /// Applies the house's draw, or takes back a bet that was too late.
    mutating func followWheel(_ session: Session, _ said: GuestAnswer) {
        guard let round = said.round, let turn = party.turn, session.cabinet.wager != nil else {
            return
        }
        let isOf = round.spin?.number == turn.spin
        let told =
            turn.spin >= 1 && turn.spin <= round.pockets.count
            ? round.pockets[turn.spin - 1] : nil
        let pocket = isOf ? round.spin?.pocket ?? told : told
        if said.you.bet == turn.spin, let pocket {
            if session.give(pocket) { afterMove(session) }
        } else if pocket != nil || !isOf, party.wheel.asked == nil {
            takeBack(session, because: words[.betTooLate])
        } else {
            tellBet(of: session)
        }
    }

    private mutating func takeBack(_ session: Session, because sentence: String) {
        session.takeBackBet()
        playing.keep(session)
        screens.notify(sentence)
    }
}
