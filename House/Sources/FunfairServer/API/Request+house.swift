import Foundation
import HTTPTypes
import House
import HouseWire
import Hummingbird

extension Request {
    /// Whether the request is for the house's API. Ignores empty parts of the path, as the router
    /// does.
    var isForTheAPI: Bool {
        uri.path.split(separator: "/", maxSplits: 1).first.map { String($0) } == HouseRoute.folder
    }

    /// Whether the request has exactly one `Host`, as HTTP/1.1 requires. The first becomes the
    /// head's authority; others remain header fields.
    var namesItsHostOnce: Bool { head.authority != nil && !headers.contains(.host) }

    /// Returns the device's secret.
    ///
    /// - Throws: `refusal` if it is missing or invalid.
    func device(or refusal: Refusal = .unknownDevice) throws(Refusal) -> DeviceSecret {
        guard let text = headers[.funfairDevice] ?? olderSecret,
            let secret = DeviceSecret(text: text)
        else { throw refusal }
        return secret
    }

    /// The secret as pages and apps of earlier versions send it; nil if absent.
    private var olderSecret: String? {
        let scheme = "Bearer "
        guard let field = headers[.authorization],
            field.lowercased().hasPrefix(scheme.lowercased())
        else { return nil }
        return String(field.dropFirst(scheme.count))
    }

    /// Returns the whole body.
    ///
    /// - Throws: `Refusal.tooLarge`, before reading anything if the request has a length;
    ///   `Refusal.badRequest` if the body is incomplete.
    func bytes(upTo most: Int) async throws -> [UInt8] {
        if let length = headers[.contentLength].flatMap({ Int($0) }), length > most {
            throw Refusal.tooLarge(most: most)
        }
        var bytes: [UInt8] = []
        do {
            for try await part in body {
                guard bytes.count + part.readableBytes <= most else {
                    throw Refusal.tooLarge(most: most)
                }
                bytes += part.readableBytesView
            }
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            // Don't log this, because a client that disconnects isn't the house's fault.
            throw Refusal.badRequest("The request ended before it was complete.")
        }
        return bytes
    }

    /// Returns the body, decoded from JSON.
    ///
    /// - Throws: `Refusal` if the body is too large, incomplete or not in the expected form.
    func words<Words: Decodable>(
        _ kind: Words.Type, in context: HouseContext, like example: String
    ) async throws -> Words {
        let bytes = try await bytes(upTo: context.mostBytes)
        do {
            return try JSONDecoder().decode(kind, from: Data(bytes))
        } catch {
            throw Refusal.badRequest(
                "The request is not in the expected form. Send, for instance: \(example)")
        }
    }
}

extension HTTPField.Name {
    fileprivate static let host = known("Host")
    static let xForwardedFor = known("X-Forwarded-For")
    static let xForwardedPrefix = known("X-Forwarded-Prefix")
    static let xForwardedProto = known("X-Forwarded-Proto")
    static let funfairDevice = known(HouseHeader.secret.rawValue)
    static let funfairTicket = known(HouseHeader.ticket.rawValue)
    static let idempotencyKey = known(HouseHeader.key.rawValue)

    private static func known(_ name: String) -> Self {
        guard let name = Self(name) else { preconditionFailure("\(name) is not a field name") }
        return name
    }
}
