import HTTPTypes
import Hummingbird

extension Response {
    /// Returns a short response in plain text, for a person at a browser or a terminal.
    static func words(
        _ status: HTTPResponse.Status,
        _ sentence: String,
        headers: HTTPFields = [:]
    ) -> Response {
        var headers = headers
        headers[.contentType] = ContentType.plainText
        headers[.cacheControl] = "no-store"
        return Response(
            status: status,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: sentence + "\n"))
        )
    }
}
