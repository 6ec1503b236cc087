import Foundation
import FunfairServer
import HouseWire
import NIOCore
import NIOPosix

/// A connection that asks one thing after the other and costs next to nothing, so that what is measured is
/// the house. All of them are on one thread, whose time of the processor can be told from the house's.
struct RawClient: Sendable {
    static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    struct Answer: Sendable {
        let status: Int
        let body: ByteBuffer
    }

    private let channel: any Channel

    static func connect(to address: String) async throws -> RawClient {
        guard let url = URL(string: address), let host = url.host, let port = url.port else {
            throw Load.Failure.odd
        }
        let channel = try await ClientBootstrap(group: group)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(RawAnswers())
                }
            }.connect(host: host, port: port).get()
        return RawClient(channel: channel)
    }

    func close() async { try? await channel.close() }

    var loop: any EventLoop { channel.eventLoop }

    /// Sends a whole request; the one before has been answered.
    func ask(_ request: ByteBuffer) -> EventLoopFuture<Answer> {
        let promise = channel.eventLoop.makePromise(of: Answer.self)
        channel.writeAndFlush(RawAnswers.Ask(request: request, promise: promise), promise: nil)
        return promise.futureResult
    }

    /// Seconds of the processor that the thread of all connections had.
    static func processorSeconds() async throws -> Double {
        try await group.next().submit {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }.get()
    }

    static func request(
        _ route: HouseRoute, secret: String? = nil, body: [UInt8] = []
    ) -> ByteBuffer {
        var text = "\(route.method == .post ? "POST" : "GET") /\(route.path) HTTP/1.1\r\n"
        text += "Host: bench\r\n"
        if let secret {
            text += "\(HouseHeader.secret.rawValue): \(HouseHeader.scheme) \(secret)\r\n"
        }
        if route.method == .post { text += "Content-Length: \(body.count)\r\n" }
        var buffer = ByteBuffer(string: text + "\r\n")
        buffer.writeBytes(body)
        return buffer
    }
}

/// Reads answers that say how long they are.
private final class RawAnswers: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = Ask
    typealias OutboundOut = ByteBuffer

    struct Ask: Sendable {
        let request: ByteBuffer
        let promise: EventLoopPromise<RawClient.Answer>
    }

    private var asked: EventLoopPromise<RawClient.Answer>?
    private var heard = ByteBuffer()

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let ask = unwrapOutboundIn(data)
        asked = ask.promise
        context.write(wrapOutboundOut(ask.request), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var more = unwrapInboundIn(data)
        heard.writeBuffer(&more)
        guard let answer = whole() else { return }
        heard.clear()
        let promise = asked
        asked = nil
        promise?.succeed(answer)
    }

    func channelInactive(context: ChannelHandlerContext) {
        asked?.fail(ChannelError.eof)
        asked = nil
    }

    /// The answer, once all of it is there.
    private func whole() -> RawClient.Answer? {
        let end = Array("\r\n\r\n".utf8)
        let bytes = heard.readableBytesView
        guard let head = bytes.firstRange(of: end) else { return nil }
        let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self)
            .split(separator: "\r\n")
        let length =
            lines.first { $0.lowercased().hasPrefix("content-length:") }
            .flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
        guard bytes.endIndex - head.upperBound >= length,
            let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
            let body = heard.getSlice(
                at: heard.readerIndex + (head.upperBound - bytes.startIndex), length: length)
        else { return nil }
        return RawClient.Answer(status: status, body: body)
    }
}
