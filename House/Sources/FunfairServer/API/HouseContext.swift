import Hummingbird
import NIOCore

/// What is known of a request besides its words.
struct HouseContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection.
    let channel: any Channel
    /// Where the connection comes from, without the port.
    let peer: String
    /// The most bytes of the body, as the route's ``Admission`` says.
    var mostBytes = 0

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
        peer = Sender.name(of: source.channel.remoteAddress?.ipAddress ?? "")
    }

    /// Who asks.
    ///
    /// - Parameters:
    ///   - request: what was asked.
    ///   - behindProxy: whether a proxy stands before the house, which says who asks. Its word is the
    ///     last one: those before are whatever the asker wrote.
    func address(of request: Request, behindProxy: Bool) -> String {
        guard behindProxy, let field = request.headers[values: .xForwardedFor].last,
            let last = field.split(separator: ",").last
        else { return peer }
        return Sender.name(of: String(last.prefix(64)))
    }
}
