import AsyncAlgorithms
import Foundation
import HTTPTypes
import House
import Hummingbird
import NIOCore
import ServiceLifecycle

/// What is sent to whoever watches something (`text/event-stream`).
enum EventStream {
    /// What a stream begins with: how long a browser waits before it comes again, in milliseconds.
    static let beginning = ByteBuffer(string: "retry: 3000\n\n")
    /// A line that says nothing, so that whoever is between does not think the connection dead.
    static let pulse = ByteBuffer(string: ": still open\n\n")

    /// An event of a name. JSON in one line holds no line break that would end it early.
    static func event(_ name: String, json: Data) -> ByteBuffer {
        var buffer = ByteBuffer(string: "event: \(name)\ndata: ")
        buffer.writeBytes(json)
        buffer.writeString("\n\n")
        return buffer
    }
}

extension Response {
    /// Sends one event at once, and then each that comes, until nobody listens or the house stops.
    ///
    /// - Parameters:
    ///   - pulse: how often something is sent besides, so that a connection that nobody listens to is noticed.
    ///   - bytes: what is sent of an event.
    static func stream<Value: Sendable>(
        _ first: Broadcast<Value>, then events: AsyncStream<Broadcast<Value>>, pulse: Duration,
        as bytes: @escaping @Sendable (Broadcast<Value>) throws -> ByteBuffer
    ) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-store",
                // A proxy that collects what it passes on would keep back what is live.
                .accelBuffering: "no",
            ],
            body: ResponseBody { writer in
                try await writer.write(EventStream.beginning)
                try await writer.write(try bytes(first))
                // A merged sequence would go on with the pulses alone.
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

    /// - Returns: nil at the end.
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
