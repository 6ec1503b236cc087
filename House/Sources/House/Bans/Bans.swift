import Foundation
import Synchronization

/// Refuses banned devices. It remembers them for a moment, because guests' phones ask every second.
package final class Bans: HouseService {
    /// How long the devices are remembered before the house looks for new bans, in milliseconds.
    /// The host bans with another process, and other houses with the same database have to notice.
    static let lasts: Int64 = 1000

    private struct State {
        var known: BannedDevices?
        var looked: Timestamp?
    }

    package let resources: HouseResources
    private let state = Mutex(State())

    init(resources: HouseResources) { self.resources = resources }

    /// - Throws: `Refusal.banned` if the host banned the device, or `StoreTrouble` if the bans have
    ///   never been read.
    package func check(_ secret: DeviceSecret) async throws {
        guard try await devices().contains(secret.hash) else { return }
        throw Refusal.banned
    }

    private func devices() async throws -> Set<Data> {
        let moment = now()
        let (known, isRecent) = state.withLock { state in
            let isRecent =
                state.known != nil
                && state.looked.map {
                    (0..<Self.lasts).contains(moment.milliseconds - $0.milliseconds)
                } ?? false
            if !isRecent { state.looked = moment }
            return (state.known, isRecent)
        }
        if isRecent, let known { return known.secrets }
        do {
            guard let fresh = try await repository.bannedDevices(unlessAt: known?.version) else {
                return known?.secrets ?? []
            }
            state.withLock { $0.known = fresh }
            return fresh.secrets
        } catch {
            // A party continues while the store is unavailable.
            guard let known else { throw error }
            failures.note(error, in: .bans)
            return known.secrets
        }
    }
}
