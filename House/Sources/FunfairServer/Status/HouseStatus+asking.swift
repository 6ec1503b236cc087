import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

extension HouseStatus {
    /// How long a house may take to answer. A house waits up to eight seconds for its store.
    public static let patience = TimeAmount.seconds(20)
    /// The maximum size of an answer in bytes.
    private static let mostBytes = 65_536

    /// Asks a running house for its status.
    ///
    /// This uses NIO, which the server needs anyway. AsyncHTTPClient would need a TLS library, which
    /// a build without the trait `TLS` doesn't compile.
    ///
    /// - Parameters:
    ///   - address: the house's metrics address. `0.0.0.0` and `::` mean this machine.
    ///   - patience: how long the house may take once it has accepted the connection.
    /// - Returns: the status, with the document that the house sent.
    public static func fetched(
        from address: ListenAddress, patience: TimeAmount = patience
    ) async throws(StatusProblem) -> (status: HouseStatus, document: String) {
        let answer: NIOHTTPClientResponseFull
        do {
            answer = try await response(of: address, within: patience)
        } catch let problem as StatusProblem {
            throw problem
        } catch {
            throw .notReachable(address)
        }
        guard var body = answer.body, let bytes = body.readBytes(length: body.readableBytes),
            let status = try? JSONDecoder().decode(HouseStatus.self, from: Data(bytes))
        else { throw .notAHouse(address) }
        return (status, String(decoding: bytes, as: UTF8.self))
    }

    private static func response(
        of address: ListenAddress, within patience: TimeAmount
    ) async throws -> NIOHTTPClientResponseFull {
        let host = address.hostname.reachable
        let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connectTimeout(Self.patience)
            .connect(host: host, port: Int(address.port)) { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHTTPClientHandlers()
                    try pipeline.addHandler(
                        NIOHTTPClientResponseAggregator(maxContentLength: mostBytes))
                    return try NIOAsyncChannel<NIOHTTPClientResponseFull, HTTPClientRequestPart>(
                        wrappingChannelSynchronously: channel)
                }
            }
        let channel = connection.channel
        let end = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
        defer { end.cancel() }
        do {
            return try await connection.executeThenClose { inbound, outbound in
                var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/status")
                head.headers = [
                    "Host": "\(address.hostname):\(address.port)", "Connection": "close",
                ]
                try await outbound.write(.head(head))
                try await outbound.write(.end(nil))
                for try await answer in inbound { return answer }
                throw StatusProblem.noAnswer(address)
            }
        } catch is ChannelError {
            // The connection ended, perhaps even before the request was sent.
            throw StatusProblem.noAnswer(address)
        }
    }
}

extension Hostname {
    /// The host to connect to. No system can connect to every interface at once.
    fileprivate var reachable: String {
        guard isEveryInterface else { return text }
        return isIPv6 ? "::1" : "127.0.0.1"
    }
}

/// Why a house's status is unknown.
public enum StatusProblem: Error, Equatable, CustomStringConvertible {
    /// Nothing accepts connections at the address.
    case notReachable(ListenAddress)
    /// The house accepted the connection, and didn't answer in time.
    case noAnswer(ListenAddress)
    /// Something answers that isn't a house, or a house of another version.
    case notAHouse(ListenAddress)

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .notReachable(let address):
            "No house reports at \(address). Start one with `funfair serve --metrics-address "
                + "\(address)`, or name the address of a running one with --metrics-address."
        case .noAnswer(let address):
            "The house at \(address) did not answer in time. Look into its log, and restart it."
        case .notAHouse(let address):
            "What answers at \(address) is not a house of this version. Name a house's metrics "
                + "address with --metrics-address."
        }
    }
}
