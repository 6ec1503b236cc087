/// Requests from one part of the app to the face, in order.
struct Requests {
    private var list: [Request] = []

    static func += (requests: inout Requests, request: Request) {
        requests.list.append(request)
    }

    /// Moves all requests to the end of `all`.
    mutating func move(into all: inout [Request]) {
        all.append(contentsOf: list)
        list.removeAll(keepingCapacity: true)
    }
}
