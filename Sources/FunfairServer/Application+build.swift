import Hummingbird
import Logging
import NIOCore

/// The context of every request in the house.
typealias HouseRequestContext = BasicRequestContext

/// Builds the server that answers from `site`.
///
/// - Parameters:
///   - site: What is served.
///   - address: Where the server listens.
///   - logger: Where troubles are noted; requests are not.
///   - onOpen: Called once, when the server listens.
public func buildApplication(
    site: Site,
    address: ListenAddress,
    logger: Logger,
    onOpen: @escaping @Sendable (OpenAddresses) -> Void = { _ in }
) -> some ApplicationProtocol {
    Application(
        router: buildRouter(site: site),
        server: .http1(configuration: .init(idleTimeout: .seconds(60))),
        configuration: ApplicationConfiguration(
            address: .hostname(address.hostname.text, port: Int(address.port))
        ),
        onServerRunning: { channel in
            onOpen(
                OpenAddresses(
                    hostname: address.hostname,
                    port: channel.localAddress?.port ?? Int(address.port),
                    interfaces: InterfaceAddress.ofThisMachine()
                )
            )
        },
        logger: logger
    )
}

func buildRouter(site: Site) -> Router<HouseRequestContext> {
    let router = Router(context: HouseRequestContext.self)
    router.addMiddleware {
        SecurityHeadersMiddleware()
        SiteMiddleware(site: site)
    }
    return router
}
