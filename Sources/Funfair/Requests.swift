/// What a part of the app asks of the face, in this order.
struct Requests {
    private var list: [Request] = []

    static func += (requests: inout Requests, request: Request) {
        requests.list.append(request)
    }

    /// Hands everything over, behind what is there.
    mutating func move(into all: inout [Request]) {
        all.append(contentsOf: list)
        list.removeAll(keepingCapacity: true)
    }
}
