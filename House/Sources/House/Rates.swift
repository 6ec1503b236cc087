import HouseWire

/// The rate limits of all kinds of calls.
package struct Rates: Sendable {
    private let limiters: [Admission.Cost: RateLimiter]

    init(_ limits: HouseLimits) {
        limiters = Dictionary(
            uniqueKeysWithValues: Admission.Cost.allCases.map {
                ($0, RateLimiter(limits[keyPath: HouseLimits.rate(of: $0)]))
            })
    }

    /// Counts a call.
    ///
    /// - Throws: `Refusal.tooOften`.
    package func take(
        _ cost: Admission.Cost, by device: DeviceSecret?, at address: String, _ now: Timestamp
    ) throws(Refusal) {
        // Routes with a cost per device require a device.
        let key = cost.isOfAddress ? address : device?.counted ?? address
        try limiters[cost]?.take(key, at: now)
    }
}
