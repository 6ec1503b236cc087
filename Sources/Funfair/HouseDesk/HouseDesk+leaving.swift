import HouseWire

// Downloading and deleting the house's data about this device.

extension HouseDesk {
    /// Whether the house has data about this device.
    var isKnown: Bool { isShown && !book.names.isEmpty }

    /// Whether the house is deleting this device's data. Don't send anything meanwhile, or the
    /// house would register the device again.
    var isLeaving: Bool { connection.isPending(.delete) }

    /// Whether a deletion, a download or a POST request is pending.
    var isBusy: Bool { isLeaving || connection.isPending(.post) || connection.isPending(.device) }

    /// Whether a download, a deletion or a request for a code can start now.
    @inline(never)
    var isFree: Bool { isKnown && !isBusy }

    /// Downloads all data that the house has about this device, as a file.
    mutating func takeAll() {
        guard isFree else { return }
        ask(.device, isSecret: true, isFile: true) { _, answer, context in
            .notice(
                answer.status == 200
                    ? context.words[.tookAll] : answer.sentence(in: context.words))
        }
    }

    /// Deletes all data that the house has about this device.
    ///
    /// - Returns: whether the request was sent.
    mutating func deleteData() -> Bool {
        guard isFree else { return false }
        ask(.removal, isSecret: true) { desk, answer, context in
            // The response to an earlier try may have been lost.
            guard answer.status == 204 || answer.isProblem(.unknownDevice) else {
                desk.flushOutbox(for: context.player)
                return .notice(answer.sentence(in: context.words))
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
        devices = DeviceList()
        request(.secret)
    }
}
