/// What all services of a house work with.
package struct HouseResources: Sendable {
    /// What the house remembers.
    package let repository: any HouseRepository
    /// How much anybody gets.
    package let limits: HouseLimits
    /// When its days begin.
    package let days: Days
    /// The house's clock: see ``SteadyClock``.
    package let now: @Sendable () -> Moment
    /// What fails in work that nobody waits for, and everything that is counted.
    package let failures: Failures
}

/// A part of the house that decides about one thing, and keeps what it needs for that.
package protocol HouseService: Sendable {
    var resources: HouseResources { get }
}

extension HouseService {
    package var repository: any HouseRepository { resources.repository }
    package var limits: HouseLimits { resources.limits }
    package var days: Days { resources.days }
    package var failures: Failures { resources.failures }
    package var metrics: Metrics { resources.failures.metrics }

    /// The present moment.
    package func now() -> Moment { resources.now() }

    /// Bytes that nobody can guess.
    package static func random(_ count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
