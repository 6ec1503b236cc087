/// The resources that a house's services share.
package struct HouseResources: Sendable {
    /// The store.
    package let repository: any HouseRepository
    /// The rate and size limits.
    package let limits: HouseLimits
    /// When the house's days begin.
    package let days: Days
    /// The house's clock; see ``SteadyClock``.
    package let now: @Sendable () -> Timestamp
    /// The pace of regular work.
    package let pace: any Pace
    /// Failures of background work, and the metrics.
    package let failures: Failures
    /// What the house offers at the moment.
    let offers = Changeable(HouseOffers())
    /// What players did in the last minutes.
    package let activity: Activity
}

/// A part of the house with one responsibility.
package protocol HouseService: Sendable {
    var resources: HouseResources { get }
}

extension HouseService {
    package var repository: any HouseRepository { resources.repository }
    package var limits: HouseLimits { resources.limits }
    package var days: Days { resources.days }
    package var pace: any Pace { resources.pace }
    package var failures: Failures { resources.failures }
    package var metrics: Metrics { resources.failures.metrics }
    var offers: Changeable<HouseOffers> { resources.offers }

    /// Returns the current time.
    package func now() -> Timestamp { resources.now() }

    /// Returns the given number of unpredictable bytes.
    package static func random(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
