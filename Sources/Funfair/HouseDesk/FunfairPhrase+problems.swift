import Arcade
import HouseWire

extension FunfairPhrase {
    /// Creates the message for a problem that players may see; nil for other problems.
    ///
    /// - Parameter word: the problem's word on the wire, in UTF-8.
    public init?(ofProblem word: [UInt8]) {
        guard let known = Self.problems.first(where: { word.spells($0.word.text) }) else {
            return nil
        }
        self = known.phrase
    }

    private static let problems: [(word: ProblemWord, phrase: FunfairPhrase)] = [
        (.tooBusy, .problemBusy), (.nameTaken, .problemNameTaken),
        (.challengePlayed, .problemChallengeOver), (.ticketUsed, .problemTicketUsed),
        (.ticketExpired, .problemTicketLate), (.doesNotFit, .problemRules),
        (.doesNotReproduce, .problemNotReproduced), (.tooFast, .problemTooFast),
        (.inhuman, .problemInhuman), (.tableClosed, .problemTable),
        (.borrowed, .problemBorrowed), (.notStoring, .problemNotStoring),
        (.unknownParty, .problemUnknownParty), (.partyFull, .problemPartyFull),
        (.barred, .problemBarred), (.betsClosed, .betTooLate),
        (.tooManyWalls, .problemTooManyWalls),
        (.unknownWall, .problemUnknownWall), (.unwantedWall, .problemUnwantedWall),
        (.unknownCode, .problemUnknownCode), (.tooManyDevices, .problemTooManyDevices),
        (.banned, .problemBanned), (.notOffered, .problemNotOffered),
    ]
}
