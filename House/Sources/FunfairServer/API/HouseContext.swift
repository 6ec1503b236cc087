import Hummingbird
import NIOCore

/// A request's connection, its sender's address, and its size limit.
struct HouseContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The request's connection.
    let channel: any Channel
    /// The address of the connection's other end, as a key for rate limits.
    let peer: String
    /// The body's maximum size in bytes, from the route's ``Admission``.
    var mostBytes = 0

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
        peer = RateLimitKey.key(of: source.channel.remoteAddress?.ipAddress ?? "")
    }

    /// The path of the request's route, with placeholders. Unlike the request's own path, it has no
    /// codes of parties or links.
    var route: String { endpointPath ?? "none" }

    /// Returns the sender's address, as a key for rate limits.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - behindProxy: whether a proxy in front of the house reports the sender's address. Only
    ///     the last address is used, because the client can forge the earlier ones.
    func address(of request: Request, behindProxy: Bool) -> String {
        guard behindProxy, let field = request.headers[values: .xForwardedFor].last,
            let last = field.split(separator: ",").last
        else { return peer }
        return RateLimitKey.key(of: String(last.prefix(64)))
    }
}
