import Foundation
import HTTPTypes
import HouseWire
import Hummingbird

/// The route for the address where phones on the same network can play, with its QR code.
struct JoinRoute {
    let setup: ServerSetup

    func add(to router: GuardedRouter) {
        router.on(.join) { request, context in
            try Response.json(answer(to: request, context))
        }
    }

    private struct Answer: Encodable {
        struct Code: Encodable {
            let size: Int
            let rows: [String]
        }

        let address: String
        let code: ExplicitNull<Code>
    }

    private func answer(to request: Request, _ context: HouseContext) -> Answer {
        guard
            let address = setup.joinAddress(of: request, context)
        else { return Answer(address: "", code: ExplicitNull(nil)) }
        let code = QRCode(address).map { Answer.Code(size: $0.rows.count, rows: $0.rows) }
        return Answer(address: address, code: ExplicitNull(code))
    }
}

extension ServerSetup {
    /// Returns the page's address for phones on the sender's network, or nil if unknown.
    func joinAddress(of request: Request, _ context: HouseContext) -> String? {
        // Only a sender on this machine learns the machine's address on the network.
        let asker = context.address(of: request, behindProxy: isBehindProxy)
        return joinAddress(
            asked: request.head.authority,
            isForwardedFromHTTPS: request.headers[.xForwardedProto] == "https",
            interfaces: RateLimitKey.isLoopback(asker) ? InterfaceAddress.ofThisMachine() : [])
    }

    /// Returns the address that a request used. If it is a loopback address, and the server listens
    /// on every interface, returns this machine's first IPv4 address on the network instead, if it
    /// has one.
    ///
    /// - Parameters:
    ///   - authority: the host and port in the request.
    ///   - isForwardedFromHTTPS: whether the request claims that it used HTTPS; ignored without a
    ///     proxy.
    ///   - interfaces: this machine's addresses, to choose a replacement from.
    /// - Returns: nil if the request has no valid host.
    func joinAddress(
        asked authority: String?, isForwardedFromHTTPS: Bool, interfaces: [InterfaceAddress]
    ) -> String? {
        guard let authority, let asked = URLComponents(string: "http://\(authority)"),
            let name = asked.host, let host = try? Hostname(name)
        else { return nil }
        let isSecure = tls != nil || isBehindProxy && isForwardedFromHTTPS
        let reachable = interfaces.first { $0.isReachableFromOutside && !$0.host.isIPv6 }?.host
        let known = host.isLoopback && address.hostname.isEveryInterface ? reachable : nil
        let port = asked.port.map { ":\($0)" } ?? ""
        return "\(isSecure ? "https" : "http")://\(known ?? host)\(port)/"
    }
}

extension Hostname {
    /// Whether the host is `localhost` or a loopback address.
    var isLoopback: Bool {
        text == "localhost" || text == "::1" || text.hasPrefix("127.")
    }
}
