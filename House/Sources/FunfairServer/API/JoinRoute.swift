import HTTPTypes
import House
import HouseWire
import Hummingbird

/// The route for the addresses where phones on the same network can play, with their QR codes.
struct JoinRoute {
    /// The maximum number of addresses to choose from.
    static let mostAddresses = 6

    let house: House
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

        struct Choice: Encodable {
            let address: String
            let code: ExplicitNull<Code>

            init(_ address: String) {
                self.address = address
                code = ExplicitNull(
                    QRCode(address).map { Code(size: $0.rows.count, rows: $0.rows) })
            }
        }

        let address: String
        let code: ExplicitNull<Code>
        let addresses: [Choice]
        /// For big screens, which ask for nothing else before a party.
        let parties: Bool
    }

    private func answer(to request: Request, _ context: HouseContext) -> Answer {
        let choices = setup.joinAddresses(of: request, context).map { Answer.Choice($0) }
        return Answer(
            address: choices.first?.address ?? "",
            code: choices.first?.code ?? ExplicitNull(nil), addresses: choices,
            parties: house.offers.parties)
    }
}

extension ServerSetup {
    /// Returns the page's addresses for phones on the sender's network, the likeliest first; empty
    /// if unknown.
    func joinAddresses(of request: Request, _ context: HouseContext) -> [String] {
        // Only a sender on this machine learns the machine's addresses on the network.
        let asker = context.address(of: request, behindProxy: isBehindProxy)
        return joinAddresses(
            of: request.asked(.at).flatMap { PageAddress($0) }
                ?? PageAddress(
                    authority: request.head.authority,
                    isSecure: tls != nil
                        || isBehindProxy && request.headers[.xForwardedProto] == "https"),
            interfaces: RateLimitKey.isLoopback(asker) ? InterfaceAddress.ofThisMachine() : [])
    }

    /// Returns the page's own address. If it is a loopback address, and the server listens on every
    /// interface, returns this machine's IPv4 addresses on the network instead, if it has any.
    ///
    /// - Parameters:
    ///   - page: the page's address; nil if unknown.
    ///   - interfaces: this machine's addresses, to choose replacements from.
    func joinAddresses(of page: PageAddress?, interfaces: [InterfaceAddress]) -> [String] {
        guard let page else { return [] }
        let isReplaced = page.host.isLoopback && address.hostname.isEveryInterface
        let hosts = isReplaced ? InterfaceAddress.forPhones(among: interfaces).map(\.host) : []
        guard !hosts.isEmpty else { return [page.text] }
        return hosts.prefix(JoinRoute.mostAddresses).map { page.on($0).text }
    }
}

extension Hostname {
    /// Whether the host is `localhost` or a loopback address.
    var isLoopback: Bool {
        text == "localhost" || text == "::1" || text.hasPrefix("127.")
    }
}
