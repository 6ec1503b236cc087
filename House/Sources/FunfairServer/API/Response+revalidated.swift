import Foundation
import HTTPTypes
import HouseWire
import Hummingbird
import NIOCore

extension Response {
    /// Lets a proxy keep the response for a second, and makes a browser revalidate it every time.
    static let revalidatedControl = "public, max-age=0, s-maxage=1"

    /// Returns a response with JSON that can change at any time, and that a proxy may keep for a
    /// second.
    ///
    /// - Returns: 304 without a body if the client already has the same bytes.
    static func revalidated(_ json: Data, for request: Request) -> Response {
        let tag = EntityTag(of: json, coding: .identity)
        var headers: HTTPFields = [
            .cacheControl: revalidatedControl, .eTag: tag.field,
        ]
        if let held = IfNoneMatch(request.headers[values: .ifNoneMatch]), held.matches(tag) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = HouseBody.json.rawValue
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: json)))
    }
}
