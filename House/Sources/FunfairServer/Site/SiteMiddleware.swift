import Foundation
import HTTPTypes
import Hummingbird

/// Serves the site's files for requests that don't match a route.
struct SiteMiddleware<Context: RequestContext>: RouterMiddleware {
    let site: Site

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as any HTTPResponseError where error.status == .notFound {
            let response = answer(to: request)
            return request.method == .head ? response.createHeadResponse() : response
        }
    }

    private func answer(to request: Request) -> Response {
        guard let path = request.uri.path.removingPercentEncoding,
            let asset = site.asset(at: path)
        else {
            return .words(.notFound, "There is nothing at this address.")
        }
        guard request.method == .get || request.method == .head else {
            return .words(
                .methodNotAllowed,
                "This address accepts only GET or HEAD.",
                headers: [.allow: "GET, HEAD"]
            )
        }
        return answer(with: asset, to: request)
    }

    private func answer(with asset: Asset, to request: Request) -> Response {
        let accepted = AcceptEncoding(request.headers[values: .acceptEncoding])
        guard let variant = asset.variant(for: accepted) else {
            return .words(
                .notAcceptable,
                "This address is not available in any of the requested encodings.",
                headers: [.vary: "Accept-Encoding"]
            )
        }
        var headers: HTTPFields = [
            .cacheControl: asset.cachePolicy.rawValue,
            .eTag: variant.tag.field,
            .vary: "Accept-Encoding",
        ]
        if let held = IfNoneMatch(request.headers[values: .ifNoneMatch]), held.matches(variant.tag)
        {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = asset.contentType
        if variant.coding != .identity {
            headers[.contentEncoding] = variant.coding.name
        }
        return Response(
            status: .ok, headers: headers, body: ResponseBody(byteBuffer: variant.body))
    }
}
