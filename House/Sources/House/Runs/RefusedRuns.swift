/// Who sends a run.
package struct RunSender: Sendable {
    let device: DeviceSecret
    let address: String

    package init(device: DeviceSecret, address: String) {
        self.device = device
        self.address = address
    }
}

/// What refused runs cost whoever sends them: who sent too many is not listened to for a while.
struct RefusedRuns: Sendable {
    private let devices: RateLimiter
    private let addresses: RateLimiter

    init(_ limits: HouseLimits) {
        devices = RateLimiter(limits.refusedRuns)
        addresses = RateLimiter(limits.refusedRunsOfAddress)
    }

    /// Whether a sender is listened to.
    ///
    /// One bad device must not silence a school behind the same address: where the address has used
    /// up what it has, a device of which nothing was refused is listened to all the same. A secret
    /// that nobody registered says nothing for its device, because everybody can make them up.
    ///
    /// - Parameter isKnown: whether the house knows the device; asked only where it matters.
    /// - Throws: `Refusal.tooOften`.
    func admit(
        _ sender: RunSender, at now: Moment, isKnown: () async throws -> Bool
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

    /// Remembers that a run was refused.
    func charge(_ sender: RunSender, for refusal: Refusal, at now: Moment) {
        guard refusal.isSendersDoing else { return }
        // Who has nothing left has nothing to lose.
        try? devices.take(sender.device.counted, at: now)
        try? addresses.take(sender.address, at: now)
    }
}

extension Refusal {
    /// Whether a refused run tells of its sender, and not of the network, of a house that is busy, or
    /// of an answer that was lost.
    fileprivate var isSendersDoing: Bool {
        switch self {
        case .badRequest, .tooOften, .tooBusy, .ticketUsed(.some): false
        default: true
        }
    }
}
