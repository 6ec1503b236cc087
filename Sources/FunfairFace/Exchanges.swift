import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The running requests, by task identifier.
final class Exchanges: NSObject, URLSessionDataDelegate {
    /// The largest reply accepted, in bytes.
    static let most = 2_000_000
    /// The largest file accepted, in bytes. A file contains many recordings.
    static let mostOfFile = 100_000_000

    private struct Exchange {
        let continuation: CheckedContinuation<HouseResponse, Never>
        let most: Int
        var status = 0
        var time: Double?
        var body: [UInt8] = []
    }

    private let open = Mutex<[Int: Exchange]>([:])

    /// Starts a task and waits for its reply. A reply above the limit fails.
    nonisolated(nonsending) func reply(
        to task: URLSessionDataTask, most: Int = Exchanges.most
    ) async -> HouseResponse {
        await withCheckedContinuation { continuation in
            open.withLock {
                $0[task.taskIdentifier] = Exchange(continuation: continuation, most: most)
            }
            task.resume()
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let most = open.withLock { $0[dataTask.taskIdentifier]?.most ?? 0 }
        guard let response = response as? HTTPURLResponse, response.expectedContentLength <= most
        else { return completionHandler(.cancel) }
        let time = response.value(forHTTPHeaderField: "Date").flatMap(Self.time)
        open.withLock {
            $0[dataTask.taskIdentifier]?.status = response.statusCode
            $0[dataTask.taskIdentifier]?.time = time
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLong = open.withLock { open in
            open[dataTask.taskIdentifier]?.body.append(contentsOf: data)
            return open[dataTask.taskIdentifier].map { $0.body.count > $0.most } ?? false
        }
        if isTooLong { fail(dataTask) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let exchange = open.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        guard let exchange else { return }
        // A house never redirects.
        let isWhole = error == nil && exchange.status > 0 && exchange.status / 100 != 3
        exchange.continuation.resume(
            returning: isWhole
                ? HouseResponse(
                    status: exchange.status, body: exchange.body, time: exchange.time) : .noReply)
    }

    /// Returns the seconds since 1970 of an HTTP date, or nil for any other text.
    static func time(_ text: String) -> Double? {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format.date(from: text)?.timeIntervalSince1970
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask,
        willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
    ) {
        let isLasting = dataTask.originalRequest?.cachePolicy == .useProtocolCachePolicy
        completionHandler(isLasting ? proposedResponse : nil)
    }

    private func fail(_ task: URLSessionTask) {
        let exchange = open.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        exchange?.continuation.resume(returning: .noReply)
        task.cancel()
    }
}
