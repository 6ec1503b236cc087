import Funfair
import HouseWire

@testable import FunfairServer
@testable import House
@testable import HouseStore

// In most tests, the house's days begin at midnight UTC.

extension Timestamp {
    var day: Day { Days.utc.day(of: self) }
}

extension Board {
    init(
        of contest: Contest, rules: UInt8? = nil, _ period: Period, at moment: Timestamp,
        ago: Int = 0
    ) {
        self.init(of: contest, rules: rules, period, at: moment, in: .utc, ago: ago)
    }

    var end: Timestamp? { end(in: .utc) }
}

extension RunPurpose {
    func boards(of contest: Contest, at moment: Timestamp) -> [Board] {
        boards(of: contest, at: moment, in: .utc)
    }
}
