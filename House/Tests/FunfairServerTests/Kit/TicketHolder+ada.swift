import Foundation

@testable import FunfairServer
@testable import House

extension TicketHolder {
    /// An arbitrary ticket holder.
    static let ada = TicketHolder(
        player: 7, device: Data(repeating: 5, count: Hash.size), name: HouseName.key(of: "Ada"))
}
