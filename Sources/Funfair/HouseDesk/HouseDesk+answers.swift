import HouseWire

// What every answer of the house says of it.

extension HouseDesk {
    /// Takes in the house's answer, once.
    ///
    /// - Parameters:
    ///   - answer: anything at all.
    ///   - hearing: which question it is for, and who hears it.
    mutating func answerArrived(_ answer: HouseAnswer, _ hearing: Hearing) -> HouseReply {
        guard let taking = connection.end(hearing.asked) else { return .nothing }
        hear(answer)
        return taking(&self, answer, hearing)
    }

    /// Notes whether there is a house, and whether it answers.
    private mutating func hear(_ answer: HouseAnswer) {
        connection.isSilent = answer.isSilence && answer.problem == nil
        guard answer.problem != nil || answer.isMade else { return }
        connection.presence = .there
        if answer.isProblem(.unknownDevice) {
            keep { book in
                book.forgetNames()
                book.hasMet = true
            }
        } else {
            meet()
        }
    }

    /// There was a house, which is not forgotten.
    mutating func meet() {
        if !book.hasMet { keep { $0.hasMet = true } }
    }
}
