import HouseWire

// Downloading and deleting the data that the house has about a player.

extension HouseDesk {
    /// Whether the house has data about this device.
    var isKnown: Bool { isShown && !book.names.isEmpty }

    /// Whether the house is deleting its data. Send nothing meanwhile, or the house would register
    /// this device again.
    var isLeaving: Bool { connection.isDoing(.delete) }

    /// Whether the house is preparing the download, or still has to answer a request.
    var isBusy: Bool { isLeaving || connection.isDoing(.post) || connection.isUnderWay(.device) }

    /// Whether the house can be asked now.
    @inline(never)
    private var isFree: Bool { isKnown && !isBusy }

    /// Downloads all data that the house has about this device, as a file.
    mutating func takeAll() {
        guard isFree else { return }
        ask(.device, isSecret: true, isFile: true) { _, answer, hearing in
            .notice(
                answer.status == 200
                    ? hearing.words[.tookAll] : answer.sentence(in: hearing.words))
        }
    }

    /// Deletes all data that the house has about this device.
    ///
    /// - Returns: whether the request was sent.
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

    /// Forgets everything about the house, and requests a new secret.
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
