import Synchronization

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// The clock of a test's house. Only the test advances it.
final class TestClock: Sendable {
    private let moment: Mutex<Timestamp>

    init(_ moment: Timestamp) {
        self.moment = Mutex(moment)
    }

    var now: Timestamp {
        get { moment.withLock { $0 } }
        set { moment.withLock { $0 = newValue } }
    }

    func pass(milliseconds: Int64) {
        moment.withLock { $0 = $0.later(milliseconds: milliseconds) }
    }

    func pass(seconds: Int64) { pass(milliseconds: seconds * 1000) }
}

extension Timestamp {
    /// Noon on Saturday, 21 November 2026.
    static let saturdayNoon = Timestamp(milliseconds: 1_795_262_400_000)
    /// The start of the following Monday.
    static let monday = Timestamp(milliseconds: 1_795_392_000_000)
}
