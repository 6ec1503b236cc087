import HTTPTypes
import House
import HouseWire
import Hummingbird

/// Refuses who asks too often, before anything is done for them. The site's own files are free:
/// they cost next to nothing, and a page is many of them.
struct RateLimitMiddleware: RouterMiddleware {
    private let limiter: RateLimiter
    private let house: House
    private let isBehindProxy: Bool

    init(house: House, isBehindProxy: Bool) {
        limiter = RateLimiter(house.limits.requests)
        self.house = house
        self.isBehindProxy = isBehindProxy
    }

    func handle(
        _ request: Request,
        context: HouseContext,
        next: (Request, HouseContext) async throws -> Response
    ) async throws -> Response {
        if request.isForTheAPI, !isOfAGuest(request) {
            try limiter.take(
                context.address(of: request, behindProxy: isBehindProxy), at: house.now())
        }
        return try await next(request, context)
    }

    /// Whether a guest asks something of a party: how often that may be is counted by device, because
    /// the whole party may share an address.
    private func isOfAGuest(_ request: Request) -> Bool {
        guard request.uri.path.hasPrefix("/" + HouseRoute.parties.path + "/"),
            let device = try? request.device()
        else { return false }
        return house.parties.rooms.isGuest(device.hash)
    }
}
