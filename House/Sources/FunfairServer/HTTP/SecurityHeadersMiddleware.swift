import HTTPTypes
import House
import Hummingbird

/// Adds the security headers to every response, including errors.
struct SecurityHeadersMiddleware<Context: RequestContext>: RouterMiddleware {
    /// Whether the server itself serves HTTPS. A proxy that serves HTTPS sets its own policy.
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
            context.logger.error("A request failed.", metadata: ["error": "\(error.textForTheLog)"])
            response = .words(.internalServerError, "Something went wrong here.")
        }
        for field in SecurityHeaders.all {
            response.headers[field.name] = field.value
        }
        if isSecure { response.headers[.strictTransportSecurity] = SecurityHeaders.onlyHTTPS }
        return response
    }
}
