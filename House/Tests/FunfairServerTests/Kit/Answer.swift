import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// The house's response to a request.
struct Answer: Sendable {
    let status: Int
    let headers: HTTPFields
    let bytes: [UInt8]

    init(_ response: TestResponse) {
        status = response.status.code
        headers = response.headers
        bytes = Array(response.body.readableBytesView)
    }

    /// The body as JSON, or null if it isn't JSON.
    var json: JSON { (try? JSON(bytes)) ?? .null }

    var contentType: String { headers[.contentType] ?? "" }

    var words: String { String(decoding: bytes, as: UTF8.self) }

    /// The problem's code, or nil if the response isn't a problem.
    var problem: String? {
        guard contentType == "application/problem+json", let type = json["type"]?.text,
            type.hasPrefix("/api/problems/")
        else { return nil }
        return String(type.dropFirst("/api/problems/".count))
    }

    var detail: String { json["detail"]?.text ?? "" }

    /// Returns the rank in the given period, or nil if the response has none.
    func rank(_ period: String) -> Int? { json["ranks"]?[period]?.integer }

    /// Returns a board's rows, each as a text with the rank, name and score.
    func rows(_ member: String = "rows") -> [String] {
        (json[member]?.list ?? []).map {
            let rank = $0["rank"]?.integer ?? 0
            return "\(rank) \($0["player"]?.text ?? "") \($0["score"]?.integer ?? 0)"
        }
    }
}

/// Expects a response to be a complete refusal with the given problem and status.
func expect(
    _ answer: Answer, refuses word: String, _ status: Int,
    at location: SourceLocation = #_sourceLocation
) {
    #expect(answer.problem == word, sourceLocation: location)
    #expect(answer.status == status, sourceLocation: location)
    #expect(answer.json["status"]?.integer == status, sourceLocation: location)
    #expect(answer.detail.isSentence, "\(answer.detail)", sourceLocation: location)
    #expect(answer.headers[.cacheControl] == "no-store", sourceLocation: location)
    // A browser would discard the password of a login in front of the house.
    #expect(answer.status != 401, sourceLocation: location)
}

extension String {
    /// Whether the text begins and ends like a sentence.
    var isSentence: Bool {
        guard let first, let last else { return false }
        return (first.isUppercase || first.isNumber || first == "“") && contains(" ")
            && (last == "." || last == "?" || self.hasSuffix("}"))
    }
}
