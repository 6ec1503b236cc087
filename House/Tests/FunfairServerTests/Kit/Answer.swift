import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// What the house answered.
struct Answer: Sendable {
    let status: Int
    let headers: HTTPFields
    let bytes: [UInt8]

    init(_ response: TestResponse) {
        status = response.status.code
        headers = response.headers
        bytes = Array(response.body.readableBytesView)
    }

    /// The body as JSON, or null where it is something else.
    var json: JSON { (try? JSON(bytes)) ?? .null }

    var contentType: String { headers[.contentType] ?? "" }

    var words: String { String(decoding: bytes, as: UTF8.self) }

    /// The word of a problem, or nil where the answer is no problem.
    var problem: String? {
        guard contentType == "application/problem+json", let type = json["type"]?.text,
            type.hasPrefix("/api/problems/")
        else { return nil }
        return String(type.dropFirst("/api/problems/".count))
    }

    var detail: String { json["detail"]?.text ?? "" }

    /// A rank of an answer that has some.
    func rank(_ period: String) -> Int? { json["ranks"]?[period]?.integer }

    /// The rows of a board, each as the rank, who, and the score.
    func rows(_ member: String = "rows") -> [String] {
        (json[member]?.list ?? []).map {
            let rank = $0["rank"]?.integer ?? 0
            return "\(rank) \($0["player"]?.text ?? "") \($0["score"]?.integer ?? 0)"
        }
    }
}

/// Whether an answer is a refusal of a kind, with everything that belongs to one.
func expect(
    _ answer: Answer, refuses word: String, _ status: Int,
    at location: SourceLocation = #_sourceLocation
) {
    #expect(answer.problem == word, sourceLocation: location)
    #expect(answer.status == status, sourceLocation: location)
    #expect(answer.json["status"]?.integer == status, sourceLocation: location)
    #expect(answer.detail.isSentence, "\(answer.detail)", sourceLocation: location)
    #expect(answer.headers[.cacheControl] == "no-store", sourceLocation: location)
    #expect(
        (answer.headers[.wwwAuthenticate] == "Bearer") == (status == 401),
        sourceLocation: location)
}

extension String {
    /// Whether it begins and ends as a sentence does.
    var isSentence: Bool {
        guard let first, let last else { return false }
        return (first.isUppercase || first.isNumber || first == "“") && contains(" ")
            && (last == "." || last == "?" || self.hasSuffix("}"))
    }
}
