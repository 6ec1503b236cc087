import House
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// How a server stands in its network.
public struct ServerSetup: Sendable {
    /// Where it listens.
    public var address: ListenAddress
    /// What it speaks HTTPS with, or nil for HTTP.
    public var tls: ServerCertificate?
    /// Whether a proxy before it says who asks.
    public var isBehindProxy: Bool
    /// How long the house keeps what no board shows.
    public var keeping: Keeping
    /// Where it tells what it counts, or nil for nowhere.
    public var metrics: ListenAddress?

    /// A setup; see the properties.
    public init(
        address: ListenAddress, tls: ServerCertificate? = nil, isBehindProxy: Bool = false,
        keeping: Keeping = .standard, metrics: ListenAddress? = nil
    ) {
        self.address = address
        self.tls = tls
        self.isBehindProxy = isBehindProxy
        self.keeping = keeping
        self.metrics = metrics
    }
}

/// Builds the server that answers from `site`, and from `house` under `/api`.
///
/// - Parameters:
///   - site: What is served.
///   - house: What keeps the boards; nil for the games alone.
///   - setup: How the server stands in its network.
///   - limits: How long a connection may take; those of the house where it has none of its own.
///   - logger: Where troubles are noted; requests are not.
///   - onOpen: Called once, when the server listens.
/// - Throws: What is wrong with the certificate.
public func buildApplication(
    site: Site,
    house: House? = nil,
    setup: ServerSetup,
    limits: HouseLimits? = nil,
    logger: Logger,
    onOpen: @escaping @Sendable (OpenAddresses) -> Void = { _ in }
) throws -> some ApplicationProtocol {
    let limits = limits ?? house?.limits ?? .standard
    let address = setup.address
    let mostConnections = OpenFiles.mostConnections
    let connections = IdleConnections(most: mostConnections)
    let http = HTTPServerBuilder.http1(
        of: .init(
            additionalChannelHandlers: [
                SlowSenderHandler(limits: limits, connections: connections),
                StoppedReaderHandler(patience: .seconds(limits.readSeconds)),
            ],
            idleTimeout: .seconds(limits.idleSeconds)))
    return Application(
        router: buildRouter(site: site, house: house, setup: setup),
        server: try setup.tls?.securing(http) ?? http,
        configuration: ApplicationConfiguration(
            address: .hostname(address.hostname.text, port: Int(address.port)),
            // Without it, and without a file handle left, accepting fails again and again as fast
            // as it can. Who comes then waits in the system's own queue.
            availableConnectionsDelegate: .maximum(mostConnections, logger: logger)
        ),
        services: services(of: house, setup: setup, logger: logger),
        onServerRunning: { channel in
            onOpen(
                OpenAddresses(
                    hostname: address.hostname,
                    port: channel.localAddress?.port ?? Int(address.port),
                    isSecure: setup.tls != nil,
                    interfaces: InterfaceAddress.ofThisMachine()
                )
            )
        },
        logger: logger
    )
}

/// The services that run beside the server.
private func services(of house: House?, setup: ServerSetup, logger: Logger) -> [any Service] {
    var services = house?.services(keeping: setup.keeping) ?? []
    if let house, let address = setup.metrics {
        services.append(MetricsServer(house: house, address: address, logger: logger))
    }
    if let certificate = setup.tls {
        services.append(CertificateReloading(certificate, logger: logger))
    }
    return services
}

func buildRouter(site: Site, house: House?, setup: ServerSetup) -> Router<HouseContext> {
    let router = Router(context: HouseContext.self)
    router.addMiddleware {
        // It holds for all ports of a host, and so it is said at the usual one alone.
        SecurityHeadersMiddleware(isSecure: setup.tls != nil && setup.address.port == 443)
        SiteMiddleware(site: site)
    }
    if let house {
        router.addMiddleware {
            ProblemMiddleware(metrics: house.metrics, log: RareLog(now: house.now))
            RateLimitMiddleware(house: house, isBehindProxy: setup.isBehindProxy)
            AwaitedBodyMiddleware()
        }
        let guarded = GuardedRouter(router, of: house, isBehindProxy: setup.isBehindProxy)
        Routes(house: house, setup: setup).add(to: guarded)
        JoinRoute(setup: setup).add(to: guarded)
        guarded.refuseOtherMethods()
    }
    return router
}
