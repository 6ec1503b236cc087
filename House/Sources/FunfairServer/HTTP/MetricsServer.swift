import HTTPTypes
import House
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Serves a house's metrics at a separate address, which keeps them private.
struct MetricsServer: Service {
    let house: House
    let address: ListenAddress
    let logger: Logger
    /// Called with the port once the server is listening.
    var onOpen: @Sendable (Int) -> Void = { _ in }

    /// Serves the metrics until the house closes.
    ///
    /// - Throws: `ListenProblem` if the server can't listen.
    func run() async throws {
        let application = Application(
            router: Self.router(house),
            configuration: ApplicationConfiguration(
                address: .hostname(address.hostname.text, port: Int(address.port))),
            onServerRunning: { onOpen($0.localAddress?.port ?? Int(address.port)) },
            logger: logger)
        do { try await application.run() } catch { throw ListenProblem(error, at: address) }
    }

    static func router(_ house: House) -> Router<BasicRequestContext> {
        let router = Router()
        router.get("metrics") { _, _ in
            Response(
                status: .ok,
                headers: [
                    .contentType: "text/plain; version=0.0.4; charset=utf-8",
                    .cacheControl: "no-store",
                ],
                body: ResponseBody(byteBuffer: ByteBuffer(string: house.countsAsText)))
        }
        return router
    }
}
