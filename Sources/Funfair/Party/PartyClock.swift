/// An estimate of the house's clock. The app has no clock, so it adds up the time that the face
/// reports, and learns from responses how far ahead the house's clock is.
struct PartyClock {
    /// The local time when a request was sent, and how many times local time had become unreliable.
    struct Stamp: Equatable {
        fileprivate let local: Double
        fileprivate let invalidations: Int
    }

    /// By how many milliseconds two responses may disagree beyond their round trips, because faces
    /// report frames late.
    private static let slack = 50.0

    /// The milliseconds reported so far.
    private var local = 0.0
    /// How many times the local time has become unreliable.
    private var invalidations = 0
    /// How many milliseconds the house's clock is ahead of the local time; nil if unknown.
    private var offset: Double?
    /// The round trip of the response that provided `offset`, in milliseconds.
    private var roundTrip = 0.0

    /// A stamp for a request sent now.
    var stamp: Stamp { Stamp(local: local, invalidations: invalidations) }

    /// The house's clock in milliseconds since 1970; nil if unknown.
    var now: Double? { offset.map { local + $0 } }

    mutating func pass(_ milliseconds: Double) {
        // A gap this long means the machine slept for an unknown time.
        if milliseconds >= Playback.sleep { invalidate() }
        local += max(0, milliseconds)
    }

    /// Discards the estimate because time may have passed unreported.
    mutating func invalidate() {
        invalidations += 1
        offset = nil
    }

    /// Updates the estimate from a response that has just arrived. The response with the shortest
    /// round trip wins, unless a newer response contradicts it. The house read its clock at some
    /// point during the trip, so assuming the middle is wrong by at most half the trip.
    mutating func synchronize(_ house: Int64, asked: Stamp) {
        guard asked.invalidations == invalidations else { return }
        let roundTrip = local - asked.local
        let offset = Double(house) - (local + asked.local) / 2
        if let known = self.offset, roundTrip > self.roundTrip,
            abs(offset - known) <= (roundTrip + self.roundTrip) / 2 + Self.slack
        {
            return
        }
        self.offset = offset
        self.roundTrip = roundTrip
    }
}
