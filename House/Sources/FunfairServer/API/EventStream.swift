import Foundation
import Hummingbird
import NIOCore
import ServiceLifecycle

/// What is sent to whoever watches something (`text/event-stream`).
enum EventStream {
    /// A line that says nothing, so that whoever is between does not think the connection dead.
    static let pulse = ByteBuffer(string: ": still open\n\n")
    /// How often it is sent.
    static let pulseEvery = Duration.seconds(15)

    /// An event of a name.
    static func event(_ name: String, _ words: some Encodable) throws -> ByteBuffer {
        var buffer = ByteBuffer(string: "event: \(name)\ndata: ")
        // JSON in one line holds no line break that would end the event early.
        buffer.writeBytes(try JSONEncoder.house.encode(words))
        buffer.writeString("\n\n")
        return buffer
    }
}

extension Response {
    /// Sends one event at once, and then each that comes, until nobody listens or the house stops.
    static func stream(_ first: ByteBuffer, then events: AsyncStream<ByteBuffer>) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await writer.write(first)
                for await event in events.cancelOnGracefulShutdown() {
                    try await writer.write(event)
                }
                try await writer.finish(nil)
            })
    }
}
