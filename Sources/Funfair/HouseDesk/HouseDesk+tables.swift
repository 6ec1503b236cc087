import Arcade
import HouseWire
import Phrases

// A game at a table of the house: the house draws, once it has the bet.

extension HouseDesk {
    /// Whether a run stands at the house's table, or a party's, and the house has to draw.
    @inline(never)
    func isAwaited(by session: Session) -> Bool {
        (session.isAtParty || runs[session.stall.index].ticket != nil)
            && session.cabinet.moment.awaitedDraw != nil
    }

    /// Asks the house for the draw that is awaited at its table. The same question is asked until it
    /// is answered, also after a reload; the house draws once for it.
    mutating func askForDraw(of session: Session) {
        // At a party there is one draw for all, which nobody asks for.
        if session.isAtParty { return }
        let run = runs[session.stall.index]
        guard run.asked == nil, run.wait.isRested, let table = run.ticket?.text.validText,
            let draw = session.cabinet.moment.awaitedDraw, let wager = session.cabinet.wager
        else { return }
        let key = String(joining: "spin-", String(draw.number + 1))
        let stall = session.stall
        runs[stall.index].asked = ask(
            .spins(at: table), body: wager, isSecret: true, key: key.bytes
        ) { desk, answer, hearing in desk.takeDraw(answer, at: stall, hearing) }
    }

    /// The house has drawn, or not.
    private mutating func takeDraw(
        _ answer: HouseAnswer, at stall: Stall, _ hearing: Hearing
    ) -> HouseReply {
        guard runs[stall.index].asked == hearing.asked else { return .nothing }
        runs[stall.index].asked = nil
        if answer.status == 200, let pocket = HouseReading.count(answer.json?[.pocket]) {
            return .drawn(stall, pocket, HouseRanks(answer.json))
        }
        guard let refusal = answer.refusal else {
            failDraw(at: stall, asked: answer.problem?.pause)
            return .nothing
        }
        goAlone(at: stall, in: hearing.words)
        return .alone(stall, refusal.sentence(in: hearing.words))
    }

    /// What the house drew was taken.
    mutating func noteDraw(at stall: Stall, _ ranks: HouseRanks?) {
        runs[stall.index].wait = HouseWait()
        runs[stall.index].ranks = ranks
    }

    /// Time passes, in which a run waits for the house to draw.
    mutating func wait(at stall: Stall, _ milliseconds: Double) {
        runs[stall.index].wait.pass(milliseconds)
    }

    /// The player is back: the house may be asked at once.
    mutating func rest(at stall: Stall) { runs[stall.index].wait.rest() }

    /// The house is asked again after a while.
    ///
    /// - Parameter asked: how many seconds it asked for.
    mutating func failDraw(at stall: Stall, asked: Int? = nil) {
        runs[stall.index].wait.fail(asked: asked)
    }

    /// From now on it is a game of this device, which draws.
    @inline(never)
    mutating func goAlone(at stall: Stall, in words: Words) {
        runs[stall.index] = RunInHouse(reason: words[.gameCountsHereOnly])
        request(.remove(.ticket(stall)))
    }
}
