import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes connections on which a request does not come to its end in time, however busily its bytes
/// drip; and those of senders that go on sending after they were answered.
final class SlowSenderHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let head: TimeAmount
    private let body: TimeAmount
    private let idle: TimeAmount
    private var deadline: Scheduled<Void>?
    private var isReading = false
    /// Requests that were read to their end, and not answered to theirs.
    private var unanswered = 0

    init(limits: HouseLimits) {
        head = .seconds(limits.headSeconds)
        body = .seconds(limits.bodySeconds)
        idle = .seconds(limits.idleSeconds)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        wait(head, context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            isReading = true
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
            context.writeAndFlush(data, promise: promise)
            return context.close(promise: nil)
        }
        unanswered -= 1
        // A request may come before the one before it was answered, and has its own time.
        if !isReading, unanswered == 0 { wait(idle, context) }
        context.write(data, promise: promise)
    }

    private func wait(_ time: TimeAmount, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            context.close(promise: nil)
        }
    }
}
