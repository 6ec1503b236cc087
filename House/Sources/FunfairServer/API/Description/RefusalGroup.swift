import HouseWire

/// The refusals of one route that share a status.
struct RefusalGroup {
    let status: Int
    private let words: [String]
    private let samples: [Problem]

    /// Returns the groups, one for each status.
    ///
    /// - Parameter words: the refusals of a route. Each must have a sample.
    static func groups(of words: [ProblemWord]) -> [RefusalGroup] {
        let statuses = Dictionary(grouping: words.map(\.text)) { Problem.samples[$0]?.status }
        return statuses.compactMap { status, words in
            status.map { RefusalGroup(status: $0, words: words) }
        }
    }

    private init(status: Int, words: [String]) {
        self.status = status
        self.words = words
        samples = words.compactMap { Problem.samples[$0] }
    }

    /// The group's name in the API's description, such as `NotYourNameOrBarred`.
    var name: String {
        words.map { $0.split(separator: "-").map(\.capitalized).joined() }
            .joined(separator: "Or")
    }

    /// The group's description, such as “Not your name or barred.”
    private var about: String {
        let titles = samples.map { $0.title.lowercased() }.formatted(.list(type: .or))
        return titles.prefix(1).uppercased() + titles.dropFirst() + "."
    }

    var reference: JSONValue { ["$ref": "#/components/responses/\(name)"] }

    var json: JSONValue {
        var headers = [
            "Cache-Control": JSONValue.header("CacheControl"),
            "Request-ID": JSONValue.header("RequestID"),
        ]
        var own: [String: JSONValue] = [
            "properties": [
                "type": ["enum": .list(samples.map { .text($0.type) })],
                "status": ["const": .integer(status)],
            ]
        ]
        if samples.allSatisfy({ $0.retryAfter != nil }) {
            headers["Retry-After"] = JSONValue.header("RetryAfter")
            own["required"] = [.text(HouseMember.retryAfter.text)]
        }
        var examples: [String: JSONValue] = [:]
        for (word, sample) in zip(words, samples) { examples[word] = ["value": .words(sample)] }
        return [
            "description": .text(about), "headers": .object(headers),
            "content": [
                "application/problem+json": [
                    "schema": ["allOf": [Shape.problem.reference, .object(own)]],
                    "examples": .object(examples),
                ]
            ],
        ]
    }
}
