import Foundation
import HTTPTypes
import House
import HouseWire
import Hummingbird

/// Turns errors into problem documents, and counts them. Internal details are only logged.
struct ProblemMiddleware: RouterMiddleware {
    let metrics: Metrics
    let log: RareLog

    func handle(
        _ request: Request,
        context: HouseContext,
        next: (Request, HouseContext) async throws -> Response
    ) async throws -> Response {
        let response: Response
        do {
            // Nobody types a NUL, and PostgreSQL can't store one.
            guard !request.isForTheAPI || !request.uri.description.contains("%00") else {
                throw Refusal.badRequest("An address must not contain a NUL.")
            }
            guard request.namesItsHostOnce else {
                throw Refusal.badRequest("A request must have exactly one Host.")
            }
            response = try await next(request, context)
        } catch let refusal as Refusal {
            response = refused(refusal)
        } catch let trouble as StoreTrouble {
            log.error(
                "The scores cannot be read or stored.", kind: trouble.kind,
                metadata: ["route": "\(context.route)", "trouble": "\(trouble.sentence)"],
                in: context.logger)
            response = refused(trouble == .busy ? .tooBusy : .notStoring(trouble))
        } catch let error as any HTTPResponseError where error.status.code < 500 {
            guard request.isForTheAPI else { throw error }
            response = .problem(
                Problem(
                    .unknownAddress, status: error.status.code,
                    detail: "There is nothing at this address. "
                        + "/\(HouseRoute.description.path) lists all addresses."),
                status: error.status)
        } catch {
            log.error(
                "A request failed.", kind: "\(type(of: error))",
                metadata: [
                    "route": "\(context.route)", "method": "\(request.method)",
                    "error": "\(error.textForTheLog)",
                ], in: context.logger)
            response = .problem(.failure, status: .internalServerError)
        }
        metrics.responded(status: response.status.code)
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func refused(_ refusal: Refusal) -> Response {
        metrics.refused(refusal)
        var response = Response.problem(
            Problem(refusal), status: .init(code: refusal.row.status))
        if case .wrongMethod(let allowed) = refusal {
            response.headers[.allow] = allowed.joined(separator: ", ")
        }
        return response
    }
}

extension Response {
    static func problem(_ problem: Problem, status: HTTPResponse.Status) -> Response {
        // If the reason can't be encoded, the client still gets the status.
        var response = (try? Response.json(problem, status: status)) ?? Response(status: status)
        response.headers[.contentType] = "application/problem+json"
        if let seconds = problem.retryAfter { response.headers[.retryAfter] = String(seconds) }
        return response
    }

    static func json(
        _ words: some Encodable, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        json(encoded: try JSONEncoder.house.encode(words), status: status)
    }

    static func json(encoded: Data, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: HouseBody.json.rawValue, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: encoded)))
    }
}
