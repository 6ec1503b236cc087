import HTTPTypes
import Hummingbird
import NIOCore

/// Tells a client that sent `Expect: 100-continue` to send the body, once a route reads the body. A
/// client that is refused earlier never sends its body.
struct AwaitedBodyMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: HouseContext,
        next: (Request, HouseContext) async throws -> Response
    ) async throws -> Response {
        guard request.headers.contains(.expect) else { return try await next(request, context) }
        var request = request
        request.body = RequestBody(
            asyncSequence: AwaitedBody(body: request.body, channel: context.channel))
        return try await next(request, context)
    }
}

/// A body that asks the client for its bytes when the route reads the first part.
private struct AwaitedBody: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    let body: RequestBody
    let channel: any Channel

    struct AsyncIterator: AsyncIteratorProtocol {
        var parts: RequestBody.AsyncIterator
        let channel: any Channel
        var isAwaited = false

        mutating func next() async throws -> ByteBuffer? {
            if !isAwaited {
                isAwaited = true
                channel.triggerUserOutboundEvent(VersionHandler.BodyIsAwaited(), promise: nil)
            }
            return try await parts.next()
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(parts: body.makeAsyncIterator(), channel: channel)
    }
}
