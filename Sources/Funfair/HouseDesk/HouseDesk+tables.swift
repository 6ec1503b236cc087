import Arcade
import HouseWire
import Phrases

// Games at the house's tables. The house draws once it has the bet.

extension HouseDesk {
    /// Whether a run is waiting for the house or the party to draw.
    @inline(never)
    func isAwaited(by session: Session) -> Bool {
        (session.isAtParty || runs[session.stall.index].ticket != nil)
            && session.cabinet.moment.awaitedDraw != nil
    }

    /// Requests a draw at the house's table. The app repeats the request until the house answers,
    /// even after a reload; the house draws only once.
    mutating func askForDraw(of session: Session) {
        // At a party, the house draws once for everyone, without a request.
        if session.isAtParty { return }
        let stall = session.stall
        guard draw.asked == nil, draw.wait.canRetry,
            let table = runs[stall.index].ticket?.text.validText,
            let awaited = session.cabinet.moment.awaitedDraw, let wager = session.cabinet.wager
        else { return }
        let key = String(joining: "spin-", String(awaited.number + 1))
        draw.asked = ask(
            .spins(at: table), body: wager, isSecret: true, key: key.bytes
        ) { desk, answer, context in desk.drawArrived(answer, at: stall, context) }
    }

    /// Handles the house's draw.
    private mutating func drawArrived(
        _ answer: HouseAnswer, at stall: Stall, _ context: AnswerContext
    ) -> HouseOutcome {
        guard draw.asked == context.asked else { return .nothing }
        draw.asked = nil
        if answer.status == 200, let pocket = HouseReading.count(answer.json?[.pocket]) {
            return .drawn(stall, pocket, HouseRanks(answer.json))
        }
        guard let refusal = answer.refusal else {
            draw.wait.fail(asked: answer.problem?.pause)
            return .nothing
        }
        continueWithoutHouse(at: stall, in: context.words)
        return .alone(stall, refusal.sentence(in: context.words))
    }

    /// Continues the game on this device, which draws the outcomes from now on.
    @inline(never)
    mutating func continueWithoutHouse(at stall: Stall, in words: Words) {
        note(.alone(words[.gameCountsHereOnly]), at: stall)
        request(.remove(.ticket(stall)))
    }
}
