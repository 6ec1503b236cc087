import Synchronization

/// How often something may be done.
package struct Rate: Sendable {
    /// So many times at once.
    let burst: Double
    /// So many times a minute after that.
    let perMinute: Double

    static func burst(_ burst: Double, perMinute: Double) -> Rate {
        Rate(burst: burst, perMinute: perMinute)
    }
}

/// Counts how often something is done by each of many: a bucket of tokens that fills by time.
package final class RateLimiter: Sendable {
    /// So many are remembered; a stranger with many addresses gets no more of the memory.
    static let mostKeys = 100_000

    private struct Bucket {
        var tokens: Double
        var filled: Moment
    }

    private let rate: Rate
    private let buckets = Mutex<[String: Bucket]>([:])

    package init(_ rate: Rate) {
        self.rate = rate
    }

    /// Takes a token.
    ///
    /// - Throws: `Refusal.tooOften`, with the seconds until there is one again.
    package func take(_ key: String, at now: Moment) throws(Refusal) {
        let missing = buckets.withLock { buckets in
            if buckets.count >= Self.mostKeys { forgetFull(&buckets, at: now) }
            var bucket = buckets[key] ?? Bucket(tokens: rate.burst, filled: now)
            bucket.tokens = tokens(of: bucket, at: now)
            bucket.filled = now
            let missing = max(0, 1 - bucket.tokens)
            if missing == 0 { bucket.tokens -= 1 }
            // Also where there is none: a clock that was set back must not keep anybody out.
            buckets[key] = bucket
            return missing
        }
        try wait(for: missing)
    }

    /// Looks whether there is a token, and takes none.
    ///
    /// - Throws: `Refusal.tooOften`, with the seconds until there is one again.
    func check(_ key: String, at now: Moment) throws(Refusal) {
        try wait(for: max(0, 1 - left(of: key, at: now)))
    }

    /// Whether no token is missing, as for somebody who was never seen.
    func isFull(_ key: String, at now: Moment) -> Bool { left(of: key, at: now) >= rate.burst }

    private func left(of key: String, at now: Moment) -> Double {
        buckets.withLock { buckets in
            buckets[key].map { tokens(of: $0, at: now) } ?? rate.burst
        }
    }

    private func wait(for missing: Double) throws(Refusal) {
        guard missing == 0 else {
            throw .tooOften(seconds: max(1, Int((missing / rate.perMinute * 60).rounded(.up))))
        }
    }

    private func tokens(of bucket: Bucket, at now: Moment) -> Double {
        let elapsed = Double(max(0, now.milliseconds - bucket.filled.milliseconds))
        return min(rate.burst, bucket.tokens + elapsed / 60_000 * rate.perMinute)
    }

    /// Who has a full bucket is like somebody never seen. Where nobody has, everybody begins anew.
    private func forgetFull(_ buckets: inout [String: Bucket], at now: Moment) {
        buckets = buckets.filter { tokens(of: $0.value, at: now) < rate.burst }
        if buckets.count >= Self.mostKeys { buckets.removeAll() }
    }
}
