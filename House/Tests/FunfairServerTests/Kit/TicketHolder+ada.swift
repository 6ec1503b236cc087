import Foundation

@testable import FunfairServer
@testable import House

extension TicketHolder {
    /// Whoever it is.
    static let ada = TicketHolder(
        player: 7, device: Data(repeating: 5, count: Hash.size), name: HouseName.key(of: "Ada"))
}
