import AsyncAlgorithms
import Foundation
import HTTPTypes
import House
import Hummingbird
import NIOCore
import ServiceLifecycle

/// The parts of a stream of events (`text/event-stream`).
enum EventStream {
    /// The start of a stream, with the milliseconds that a browser waits before it reconnects.
    static let beginning = ByteBuffer(string: "retry: 3000\n\n")
    /// A comment line that keeps proxies from closing an idle connection.
    static let pulse = ByteBuffer(string: ": still open\n\n")

    /// Returns a named event. The JSON must be on one line, because a line break would end the
    /// event.
    static func event(_ name: String, json: Data) -> ByteBuffer {
        var buffer = ByteBuffer(string: "event: \(name)\ndata: ")
        buffer.writeBytes(json)
        buffer.writeString("\n\n")
        return buffer
    }
}

extension Response {
    /// Sends the first event immediately and each new event when it arrives, until the client
    /// disconnects or the house stops.
    ///
    /// - Parameters:
    ///   - pulse: the interval between comments, which detect clients that have disconnected.
    ///   - bytes: returns an event's bytes.
    static func stream<Value: Sendable>(
        _ first: Broadcast<Value>, then events: AsyncStream<Broadcast<Value>>, pulse: Duration,
        as bytes: @escaping @Sendable (Broadcast<Value>) throws -> ByteBuffer
    ) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-store",
                // Otherwise a buffering proxy would hold back live events.
                .accelBuffering: "no",
            ],
            body: ResponseBody { writer in
                try await writer.write(EventStream.beginning)
                try await writer.write(try bytes(first))
                // Without an end signal, the merged sequence would keep sending pulses forever.
                let news = chain(events.map { Signal.event($0) }, [Signal<Value>.end].async)
                let pulses = AsyncTimerSequence(interval: pulse, clock: .continuous)
                let signals = merge(news, pulses.map { _ in Signal<Value>.pulse })
                for try await signal in signals.cancelOnGracefulShutdown() {
                    guard let event = try signal.bytes(of: bytes) else { break }
                    try await writer.write(event)
                }
                try await writer.finish(nil)
            })
    }
}

/// What a stream sends next.
private enum Signal<Value: Sendable>: Sendable {
    case event(Broadcast<Value>)
    case pulse
    case end

    /// - Returns: the bytes to send, or nil at the end of the stream.
    func bytes(of event: (Broadcast<Value>) throws -> ByteBuffer) rethrows -> ByteBuffer? {
        switch self {
        case .event(let value): try event(value)
        case .pulse: EventStream.pulse
        case .end: nil
        }
    }
}

extension HTTPField.Name {
    fileprivate static let accelBuffering = Self("X-Accel-Buffering")!
}
