import Synchronization

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// The wall clock of a test's house: it moves only when the test moves it.
final class TestClock: Sendable {
    private let moment: Mutex<Moment>

    init(_ moment: Moment) {
        self.moment = Mutex(moment)
    }

    var now: Moment {
        get { moment.withLock { $0 } }
        set { moment.withLock { $0 = newValue } }
    }

    func pass(milliseconds: Int64) {
        moment.withLock { $0 = $0.later(milliseconds: milliseconds) }
    }

    func pass(seconds: Int64) { pass(milliseconds: seconds * 1000) }
}

extension Moment {
    /// Noon of Saturday, the 21st of November 2026.
    static let saturdayNoon = Moment(milliseconds: 1_795_262_400_000)
    /// The beginning of the Monday after it.
    static let monday = Moment(milliseconds: 1_795_392_000_000)
}
