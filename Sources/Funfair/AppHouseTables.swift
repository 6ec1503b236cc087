import Arcade
import Phrases

// A game at a table of the house: the house draws, once it has the bet.

extension App {
    /// Asks the house for the draw that is awaited at its table. The same question is asked until it
    /// is answered, also after a reload; the house draws once for it.
    mutating func askForDraw(_ index: Int) {
        guard sessions[index].isHouseAwaited, sessions[index].house.asked == nil,
            sessions[index].house.wait.isRested,
            let draw = sessions[index].cabinet.moment.awaitedDraw,
            let wager = sessions[index].cabinet.wager,
            let table = sessions[index].house.ticket?.text.validText
        else { return }
        let key = "spin-" + String(draw.number + 1)
        sessions[index].house.asked = ask(
            .draw, .post, "api/tables/" + table.inAddress + "/spins", body: wager, isSecret: true,
            key: key.bytes)
    }

    /// The house has drawn, or not.
    mutating func takeDraw(_ answer: HouseAnswer, asked: Int) {
        guard let index = sessions.firstIndex(where: { $0.house.asked == asked }) else { return }
        sessions[index].house.asked = nil
        if answer.status == 200, let pocket = HouseLimits.count(answer.json?["pocket"]),
            sessions[index].give(pocket)
        {
            sessions[index].house.wait = HouseWait()
            sessions[index].house.ranks = HouseRanks(answer.json)
            return follow(index)
        }
        guard (400..<500).contains(answer.status), !answer.isSilence else {
            return sessions[index].house.wait.fail(asked: answer.problem?.pause)
        }
        notify(answer.sentence(in: words))
        goAlone(index)
    }

    /// The player has waited long enough.
    mutating func goAlone() {
        guard let index = playingIndex, sessions[index].isHouseAwaited,
            sessions[index].house.wait.isLong
        else { return }
        goAlone(index)
    }

    /// From now on it is a game of this device, which draws.
    @inline(never)
    private mutating func goAlone(_ index: Int) {
        sessions[index].house = RunInHouse(reason: words[.gameCountsHereOnly])
        request(.remove(.ticket(sessions[index].stall)))
        follow(index)
    }
}
