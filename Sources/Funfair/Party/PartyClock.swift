/// The house's clock, as far as it is known here. The app has none of its own: it adds up the time that
/// it is told of, and learns from answers how far the house's is ahead of that.
struct PartyClock {
    /// When something was asked: by the time that was added up, and before which doubt.
    struct Stamp: Equatable {
        fileprivate let local: Double
        fileprivate let doubts: Int
    }

    /// By so many milliseconds two answers may differ beyond what their ways explain: frames are told
    /// late.
    private static let slack = 50.0

    /// Milliseconds that were told of.
    private var local = 0.0
    /// How often the sum was not to be trusted any more.
    private var doubts = 0
    /// By how many milliseconds the house's clock is ahead.
    private var lead: Double?
    /// How long the answer was on its way there and back by which that is known.
    private var way = 0.0

    /// A stamp for a question that is asked now.
    var stamp: Stamp { Stamp(local: local, doubts: doubts) }

    /// Milliseconds since 1970 by the house's clock; nil as long as they are not known.
    var now: Double? { lead.map { local + $0 } }

    mutating func pass(_ milliseconds: Double) {
        // What took so long was no frame: the machine slept, and nobody knows for how long.
        if milliseconds >= Playback.sleep { doubt() }
        local += max(0, milliseconds)
    }

    /// Time went by that nobody told of.
    mutating func doubt() {
        doubts += 1
        lead = nil
    }

    /// The house told its time in an answer that has just come. That with the shortest way counts: the
    /// house said it somewhere between, and so the middle is wrong by half of that way at most.
    mutating func hear(_ house: Int64, asked: Stamp) {
        guard asked.doubts == doubts else { return }
        let way = local - asked.local
        let lead = Double(house) - (local + asked.local) / 2
        if let known = self.lead, way > self.way,
            abs(lead - known) <= (way + self.way) / 2 + Self.slack
        {
            return
        }
        self.lead = lead
        self.way = way
    }
}
