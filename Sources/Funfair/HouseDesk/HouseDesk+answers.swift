import HouseWire

// Each response shows whether there's a house and whether it can be reached.

extension HouseDesk {
    /// Handles a response from the house. Ignores a response to a request that isn't pending.
    ///
    /// - Parameters:
    ///   - answer: the untrusted response.
    ///   - context: the request's number, and the app's state.
    mutating func answerArrived(_ answer: HouseAnswer, _ context: AnswerContext) -> HouseOutcome {
        guard let taking = connection.end(context.asked) else { return .nothing }
        noteReachability(answer)
        return taking(&self, answer, context)
    }

    /// Records whether there is a house and whether it responds.
    private mutating func noteReachability(_ answer: HouseAnswer) {
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

    /// Remembers that this device has reached a house.
    mutating func meet() {
        if !book.hasMet { keep { $0.hasMet = true } }
    }
}
