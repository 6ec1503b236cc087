import Foundation
import FunfairServer
import House
import HouseStore
import HouseWire
import NIOCore
import NIOPosix
import Synchronization

/// A connection that sends one request at a time with very little overhead, because the benchmark
/// should measure only the house. All connections share one thread, so their processor time can be
/// subtracted.
struct RawClient: Sendable {
    static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    struct Answer: Sendable {
        let status: Int
        let body: ByteBuffer
    }

    private let channel: any Channel

    static func connect(to address: String) async throws -> RawClient {
        RawClient(channel: try await channel(to: address) { RawAnswers() })
    }

    private static func channel(
        to address: String, _ handler: @escaping @Sendable () -> any ChannelHandler
    ) async throws -> any Channel {
        guard let url = URL(string: address), let host = url.host, let port = url.port else {
            throw Load.Failure.odd
        }
        return try await ClientBootstrap(group: group)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(handler())
                }
            }.connect(host: host, port: port).get()
    }

    func close() async { try? await channel.close() }

    var loop: any EventLoop { channel.eventLoop }

    /// Sends a request, and returns its response. The previous request must have been answered.
    func ask(_ request: ByteBuffer) -> EventLoopFuture<Answer> {
        let promise = channel.eventLoop.makePromise(of: Answer.self)
        channel.writeAndFlush(RawAnswers.Ask(request: request, promise: promise), promise: nil)
        return promise.futureResult
    }

    /// A connection that only receives.
    struct Listener: Sendable {
        fileprivate let channel: any Channel
        fileprivate let heard: Heard

        /// The number of bytes received.
        var bytes: Int { heard.bytes.load(ordering: .relaxed) }

        func close() async { try? await channel.close() }
    }

    fileprivate final class Heard: ChannelInboundHandler, Sendable {
        typealias InboundIn = ByteBuffer

        let bytes = Atomic(0)

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            bytes.add(unwrapInboundIn(data).readableBytes, ordering: .relaxed)
        }
    }

    static func listen(_ request: ByteBuffer, at address: String) async throws -> Listener {
        let heard = Heard()
        let channel = try await channel(to: address) { heard }
        try await channel.writeAndFlush(request)
        return Listener(channel: channel, heard: heard)
    }

    /// Returns the processor time used by the connections' thread, in seconds.
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
            text += "\(HouseHeader.secret.rawValue): \(secret)\r\n"
        }
        if route.method == .post { text += "Content-Length: \(body.count)\r\n" }
        var buffer = ByteBuffer(string: text + "\r\n")
        buffer.writeBytes(body)
        return buffer
    }
}

/// Reads responses that have a `Content-Length`.
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

    /// Returns the response, or nil if it is still incomplete.
    private func whole() -> RawClient.Answer? {
        guard let end = heard.end(of: "\r\n\r\n"),
            let status = heard.number(behind: "HTTP/1.1 "),
            let length = heard.number(behind: "ontent-Length: ")
                ?? heard.number(
                    behind: "ontent-length: "),
            heard.readableBytes >= end + length,
            let body = heard.getSlice(at: heard.readerIndex + end, length: length)
        else { return nil }
        return RawClient.Answer(status: status, body: body)
    }
}

extension ByteBuffer {
    /// Returns the offset just after the first occurrence of the given text, or nil if not found.
    fileprivate func end(of text: StaticString) -> Int? {
        let length = text.utf8CodeUnitCount
        return withUnsafeReadableBytes { bytes in
            guard bytes.count >= length, let start = bytes.baseAddress else { return nil }
            return (0...(bytes.count - length)).first {
                bytes[$0] == text.utf8Start.pointee
                    && memcmp(start + $0, text.utf8Start, length) == 0
            }.map { $0 + length }
        }
    }

    /// Returns the number that directly follows the given text, or nil if not found.
    fileprivate func number(behind text: StaticString) -> Int? {
        guard let end = end(of: text) else { return nil }
        let digits = readableBytesView.dropFirst(end).prefix { (48...57).contains($0) }
        return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
}
