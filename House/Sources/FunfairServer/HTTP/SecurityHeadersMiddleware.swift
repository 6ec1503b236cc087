import HTTPTypes
import Hummingbird

/// Puts the security headers on every answer, also on those that report an error.
struct SecurityHeadersMiddleware<Context: RequestContext>: RouterMiddleware {
    /// Whether the server speaks HTTPS itself; a proxy that does so says what it likes.
    let isSecure: Bool

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do {
            response = try await next(request, context)
        } catch let error as any HTTPResponseError {
            response = try error.response(from: request, context: context)
        } catch {
            context.logger.error("a request failed", metadata: ["error": "\(error)"])
            response = .words(.internalServerError, "Something went wrong here.")
        }
        for field in SecurityHeaders.all {
            response.headers[field.name] = field.value
        }
        if isSecure { response.headers[.strictTransportSecurity] = SecurityHeaders.onlyHTTPS }
        return response
    }
}
