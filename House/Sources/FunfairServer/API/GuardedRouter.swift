import HTTPTypes
import House
import HouseWire
import Hummingbird

/// A router that checks each route's ``Admission`` before reading the body. Handlers later count
/// wrong party codes and refused runs against the sender's limits.
struct GuardedRouter {
    private let router: Router<HouseContext>
    private let house: House
    private let setup: ServerSetup
    private let admissions: [String: Admission]

    init(_ router: Router<HouseContext>, of house: House, setup: ServerSetup) {
        self.router = router
        self.house = house
        self.setup = setup
        admissions = Dictionary(
            uniqueKeysWithValues: HouseRoute.admissions.map { (Self.key($0.route), $0.admission) })
    }

    private static func key(_ route: HouseRoute) -> String { "\(route.method) \(route.path)" }

    /// Registers a handler for a route. A `GET` route also responds to `HEAD`.
    func on(
        _ route: HouseRoute,
        use answer: @escaping @Sendable (Request, HouseContext) async throws -> Response
    ) {
        guard let admission = admissions[Self.key(route)] else {
            preconditionFailure("\(route.path) isn't in HouseRoute.admissions")
        }
        let method = route.method.ofHTTP
        let guardian = Guardian(house: house, setup: setup, admission: admission)
        let guarded: @Sendable (Request, HouseContext) async throws -> Response = {
            request, context in
            var context = context
            context.mostBytes = admission.body
            try await guardian.admit(request, context)
            return try await answer(request, context)
        }
        router.on(RouterPath(route.path), method: method, use: guarded)
        guard method == .get else { return }
        router.on(RouterPath(route.path), method: .head) { request, context in
            try await guarded(request, context).createHeadResponse()
        }
    }

    /// Makes every known path respond with 405 to the methods that it doesn't support.
    func refuseOtherMethods() {
        for path in Set(HouseRoute.admissions.map(\.route.path)) {
            let allowed = Self.methods(of: path).map(\.rawValue)
            for method in Self.refusedMethods(of: path) {
                router.on(RouterPath(path), method: method) { _, _ -> Response in
                    throw Refusal.wrongMethod(allowed: allowed)
                }
            }
        }
    }

    /// Returns the methods that a path supports.
    private static func methods(of path: String) -> [HTTPRequest.Method] {
        HouseRoute.admissions.map(\.route).filter { $0.path == path }.flatMap { route in
            route.method == .get ? [.get, .head] : [route.method.ofHTTP]
        }
    }

    /// Returns the methods that a path doesn't support.
    static func refusedMethods(of path: String) -> [HTTPRequest.Method] {
        let answered = methods(of: path)
        return [.get, .head, .post, .put, .patch, .delete].filter { !answered.contains($0) }
    }
}

extension HouseRoute.Method {
    fileprivate var ofHTTP: HTTPRequest.Method {
        switch self {
        case .get: .get
        case .post: .post
        case .delete: .delete
        }
    }
}

/// Checks the callers of one route.
private struct Guardian: Sendable {
    let house: House
    let setup: ServerSetup
    let admission: Admission

    /// - Throws: `Refusal.noSecret`, `.unknownDevice`, `.tooOften`, `.tooLarge` or `.banned`, or
    ///   `StoreTrouble` if the house can't find out whether the device is banned.
    func admit(_ request: Request, _ context: HouseContext) async throws {
        let device: DeviceSecret? =
            switch admission.caller {
            case .anyone: nil
            case .anyDevice: try request.device(or: .noSecret)
            case .device: try request.device()
            }
        let address = context.address(of: request, behindProxy: setup.isBehindProxy)
        for cost in admission.costs {
            try house.rates.take(cost, by: device, at: address, house.now())
        }
        if let length = request.headers[.contentLength].flatMap({ Int($0) }),
            length > max(admission.body, WireLimits.words)
        {
            throw Refusal.tooLarge(most: admission.body)
        }
        if let device, !admission.admitsBanned { try await house.bans.check(device) }
    }
}
