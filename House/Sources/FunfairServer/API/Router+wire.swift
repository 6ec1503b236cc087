import Foundation
import HTTPTypes
import HouseWire
import Hummingbird

extension Router<HouseContext> {
    /// Answers a route, whose parts are placeholders.
    func on(
        _ route: HouseRoute,
        use answer: @escaping @Sendable (Request, HouseContext) async throws -> Response
    ) {
        let method: HTTPRequest.Method =
            switch route.method {
            case .get: .get
            case .post: .post
            case .delete: .delete
            }
        on(RouterPath(route.path), method: method, use: answer)
    }
}

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
