import HTTPTypes
import HouseWire
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("The house's API description")
struct DescriptionTests {
    private let description = APIDescription.shared

    @Test func `The house serves its API description`() async throws {
        let house = try await TestHouse()
        let answer = try await house.get("/api/openapi.json")
        #expect(answer.json == description.document)
        #expect(answer.contentType == "application/json")
        #expect(answer.json["openapi"] == .text("3.1.0"))
    }

    @Test func `The API description lists every route and no others`() async throws {
        let house = try await TestHouse()
        let router = buildRouter(
            site: try Site(folder: house.folder.path), house: house.house,
            setup: ServerSetup(address: ListenAddress(hostname: .loopback, port: 0)))
        func operation(_ method: HTTPRequest.Method, _ path: String) -> APIDescription.Operation {
            let parts = path.split(separator: "/").map {
                $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0)
            }
            return APIDescription.Operation(
                method: method.rawValue, path: "/" + parts.joined(separator: "/"))
        }
        let routes = router.routes.filter { $0.method != .head }
            .map { operation($0.method, $0.path.description) }
        // The router also has routes that refuse the methods a path doesn't support.
        let refused = HouseRoute.admissions.map(\.route.path).flatMap { path in
            GuardedRouter.refusedMethods(of: path).map { operation($0, path) }
        }
        // Pages for people aren't part of the API.
        let pages = [APIDescription.Operation(method: "GET", path: "/wall/{wall}")]
        #expect(Set(routes).subtracting(refused).subtracting(pages) == description.operations)
    }

    @Test func `Every operation has a unique name`() {
        let names = description.operations.compactMap {
            description.described($0)["operationId"]?.text
        }
        #expect(names.count == description.operations.count)
        #expect(Set(names).count == names.count)
    }

    @Test func `The API description has a request body only where the house reads one`() throws {
        for operation in Section.all.flatMap(\.operations) {
            let admission = try #require(operation.admission)
            #expect((operation.takes != nil) == (admission.body > 0), "\(operation.id)")
        }
    }

    @Test func `No operation in the API description lists a problem twice`() throws {
        for operation in Section.all.flatMap(\.operations) {
            let words = operation.refusals(try #require(operation.admission)).map(\.text)
            #expect(Set(words).count == words.count, "\(operation.id): \(words)")
        }
    }

    @Test func `The API description lists every problem of the house, with its status`() throws {
        var described: [String: Int] = [:]
        let responses = description.document["components"]?["responses"]?.members ?? [:]
        for response in responses.values {
            let content = response["content"]?["application/problem+json"]
            for (word, example) in content?["examples"]?.members ?? [:] {
                described[word] = example["value"]?["status"]?.integer
            }
        }
        described[ProblemWord.failure.text] = nil
        let words = Refusal.samples.map { ($0.row.word.text, $0.row.status) }
        #expect(described == Dictionary(uniqueKeysWithValues: words))
    }

    @Test func `Every problem of the house is explained in full sentences`() {
        let others: [Refusal] = [
            .wrongMethod(allowed: ["GET", "HEAD"]), .unwantedName, .nameTaken(suggestion: nil),
            .tooManyNames, .betHeld, .showsNoWalls(seconds: 3600),
        ]
        for refusal in Refusal.samples + others {
            #expect(refusal.row.detail.isSentence, "\(refusal)")
        }
        for misfit in Refusal.Misfit.allCases {
            #expect(Refusal.doesNotFit(misfit).row.detail.isSentence)
        }
    }

    @Test func `Every example of a schema matches the schema`() throws {
        let schemas = description.document["components"]?["schemas"]?.members ?? [:]
        #expect(!schemas.isEmpty)
        for (name, schema) in schemas {
            let examples = try #require(schema["examples"]?.list, "\(name) has no example")
            for example in examples {
                #expect(description.complaints(of: example, schema: schema) == [], "\(name)")
            }
        }
    }

    @Test func `Every problem's example matches its schema`() {
        let responses = description.document["components"]?["responses"]?.members ?? [:]
        for (name, response) in responses {
            let content = response["content"]?["application/problem+json"] ?? .null
            for example in (content["examples"]?.members ?? [:]).values {
                let complaints = description.complaints(
                    of: example["value"] ?? .null, schema: content["schema"] ?? .null)
                #expect(complaints == [], "\(name)")
            }
        }
    }

    @Test func `Every path in the API description declares exactly its parameters`() {
        for operation in description.operations {
            let words = description.document["paths"]?[operation.path]?[
                operation.method.lowercased()]
            let named = (words?["parameters"]?.list ?? [])
                .filter { $0["in"] == .text("path") }.compactMap { $0["name"]?.text }
            let inPath = operation.path.split(separator: "/").filter { $0.hasPrefix("{") }
                .map { String($0.dropFirst().dropLast()) }
            #expect(named == inPath, "\(operation)")
        }
    }

    @Test func `Every reference in the API description resolves`() {
        func check(_ value: JSON) {
            if value["$ref"] != nil {
                #expect(description.resolved(value) != .null, "\(value)")
            }
            for member in (value.members ?? [:]).values { check(member) }
            for item in value.list ?? [] { check(item) }
        }
        check(description.document)
    }

    // MARK: The schema checker

    @Test(arguments: [
        (#"{"score": "9"}"#, "is not of type"), ("{}", "is missing"),
        (#"{"score": 9, "x": 1}"#, "is not described"), (#"{"score": -1}"#, "is less than"),
        (#"{"score": 1.5}"#, "is not of type"), (#"{"score": 9, "game": "chess"}"#, "is none of"),
        (#"{"score": 9, "seed": "0G"}"#, "is not like"),
        (#"{"score": 9, "rows": [1, "2"]}"#, "rows[1]"),
        (#"{"score": 9, "end": true}"#, "is not of type"),
        (#"{"score": 9, "one": {}}"#, "is missing"),
    ])
    func `The schema checker in these tests finds each kind of mistake`(
        value: String, complaint: String
    ) throws {
        let schema = try JSON(
            #"""
            {"type": "object", "required": ["score"], "additionalProperties": false,
            "properties": {"score": {"type": "integer", "minimum": 0},
            "game": {"enum": ["breakout"]}, "seed": {"pattern": "^[0-9a-f]+$"},
            "rows": {"type": "array", "items": {"type": "integer"}},
            "end": {"type": ["integer", "null"]},
            "one": {"oneOf": [{"required": ["a"]}, {"type": "integer"}]}}}
            """#.utf8)
        let complaints = description.complaints(of: try JSON(value.utf8), schema: schema)
        #expect(complaints.count == 1)
        #expect(complaints.first?.contains(complaint) == true)
    }
}
