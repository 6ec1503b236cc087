import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

/// What is sent to whoever watches something (`text/event-stream`).
enum EventStream {
    /// What a stream begins with: how long a browser waits before it comes again, in milliseconds.
    static let beginning = ByteBuffer(string: "retry: 3000\n\n")
    /// A line that says nothing, so that whoever is between does not think the connection dead.
    static let pulse = ByteBuffer(string: ": still open\n\n")
    /// How often it is sent.
    static let pulseEvery = Duration.seconds(15)

    /// An event of a name.
    static func event(_ name: String, _ words: some Encodable) throws -> ByteBuffer {
        event(name, json: try JSONEncoder.house.encode(words))
    }

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
    static func stream(_ first: ByteBuffer, then events: AsyncStream<ByteBuffer>) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-store",
                // A proxy that collects what it passes on would keep back what is live.
                .accelBuffering: "no",
            ],
            body: ResponseBody { writer in
                try await writer.write(EventStream.beginning)
                try await writer.write(first)
                for await event in events.cancelOnGracefulShutdown() {
                    try await writer.write(event)
                }
                try await writer.finish(nil)
            })
    }
}

extension HTTPField.Name {
    fileprivate static let accelBuffering = Self("X-Accel-Buffering")!
}
