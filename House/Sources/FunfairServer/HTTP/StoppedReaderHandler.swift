import NIOCore

/// Closes connections whose other side has stopped reading, so that its place is given to somebody else.
/// Whoever reads on, however slowly, is waited for.
final class StoppedReaderHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOAny

    /// How often is looked until a connection is closed.
    private static let looks = 3

    private let pause: TimeAmount
    private var next: Scheduled<Void>?
    /// What was to be sent when it was looked at last, in bytes, and how often it was the same.
    private var unsent = 0
    private var unchanged = 0

    /// - Parameter patience: how long the other side may take nothing.
    init(patience: TimeAmount) {
        pause = .nanoseconds(patience.nanoseconds / Int64(Self.looks))
    }

    func handlerAdded(context: ChannelHandlerContext) { lookAgain(context) }

    func handlerRemoved(context: ChannelHandlerContext) { next?.cancel() }

    private func lookAgain(_ context: ChannelHandlerContext) {
        next = context.eventLoop.assumeIsolated().scheduleTask(in: pause) { [self] in
            // Events wait for room, so nothing is added where nothing is taken.
            let waiting =
                (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
            unchanged = waiting > 0 && waiting == unsent ? unchanged + 1 : 0
            unsent = waiting
            guard unchanged < Self.looks else { return context.close(promise: nil) }
            lookAgain(context)
        }
    }
}
