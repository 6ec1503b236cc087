import HouseWire

// What a player can take away of all that the house has of them, and have removed.

extension HouseDesk {
    /// Whether the house has something of this device.
    var isKnown: Bool { isShown && !book.names.isEmpty }

    /// Whether the house is removing what it has. Nothing is told to it meanwhile, or it would come to
    /// know this device again.
    var isLeaving: Bool { connection.isDoing(.delete) }

    /// Whether the house is asked for all of it, or told something that has to be answered before.
    var isBusy: Bool { isLeaving || connection.isDoing(.post) || connection.isUnderWay(.device) }

    /// Whether the house can be asked now.
    @inline(never)
    private var isFree: Bool { isKnown && !isBusy }

    /// Asks for everything that the house has of this device, as a file.
    mutating func takeAll() {
        guard isFree else { return }
        ask(.device, isSecret: true, isFile: true) { _, answer, hearing in
            .notice(
                answer.status == 200
                    ? hearing.words[.tookAll] : answer.sentence(in: hearing.words))
        }
    }

    /// Has all that removed.
    ///
    /// - Returns: whether the house is asked.
    mutating func leave() -> Bool {
        guard isFree else { return false }
        ask(.removal, isSecret: true) { desk, answer, hearing in
            // The answer to an earlier try may have been lost.
            guard answer.status == 204 || answer.isProblem(.unknownDevice) else {
                desk.stir(for: hearing.player)
                return .notice(answer.sentence(in: hearing.words))
            }
            desk.forget()
            return .left
        }
        return true
    }

    /// Nothing of what this device was at the house is left here, and it gets another secret.
    private mutating func forget() {
        keep { $0 = HouseBook() }
        outbox.removeAll()
        saveOutbox()
        verdict = .none
        news = nil
        boards = SeenBoards()
        request(.secret)
    }
}
