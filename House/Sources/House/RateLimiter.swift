import Synchronization

/// A rate limit.
package struct Rate: Sendable {
    /// How many calls are allowed at once.
    let burst: Double
    /// How many calls a minute are allowed after that.
    let perMinute: Double

    static func burst(_ burst: Double, perMinute: Double) -> Rate {
        Rate(burst: burst, perMinute: perMinute)
    }
}

/// Limits how often each client may do something. Each client has a bucket of tokens that refills
/// over time.
package final class RateLimiter: Sendable {
    /// The maximum number of clients to remember, because many addresses mustn't exhaust the
    /// memory.
    static let mostKeys = 100_000

    private struct Bucket {
        var tokens: Double
        var filled: Timestamp
    }

    private let rate: Rate
    private let buckets = Mutex<[String: Bucket]>([:])

    package init(_ rate: Rate) {
        self.rate = rate
    }

    /// Takes a token.
    ///
    /// - Throws: `Refusal.tooOften` if no token is left, with the seconds until the next token.
    package func take(_ key: String, at now: Timestamp) throws(Refusal) {
        let missing = buckets.withLock { buckets in
            if buckets.count >= Self.mostKeys { forgetFull(&buckets, at: now) }
            var bucket = buckets[key] ?? Bucket(tokens: rate.burst, filled: now)
            bucket.tokens = tokens(of: bucket, at: now)
            bucket.filled = now
            let missing = max(0, 1 - bucket.tokens)
            if missing == 0 { bucket.tokens -= 1 }
            // Store the bucket even without a token, because a clock that was set back mustn't lock
            // anyone out.
            buckets[key] = bucket
            return missing
        }
        try wait(for: missing)
    }

    /// Checks that there is a token, without taking it.
    ///
    /// - Throws: `Refusal.tooOften` if no token is left, with the seconds until the next token.
    func check(_ key: String, at now: Timestamp) throws(Refusal) {
        try wait(for: max(0, 1 - left(of: key, at: now)))
    }

    /// Whether the bucket is full, as it is for a new client.
    func isFull(_ key: String, at now: Timestamp) -> Bool { left(of: key, at: now) >= rate.burst }

    private func left(of key: String, at now: Timestamp) -> Double {
        buckets.withLock { buckets in
            buckets[key].map { tokens(of: $0, at: now) } ?? rate.burst
        }
    }

    private func wait(for missing: Double) throws(Refusal) {
        guard missing == 0 else {
            throw .tooOften(seconds: max(1, Int((missing / rate.perMinute * 60).rounded(.up))))
        }
    }

    private func tokens(of bucket: Bucket, at now: Timestamp) -> Double {
        let elapsed = Double(max(0, now.milliseconds - bucket.filled.milliseconds))
        return min(rate.burst, bucket.tokens + elapsed / 60_000 * rate.perMinute)
    }

    /// Removes full buckets, which behave like new ones. If none are full, removes all buckets.
    private func forgetFull(_ buckets: inout [String: Bucket], at now: Timestamp) {
        buckets = buckets.filter { tokens(of: $0.value, at: now) < rate.burst }
        if buckets.count >= Self.mostKeys { buckets.removeAll() }
    }
}
