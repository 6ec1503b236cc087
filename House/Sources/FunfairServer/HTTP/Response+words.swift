import HTTPTypes
import Hummingbird

extension Response {
    /// A short answer in words, for a person who reads it in a browser or a terminal.
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
