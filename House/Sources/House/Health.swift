/// Checks whether the house can store scores now, by storing something the way a score is stored.
package actor Health {
    /// How long a result is reused. Each check uses the disk as much as storing a score does.
    private static let lasts = Duration.seconds(1)

    private let repository: any HouseRepository
    private let moment: @Sendable () -> Timestamp
    private var last: (asked: ContinuousClock.Instant, answer: Task<Void, any Error>)?

    init(of repository: any HouseRepository, now moment: @escaping @Sendable () -> Timestamp) {
        self.repository = repository
        self.moment = moment
    }

    /// Checks that the house can store a score.
    ///
    /// - Throws: `StoreTrouble` if not.
    package func check() async throws {
        let now = ContinuousClock().now
        if let last, last.asked.advanced(by: Self.lasts) > now {
            return try await last.answer.value
        }
        let answer = Task { [repository, moment] in
            try await repository.checkStoring(at: moment())
        }
        last = (now, answer)
        try await answer.value
    }
}
