import Foundation
import Synchronization

/// Remembers the owners of devices for a while, so that a run, which comes a minute or so after its
/// ticket, and a guest's phone, which asks once a second, don't each cost a query.
///
/// Linking or forgetting a device empties the memory at once, and tells the other houses to do the
/// same. Should a message be lost, they notice when the entries are too old.
package final class DeviceOwners: Sendable {
    /// How long an entry is valid, in milliseconds.
    static let lasts: Int64 = 120_000
    /// The maximum number of devices to remember, because many secrets mustn't exhaust the memory.
    static let most = 50_000

    private struct State {
        var owners: [Data: (owner: Data, read: Timestamp)] = [:]
        /// Increases whenever the memory is emptied.
        var version = 0
    }

    private let state = Mutex(State())
    private let news: (any HouseNews)?

    init(news: (any HouseNews)?) { self.news = news }

    /// Returns a device's owner, if remembered.
    func owner(of secret: Data, at moment: Timestamp) -> Data? {
        state.withLock { state in
            guard let known = state.owners[secret],
                (0..<Self.lasts).contains(moment.milliseconds - known.read.milliseconds)
            else { return nil }
            return known.owner
        }
    }

    /// Returns a device's owner as it was last read, however long ago; nil if unknown.
    func oldOwner(of secret: Data) -> Data? { state.withLock { $0.owners[secret]?.owner } }

    /// Returns a device's owner from the store, and remembers it, unless a device was linked or
    /// forgotten meanwhile.
    func owner(
        of secret: Data, at moment: Timestamp, reading read: () async throws -> Data
    ) async rethrows -> Data {
        let version = state.withLock { $0.version }
        let owner = try await read()
        state.withLock { state in
            guard state.version == version else { return }
            if state.owners.count >= Self.most { state.owners.removeAll() }
            state.owners[secret] = (owner, moment)
        }
        return owner
    }

    /// Forgets all owners at this house.
    func forget() {
        state.withLock { state in
            state.owners.removeAll()
            state.version += 1
        }
    }

    /// Forgets all owners at every house, because some have changed.
    ///
    /// - Throws: an error if the other houses can't be told.
    func changed() async throws {
        forget()
        try await news?.tellOfDevices()
    }
}
