import HTTPTypes
import House
import NIOCore
import NIOHTTPTypes

/// Closes connections on which a request does not come to its end in time, however busily its bytes
/// drip; and those of senders that go on sending after they were answered.
///
/// The latter get to read their answer: a connection that is closed while something is unread is
/// reset, and then what was answered may be lost. So what they go on sending is thrown away for a
/// while.
final class SlowSenderHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let head: TimeAmount
    private let body: TimeAmount
    private let idle: TimeAmount
    /// Bytes that may still be thrown away.
    private var patience: Int
    private var deadline: Scheduled<Void>?
    private var isReading = false
    /// Requests that were read to their end, and not answered to theirs.
    private var unanswered = 0
    /// Whether the request that comes in was answered already, and nobody wants the rest.
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
            // What came was no request, and what comes after it cannot be one.
            context.writeAndFlush(data, promise: promise)
            return context.close(promise: nil)
        }
        unanswered -= 1
        let sent = promise ?? context.eventLoop.makePromise()
        context.write(data, promise: sent)
        sent.futureResult.assumeIsolated().whenSuccess { [self] in
            // A request may come before the one before it was answered, and has its own time.
            guard !isReading, unanswered == 0 else { return }
            wait(idle, context)
            beginIdling(context, isNew: false)
        }
    }

    // MARK: Answered before the end

    /// Sends the end of an answer to a request that still comes in. The time for its body is running
    /// already.
    private func finishEarly(
        _ end: NIOAny, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext
    ) {
        isDiscarding = true
        let sent = promise ?? context.eventLoop.makePromise()
        context.writeAndFlush(end, promise: sent)
        sent.futureResult.assumeIsolated().whenComplete { result in
            guard case .success = result else { return context.close(promise: nil) }
            // Nothing more comes from here, and the sender learns so.
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
        // Nobody behind asks for what nobody gets.
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
