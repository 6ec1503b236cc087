import HTTPTypes
import House
import HouseWire
import Hummingbird

/// Refuses senders that make too many requests, before the requests use any resources. Requests for
/// the site's files don't count, because they cost next to nothing and a page needs many.
struct RateLimitMiddleware: RouterMiddleware {
    private let limiter: RateLimiter
    private let house: House
    private let setup: ServerSetup

    init(house: House, setup: ServerSetup) {
        limiter = RateLimiter(house.limits.requests)
        self.house = house
        self.setup = setup
    }

    func handle(
        _ request: Request,
        context: HouseContext,
        next: (Request, HouseContext) async throws -> Response
    ) async throws -> Response {
        if request.isForTheAPI || LinkPages.isLink(request), !isOfAGuest(request) {
            try limiter.take(
                context.address(of: request, behindProxy: setup.isBehindProxy), at: house.now())
        }
        return try await next(request, context)
    }

    /// Whether a guest at a party sent the request. Such requests are limited by device, because a
    /// whole party may share an address.
    private func isOfAGuest(_ request: Request) -> Bool {
        guard request.uri.path.hasPrefix("/" + HouseRoute.parties.path + "/"),
            let device = try? request.device()
        else { return false }
        return house.devices.isGuest(device)
    }
}
