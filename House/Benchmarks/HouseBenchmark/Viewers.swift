import Foundation
import Funfair
import HouseWire
import NIOCore
import NIOPosix
import Synchronization

/// Connections that watch a live board, as thin as they can be.
enum Viewers {
    static func watch(_ count: Int, at address: String, load: Load) async throws {
        let counter = Counter(count)
        guard let url = URL(string: address), let host = url.host, let port = url.port else {
            return
        }
        var channels: [any Channel] = []
        for _ in 0..<count {
            channels.append(
                try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                    .channelInitializer { channel in
                        channel.eventLoop.makeCompletedFuture {
                            try channel.pipeline.syncOperations.addHandler(Viewer(counter))
                        }
                    }.connect(host: host, port: port).get())
        }
        try await counter.wait(for: 1)
        let tickets = try await load.takeTickets(1, of: "Late player")
        let played = load.play(tickets)
        load.clock.goForward(seconds: 62)
        let start = ContinuousClock.now
        for run in played {
            _ = try await load.ask(
                .runs, secret: run.ticket.secret, ticket: run.ticket.text, bytes: run.recording)
        }
        try await counter.wait(for: 2)
        let time = (ContinuousClock.now - start) / .milliseconds(1)
        print(
            "\(count) live viewers: all have a new score \(Times.digits(time)) ms after it was sent"
        )
        for channel in channels { try? await channel.close() }
    }

    /// How many viewers got how many events.
    final class Counter: Sendable {
        private let events = Mutex<[Int: Int]>([:])
        private let viewers: Int

        init(_ viewers: Int) { self.viewers = viewers }

        func got(_ number: Int) { events.withLock { $0[number, default: 0] += 1 } }

        /// Waits until every viewer got so many events.
        func wait(for number: Int) async throws {
            while events.withLock({ $0[number, default: 0] }) < viewers {
                try await Task.sleep(for: .milliseconds(2))
            }
        }
    }

    private final class Viewer: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        typealias OutboundOut = ByteBuffer

        private static let route = HouseRoute.live(Stall.bubblePop.word)
            .asking(.period, Period.all.rawValue)
        private static let request =
            "GET /\(route.path) HTTP/1.1\r\nHost: bench\r\n\r\n"
        private static let sign = Array("event: board".utf8)

        private let counter: Counter
        private var events = 0
        private var matched = 0

        init(_ counter: Counter) { self.counter = counter }

        func channelActive(context: ChannelHandlerContext) {
            context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: Self.request)), promise: nil)
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            for byte in unwrapInboundIn(data).readableBytesView {
                matched = byte == Self.sign[matched] ? matched + 1 : byte == Self.sign[0] ? 1 : 0
                guard matched == Self.sign.count else { continue }
                matched = 0
                events += 1
                counter.got(events)
            }
        }
    }
}
