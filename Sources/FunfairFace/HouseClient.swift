import Foundation
import Funfair
import HouseWire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client that talks to a house over HTTP.
public final class HouseClient: HouseTransport {
    private let folder: URL
    private let session: URLSession
    let exchanges = Exchanges()
    private let clock: any DeviceClock

    /// - Parameter folder: the house's base address: `https://fair.example/`.
    public convenience init(_ folder: URL) {
        self.init(folder, over: .default, clock: SystemClock())
    }

    init(_ folder: URL, over configuration: URLSessionConfiguration, clock: any DeviceClock) {
        self.folder = folder.hasDirectoryPath ? folder : folder.appendingPathComponent("")
        self.clock = clock
        configuration.httpShouldSetCookies = false
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        session = URLSession(
            configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    deinit { session.invalidateAndCancel() }

    public nonisolated(nonsending) func ask(_ question: HouseRequest) async -> HouseResponse {
        guard let request = request(for: question) else { return .noReply }
        let task = session.dataTask(with: request)
        let limit = Task { [clock] in
            do throws(CancellationError) {
                try await clock.wait(milliseconds: question.milliseconds)
            } catch {
                return
            }
            task.cancel()
        }
        defer { limit.cancel() }
        return await exchanges.reply(
            to: task, most: question.isFile ? Exchanges.mostOfFile : Exchanges.most)
    }

    /// Returns the HTTP request, or nil if it would go to another server.
    func request(for question: HouseRequest) -> URLRequest? {
        guard let address = URL(string: question.path, relativeTo: folder)?.absoluteURL,
            address.scheme == folder.scheme, address.host == folder.host,
            address.port == folder.port
        else { return nil }
        var request = URLRequest(url: address)
        // Replies that aren't permanent must not be cached on the device.
        request.cachePolicy =
            question.isLasting ? .useProtocolCachePolicy : .reloadIgnoringLocalCacheData
        if question.method == .delete { request.httpMethod = "DELETE" }
        if question.method == .post {
            request.httpMethod = "POST"
            request.httpBody = Data(question.body)
            request.setValue(question.kind.rawValue, forHTTPHeaderField: "Content-Type")
        }
        let headers: [(HouseHeader, String?)] = [
            (.secret, question.secret.map(Self.text)),
            (.ticket, question.ticket.map(Self.text)),
            (.key, question.key.map(Self.text)),
        ]
        for (header, value) in headers {
            if let value { request.setValue(value, forHTTPHeaderField: header.rawValue) }
        }
        return request
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
