/// Whether scores would be taken now. It asks what a score asks: that something is stored.
actor Health {
    /// Whoever asks again so soon gets the same answer: asking costs the disk as much as a score.
    private static let lasts = Duration.seconds(1)

    private let repository: any HouseRepository
    private var last: (asked: ContinuousClock.Instant, answer: Task<Void, any Error>)?

    init(of repository: any HouseRepository) {
        self.repository = repository
    }

    /// - Throws: `StoreTrouble` where no score would be taken.
    func check() async throws {
        let now = ContinuousClock().now
        if let last, last.asked.advanced(by: Self.lasts) > now {
            return try await last.answer.value
        }
        let answer = Task { [repository] in try await repository.checkStoring() }
        last = (now, answer)
        try await answer.value
    }
}
