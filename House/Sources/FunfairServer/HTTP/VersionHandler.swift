import NIOCore
import NIOHTTP1

/// Hides the differences between versions of HTTP from the handlers after it.
///
/// - An HTTP/1.0 client doesn't understand `chunked`, so a body without a length ends when the
///   connection closes. Proxies such as nginx speak HTTP/1.0 by default.
/// - An HTTP/1.0 client may leave out `Host`; others must send it.
/// - Only newer clients understand `100 Continue`, the response to `Expect: 100-continue`.
final class VersionHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The event sent through the channel when a route first reads the body of the oldest
    /// unanswered request.
    struct BodyIsAwaited: Sendable {}

    private struct Asked {
        let isOld: Bool
        let isLast: Bool
        /// Whether the client is waiting for `100 Continue`.
        var waits: Bool
    }

    /// The unanswered requests, oldest first.
    private var asked: [Asked] = []

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else {
            // A client that sends the body isn't waiting for permission.
            if !asked.isEmpty { asked[asked.count - 1].waits = false }
            return context.fireChannelRead(data)
        }
        let isOld = (head.version.major, head.version.minor) < (1, 1)
        let isLast = isOld || head.headers.names("connection", "close")
        asked.append(
            Asked(
                isOld: isOld, isLast: isLast,
                waits: !isOld && head.headers.names("expect", "100-continue")))
        if isOld, !head.headers.contains(name: "host") { head.headers.add(name: "Host", value: "") }
        if isLast { head.headers.replaceOrAdd(name: "Connection", value: "close") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(var head):
            guard let first = asked.first, first.isLast else { break }
            if first.isOld { head.version = .http1_0 }
            head.headers.replaceOrAdd(name: "Connection", value: "close")
            return context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body: break
        case .end: if !asked.isEmpty { asked.removeFirst() }
        }
        context.write(data, promise: promise)
    }

    func triggerUserOutboundEvent(
        context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?
    ) {
        guard event is BodyIsAwaited else {
            return context.triggerUserOutboundEvent(event, promise: promise)
        }
        guard asked.first?.waits == true else {
            promise?.succeed()
            return
        }
        asked[0].waits = false
        let head = HTTPResponseHead(version: .http1_1, status: .continue)
        context.writeAndFlush(wrapOutboundOut(.head(head)), promise: promise)
    }
}

extension HTTPHeaders {
    /// Whether one of the field's values is the given lowercase word, ignoring case.
    fileprivate func names(_ field: String, _ word: String) -> Bool {
        self[canonicalForm: field].contains { $0.lowercased() == word }
    }
}
