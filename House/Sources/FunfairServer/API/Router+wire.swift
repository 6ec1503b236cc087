import Foundation
import HouseWire
import Hummingbird

extension HouseContext {
    /// What a path says that it is about.
    func part(_ part: HousePart) -> String {
        let text = parameters.get(part.rawValue) ?? ""
        return text.removingPercentEncoding ?? text
    }
}

extension Request {
    /// What is asked for behind the path, or nil.
    func asked(_ query: HouseQuery) -> Substring? { uri.queryParameters[Substring(query.rawValue)] }
}
