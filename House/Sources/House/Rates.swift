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

    /// Counts a call against the device's or the address's limit.
    ///
    /// - Throws: `Refusal.tooOften` if the limit is reached.
    package func take(
        _ cost: Admission.Cost, by device: DeviceSecret?, at address: String, _ now: Timestamp
    ) throws(Refusal) {
        // Routes with a cost per device require a device.
        let key = cost.isOfAddress ? address : device?.counted ?? address
        try limiters[cost]?.take(key, at: now)
    }
}
