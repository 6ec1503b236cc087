import HTTPTypes
import House
import NIOCore
import NIOHTTPTypes

/// Closes a connection if its request isn't complete in time, even while bytes keep trickling in,
/// or if the client keeps sending after the response.
///
/// Closing a connection with unread bytes resets it, and the response may be lost. So the handler
/// first discards the client's bytes for a while.
final class SlowSenderHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let head: TimeAmount
    private let body: TimeAmount
    private let idle: TimeAmount
    /// The number of bytes that the handler will still discard.
    private var patience: Int
    private var deadline: Scheduled<Void>?
    private var isReading = false
    /// The number of complete requests without a complete response.
    private var unanswered = 0
    /// Whether the incoming request was already answered. If so, its remaining bytes are discarded.
    private var isDiscarding = false

    private let connections: IdleConnections
    /// The connection's number while it waits for a request.
    private var idleNumber: Int?

    init(limits: HouseLimits, connections: IdleConnections) {
        self.connections = connections
        head = .seconds(limits.headSeconds)
        body = .seconds(limits.bodySeconds)
        idle = .seconds(limits.idleSeconds)
        patience = limits.mostDiscarded
    }

    func handlerAdded(context: ChannelHandlerContext) {
        connections.opened()
        wait(head, context)
        beginIdling(context, isNew: true)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
        endIdling()
        connections.closed()
    }

    private func beginIdling(_ context: ChannelHandlerContext, isNew: Bool) {
        endIdling()
        idleNumber = connections.waits(context.channel, isNew: isNew)
        if idleNumber == nil { context.close(promise: nil) }
    }

    private func endIdling() {
        if let idleNumber { connections.asks(idleNumber) }
        idleNumber = nil
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isDiscarding else { return discard(unwrapInboundIn(data), context) }
        switch unwrapInboundIn(data) {
        case .head:
            isReading = true
            endIdling()
            wait(body, context)
        case .body: break
        case .end:
            isReading = false
            unanswered += 1
            deadline?.cancel()
            deadline = nil
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .end = unwrapOutboundIn(data) else {
            return context.write(data, promise: promise)
        }
        guard unanswered > 0 else {
            guard !isReading else { return finishEarly(data, promise, context) }
            // The client sent something that isn't a request, so nothing after it can be a request.
            context.writeAndFlush(data, promise: promise)
            return context.close(promise: nil)
        }
        unanswered -= 1
        let sent = promise ?? context.eventLoop.makePromise()
        context.write(data, promise: sent)
        sent.futureResult.assumeIsolated().whenSuccess { [self] in
            // The next request may arrive before this response is sent, and has its own deadline.
            guard !isReading, unanswered == 0 else { return }
            wait(idle, context)
            beginIdling(context, isNew: false)
        }
    }

    // MARK: Early responses

    /// Ends the response to a request that is still arriving. The deadline for the request's body
    /// is already running.
    private func finishEarly(
        _ end: NIOAny, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext
    ) {
        isDiscarding = true
        let sent = promise ?? context.eventLoop.makePromise()
        context.writeAndFlush(end, promise: sent)
        sent.futureResult.assumeIsolated().whenComplete { result in
            guard case .success = result else { return context.close(promise: nil) }
            // Tell the client that the response is complete.
            context.close(mode: .output, promise: nil)
            context.read()
        }
    }

    private func discard(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
        if case .body(let bytes) = part {
            patience -= bytes.readableBytes
            guard patience < 0 else { return }
        }
        context.close(promise: nil)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        // The next handlers never see the discarded bytes, so they don't ask for more.
        if isDiscarding { context.read() }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if isDiscarding, case .inputClosed? = event as? ChannelEvent {
            return context.close(promise: nil)
        }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard !isDiscarding else { return context.close(promise: nil) }
        isReading = false
        context.fireErrorCaught(error)
    }

    private func wait(_ time: TimeAmount, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            context.close(promise: nil)
        }
    }
}
