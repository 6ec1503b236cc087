import Foundation
import HTTPTypes
import HouseWire
import Hummingbird

/// Where phones in the same network can play, also as a picture that they read.
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
        let code: Told<Code>
    }

    private func answer(to request: Request, _ context: HouseContext) -> Answer {
        guard
            let address = setup.joinAddress(of: request, context)
        else { return Answer(address: "", code: Told(nil)) }
        let code = QRCode(address).map { Answer.Code(size: $0.rows.count, rows: $0.rows) }
        return Answer(address: address, code: Told(code))
    }
}

extension ServerSetup {
    /// Where phones in the network of whoever asks open the page, or nil where nobody knows.
    func joinAddress(of request: Request, _ context: HouseContext) -> String? {
        // Only who asks from this machine is told what its network knows it by.
        let asker = context.address(of: request, behindProxy: isBehindProxy)
        return joinAddress(
            asked: request.head.authority,
            isForwardedFromHTTPS: request.headers[.xForwardedProto] == "https",
            interfaces: Sender.isLoopback(asker) ? InterfaceAddress.ofThisMachine() : [])
    }

    /// The address that a request came to; where only this machine knows it by that, the first one
    /// that the network knows it by.
    ///
    /// - Parameters:
    ///   - authority: host and port, as the request named them.
    ///   - isForwardedFromHTTPS: whether somebody says that it came by HTTPS; believed of a proxy.
    ///   - interfaces: what the network may know this machine by.
    /// - Returns: nil where the request does not say, or says something odd.
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
    /// Whether it leads to this machine from itself alone.
    var isLoopback: Bool {
        text == "localhost" || text == "::1" || text.hasPrefix("127.")
    }
}
