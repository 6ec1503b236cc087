import HTTPTypes
import Hummingbird

/// Adds the request's identifier to each response that reports a problem, so that a player's
/// complaint can be found in the log, which has the identifier as `hb.request.id`.
///
/// The server makes the identifiers. A client's would let strangers write into the log, or pretend
/// to be another request.
struct RequestIDMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        // A logger that keeps no metadata has no identifier, and `context.id` would end the process.
        let id = context.logger[metadataKey: "hb.request.id"]?.description
        if response.status.code >= 400 { response.headers[.requestID] = id }
        return response
    }
}

extension HTTPField.Name {
    static let requestID = Self("Request-ID")!
}
