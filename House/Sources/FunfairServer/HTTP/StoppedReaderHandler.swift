import NIOCore

/// Closes connections whose client has stopped reading, but not those whose client reads slowly.
final class StoppedReaderHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    /// The number of checks without progress after which a connection is closed.
    private static let looks = 3

    private let pause: TimeAmount
    private var next: Scheduled<Void>?
    /// The number of unsent bytes at the last check, and the number of checks since it changed.
    private var unsent = 0
    private var unchanged = 0

    /// - Parameter patience: how long the client may go without reading.
    init(patience: TimeAmount) {
        pause = .nanoseconds(patience.nanoseconds / Int64(Self.looks))
    }

    func handlerAdded(context: ChannelHandlerContext) { scheduleCheck(context) }

    func handlerRemoved(context: ChannelHandlerContext) { next?.cancel() }

    private func scheduleCheck(_ context: ChannelHandlerContext) {
        next = context.eventLoop.assumeIsolated().scheduleTask(in: pause) { [self] in
            // While the client doesn't read, the number of unsent bytes doesn't grow either,
            // because events wait for space in the buffer.
            let waiting =
                (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
            unchanged = waiting > 0 && waiting == unsent ? unchanged + 1 : 0
            unsent = waiting
            guard unchanged < Self.looks else { return context.close(promise: nil) }
            scheduleCheck(context)
        }
    }
}
