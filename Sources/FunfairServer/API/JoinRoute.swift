import Foundation
import HTTPTypes
import Hummingbird

/// `GET /api/join`: where phones in the same network can play, also as a picture that they read.
struct JoinRoute {
    let setup: ServerSetup

    func add(to router: Router<HouseContext>) {
        router.get("api/join") { request, _ in
            try Response.json(answer(to: request))
        }
    }

    private struct Answer: Encodable {
        struct Code: Encodable {
            let size: Int
            let rows: [String]
        }

        let address: String
        let code: Code?

        private enum Key: CodingKey {
            case address, code
        }

        /// Written out, so that a house that makes no codes says so.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(address, forKey: .address)
            try container.encode(code, forKey: .code)
        }
    }

    private func answer(to request: Request) -> Answer {
        let address = address(for: request)
        guard let address else { return Answer(address: "", code: nil) }
        let code = QRCode(address).map { Answer.Code(size: $0.rows.count, rows: $0.rows) }
        return Answer(address: address, code: code)
    }

    /// The address that the request came to; where only this machine knows it by that, the first one
    /// that the network knows it by. Nil where the request does not say, or says something odd.
    private func address(for request: Request) -> String? {
        guard let authority = request.head.authority,
            let asked = URLComponents(string: "http://\(authority)"), let name = asked.host,
            let host = try? Hostname(name)
        else { return nil }
        var scheme = setup.tls == nil ? "http" : "https"
        if setup.isBehindProxy, request.headers[.xForwardedProto] == "https" { scheme = "https" }
        let port = asked.port.map { ":\($0)" } ?? ""
        if host.isLoopback, setup.address.hostname.isEveryInterface,
            let other = InterfaceAddress.ofThisMachine().first(where: {
                $0.isReachableFromOutside && !$0.host.isIPv6
            })
        {
            return "\(scheme)://\(other.host)\(port)/"
        }
        return "\(scheme)://\(host)\(port)/"
    }
}

extension Hostname {
    /// Whether it leads to this machine from itself alone.
    var isLoopback: Bool {
        text == "localhost" || text == "::1" || text.hasPrefix("127.")
    }
}
