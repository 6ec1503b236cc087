import HTTPTypes
import House
import HouseWire
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Serves a house's metrics and its status at a separate address, which keeps them private.
struct MetricsServer: Service {
    let house: House
    let setup: ServerSetup
    let address: ListenAddress
    let logger: Logger
    /// Called with the port once the server is listening.
    var onOpen: @Sendable (Int) -> Void = { _ in }

    /// Serves the metrics until the house closes.
    ///
    /// - Throws: `ListenProblem` if the server can't listen.
    func run() async throws {
        let application = Application(
            router: Self.router(house, setup: setup),
            configuration: ApplicationConfiguration(
                address: .hostname(address.hostname.text, port: Int(address.port))),
            onServerRunning: { onOpen($0.localAddress?.port ?? Int(address.port)) },
            logger: logger)
        do { try await application.run() } catch { throw ListenProblem(error, at: address) }
    }

    static func router(_ house: House, setup: ServerSetup) -> Router<BasicRequestContext> {
        let router = Router()
        router.get("metrics") { _, _ in
            Response(
                status: .ok,
                headers: [
                    .contentType: "text/plain; version=0.0.4; charset=utf-8",
                    .cacheControl: "no-store",
                ],
                body: ResponseBody(
                    byteBuffer: ByteBuffer(string: house.metricsText(setup.facts))))
        }
        router.get("status") { _, _ in
            let status = await house.status(setup.facts)
            return try Response.json(status, status: status.isReady ? .ok : .serviceUnavailable)
        }
        router.get(RouterPath(HouseRoute.liveness.path)) { _, _ in try Response.alive }
        return router
    }
}

extension ServerSetup {
    /// The facts that only the server has.
    var facts: House.ServerFacts {
        House.ServerFacts(version: version, certificateEnd: tls?.end)
    }
}
