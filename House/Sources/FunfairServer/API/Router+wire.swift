import Foundation
import HouseWire
import Hummingbird

extension HouseContext {
    /// Returns the decoded value of a placeholder in the path; empty if absent.
    func part(_ part: HousePart) -> String {
        let text = parameters.get(part.rawValue) ?? ""
        return text.removingPercentEncoding ?? text
    }
}

extension Request {
    /// Returns the value of a query parameter, or nil if absent.
    func asked(_ query: HouseQuery) -> Substring? { uri.queryParameters[Substring(query.rawValue)] }
}
