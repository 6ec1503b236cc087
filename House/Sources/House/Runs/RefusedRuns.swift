/// The sender of a run.
package struct RunSender: Sendable {
    let device: Device
    let address: String

    package init(device: Device, address: String) {
        self.device = device
        self.address = address
    }
}

/// Limits refused runs. The house temporarily turns away senders with too many.
struct RefusedRuns: Sendable {
    private let devices: RateLimiter
    private let addresses: RateLimiter

    init(_ limits: HouseLimits) {
        devices = RateLimiter(limits.refusedRuns)
        addresses = RateLimiter(limits.refusedRunsOfAddress)
    }

    /// Checks that the house accepts a sender's run for judging.
    ///
    /// One bad device mustn't lock out a whole school with the same address. So when the address
    /// has used up its limit, devices without a refused run are still accepted. They must be
    /// registered, because anyone can make up a secret.
    ///
    /// - Parameter isKnown: whether the house knows the device; called only if needed.
    /// - Throws: `Refusal.tooOften` if the house doesn't accept the run.
    func admit(
        _ sender: RunSender, at now: Timestamp, isKnown: () async throws -> Bool
    ) async throws {
        try devices.check(sender.device.counted, at: now)
        do throws(Refusal) {
            try addresses.check(sender.address, at: now)
        } catch {
            guard devices.isFull(sender.device.counted, at: now), try await isKnown() else {
                throw error
            }
        }
    }

    /// Counts a refused run against its sender, if the refusal is the sender's fault.
    func charge(_ sender: RunSender, for refusal: Refusal, at now: Timestamp) {
        guard refusal.isSendersDoing else { return }
        // If there are no tokens left, there is nothing to take.
        try? devices.take(sender.device.counted, at: now)
        try? addresses.take(sender.address, at: now)
    }
}

extension Refusal {
    /// Whether the refusal is the sender's fault. Otherwise the cause is the network, a busy house,
    /// a lost response or the host.
    fileprivate var isSendersDoing: Bool {
        switch self {
        case .badRequest, .tooOften, .tooBusy, .ticketUsed(.some), .notOffered: false
        default: true
        }
    }
}
