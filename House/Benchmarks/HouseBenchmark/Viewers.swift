import Foundation
import Funfair
import House
import HouseWire
import NIOCore
import NIOPosix
import Synchronization

/// Minimal connections that watch a live board.
enum Viewers {
    /// Measures how long a new score takes to reach every viewer.
    static func watch(_ count: Int, load: Load) async throws {
        let times = try await times(of: 1, viewers: count, of: load.addresses[0], load: load)
        print(
            "\(count) live viewers: all have a new score \(Times(times).words) after it was sent")
    }

    /// Measures how long a score sent to one house takes to reach a viewer at another.
    static func watchOther(_ scores: Int, load: Load) async throws {
        let times = try await times(of: scores, viewers: 1, of: load.addresses[1], load: load)
        print("a score at the other house's live board, after it was sent: \(Times(times).words)")
    }

    private static func times(
        of scores: Int, viewers: Int, of address: String, load: Load
    ) async throws -> [Duration] {
        let counter = Counter(viewers)
        let channels = try await connect(viewers, to: address, counter)
        try await counter.wait(for: 1)
        let tickets = try await load.takeTickets(scores, of: "Late player")
        let played = load.play(tickets)
        try await load.letPlay()
        var times: [Duration] = []
        for (number, run) in played.enumerated() {
            let start = ContinuousClock.now
            try await load.send(run, to: load.addresses[0])
            try await counter.wait(for: number + 2)
            times.append(ContinuousClock.now - start)
        }
        for channel in channels { try? await channel.close() }
        return times
    }

    private static func connect(
        _ count: Int, to address: String, _ counter: Counter
    ) async throws -> [any Channel] {
        guard let url = URL(string: address), let host = url.host, let port = url.port else {
            return []
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
        return channels
    }

    /// Counts how many viewers have received each event.
    final class Counter: Sendable {
        private let events = Mutex<[Int: Int]>([:])
        private let viewers: Int

        init(_ viewers: Int) { self.viewers = viewers }

        func got(_ number: Int) { events.withLock { $0[number, default: 0] += 1 } }

        /// Waits until every viewer has received the event with the given number, counting from 1.
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
