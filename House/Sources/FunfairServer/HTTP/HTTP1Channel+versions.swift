import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypesHTTP1

extension HTTPServerBuilder {
    /// Returns a server for HTTP/1.1, and for HTTP/1.0 from older clients.
    static func http1(of versions: HTTP1Channel.Configuration) -> HTTPServerBuilder {
        HTTPServerBuilder {
            VersionedChannel(base: HTTP1Channel(responder: $0, configuration: versions))
        }
    }
}

/// A channel with a ``VersionHandler`` next to the codec. The handler hides the version from all
/// other handlers.
private struct VersionedChannel: ServerChildChannel {
    let base: HTTP1Channel

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
        base.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let pipeline = channel.pipeline.syncOperations
            let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
            try pipeline.addHandler(VersionHandler(), position: .before(codec))
            return value
        }
    }

    func handle(value: HTTP1Channel.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}
