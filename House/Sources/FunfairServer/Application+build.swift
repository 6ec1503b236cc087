import House
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// The server's network settings, and how long it keeps data.
public struct ServerSetup: Sendable {
    /// The address to listen on.
    public var address: ListenAddress
    /// The certificate for HTTPS, or nil for plain HTTP.
    public var tls: ServerCertificate?
    /// Whether to trust a proxy's `X-Forwarded-For` and `X-Forwarded-Proto`. It can change while the
    /// server is open.
    public let proxy: Changeable<Bool>
    /// How long to keep data that no board shows. It can change while the server is open.
    public let retention: Changeable<Retention>
    /// The address that serves metrics, or nil to serve none.
    public var metrics: ListenAddress?
    /// Reloads the settings, on SIGHUP; nil to leave the signal alone.
    public var reload: (@Sendable () async -> Void)?
    /// The version to report at the metrics address; nil if unknown.
    public var version: String?

    /// Creates a setup. By default, the server uses plain HTTP, without a proxy or metrics.
    public init(
        address: ListenAddress, tls: ServerCertificate? = nil, isBehindProxy: Bool = false,
        retention: Retention = .standard, metrics: ListenAddress? = nil, version: String? = nil
    ) {
        self.address = address
        self.tls = tls
        proxy = Changeable(isBehindProxy)
        self.retention = Changeable(retention)
        self.metrics = metrics
        self.version = version
    }

    /// Whether to trust a proxy's headers now.
    var isBehindProxy: Bool { proxy.current }
}

/// Builds a server for `site`, with the API of `house` under `/api`.
///
/// - Parameters:
///   - site: The site to serve.
///   - house: The house that keeps the boards; nil to serve only the games.
///   - setup: The server's settings.
///   - limits: The time limits for connections; nil for the house's limits.
///   - logger: The log for errors; requests aren't logged.
///   - onOpen: Called once the server is listening.
/// - Throws: An error if the certificate can't be used.
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
            // Without a limit, a server that has run out of file handles retries accepting in a
            // busy loop. Connections beyond the limit wait in the system's queue.
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

/// Returns the services that run alongside the server.
private func services(of house: House?, setup: ServerSetup, logger: Logger) -> [any Service] {
    var services = house?.services(retention: setup.retention) ?? []
    if let house, let address = setup.metrics {
        services.append(
            MetricsServer(house: house, setup: setup, address: address, logger: logger))
        services.append(StatusWatch(house: house))
    }
    if let reload = setup.reload { services.append(Reloading(reload: reload)) }
    return services
}

func buildRouter(site: Site, house: House?, setup: ServerSetup) -> Router<HouseContext> {
    let router = Router(context: HouseContext.self)
    router.addMiddleware {
        RequestIDMiddleware()
        // `Strict-Transport-Security` applies to every port of a host, so only a server on the
        // default port sends it.
        SecurityHeadersMiddleware(isSecure: setup.tls != nil && setup.address.port == 443)
        SiteMiddleware(site: site)
    }
    if let house {
        router.addMiddleware {
            ProblemMiddleware(metrics: house.metrics, log: RareLog(now: house.now))
            RateLimitMiddleware(house: house, setup: setup)
            AwaitedBodyMiddleware()
        }
        let guarded = GuardedRouter(router, of: house, setup: setup)
        Routes(house: house, setup: setup).add(to: guarded)
        JoinRoute(house: house, setup: setup).add(to: guarded)
        LinkPages(house: house, setup: setup).add(to: router)
        guarded.refuseOtherMethods()
    }
    return router
}
