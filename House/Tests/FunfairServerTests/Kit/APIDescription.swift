import HTTPTypes
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// The house's description of its API, with checks that responses match it.
struct APIDescription: Sendable {
    static let shared = APIDescription()

    let document: JSON

    private init() {
        document = (try? JSON(APIDocument.bytes.get())) ?? .null
    }

    /// An operation, such as `GET /api/challenge`.
    struct Operation: Hashable, CustomStringConvertible {
        let method: String
        let path: String

        var description: String { "\(method) \(path)" }
    }

    var operations: Set<Operation> {
        var operations: Set<Operation> = []
        for (path, item) in document["paths"]?.members ?? [:] {
            for method in (item.members ?? [:]).keys {
                operations.insert(Operation(method: method.uppercased(), path: path))
            }
        }
        return operations
    }

    /// Returns the operation that a request calls, or nil if the description lacks it.
    func operation(_ method: HTTPRequest.Method, _ address: String) -> Operation? {
        let parts = Self.parts(address.prefix { $0 != "?" })
        let fitting = operations.filter { operation in
            let template = Self.parts(operation.path[...])
            return operation.method == method.rawValue && template.count == parts.count
                && zip(template, parts).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
        }
        // Fixed path components take precedence over parameters.
        return fitting.min { $0.path.count(of: "{") < $1.path.count(of: "{") }
    }

    private static func parts(_ path: Substring) -> [Substring] {
        path.split(separator: "/", omittingEmptySubsequences: false)
    }

    // MARK: Checking

    /// Reports differences between a response and its description, and successful requests that
    /// aren't described.
    func check(
        _ answer: Answer, to method: HTTPRequest.Method, _ address: String, body: [UInt8]?
    ) {
        // The description covers HEAD, and the refusal of a path with a NUL, once for all
        // operations.
        guard method != .head, !address.contains("%00") else { return }
        guard let operation = operation(method, address) else {
            #expect(answer.status >= 400 || !address.hasPrefix("/api/"), "\(address) is no secret")
            return
        }
        let description = described(operation)
        let answers = description["responses"]?[String(answer.status)].map { resolved($0) }
        guard let described = answers else {
            Issue.record("\(operation) lists no answer \(answer.status).")
            return
        }
        for complaint in complaints(of: answer, described: described) {
            Issue.record("\(operation), \(answer.status): \(complaint)")
        }
        guard answer.status < 300, let body,
            let schema = description["requestBody"]?["content"]?["application/json"]?["schema"]
        else { return }
        for complaint in complaints(of: (try? JSON(body)) ?? .null, schema: schema) {
            Issue.record("\(operation) accepted an invalid request: \(complaint)")
        }
    }

    /// Returns an operation's description, or null if the operation isn't described.
    func described(_ operation: Operation) -> JSON {
        document["paths"]?[operation.path]?[operation.method.lowercased()] ?? .null
    }

    private func complaints(of answer: Answer, described: JSON) -> [String] {
        var complaints: [String] = []
        for (name, header) in described["headers"]?.members ?? [:] {
            guard let field = HTTPField.Name(name), let value = answer.headers[field] else {
                complaints.append("the header \(name) is missing")
                continue
            }
            guard let schema = resolved(header)["schema"] else { continue }
            complaints += self.complaints(of: .text(value), schema: schema).map { "\(name): \($0)" }
        }
        if described["content"] == nil, answer.bytes.isEmpty { return complaints }
        let type = answer.contentType.prefix { $0 != ";" }
        guard let content = described["content"]?[String(type)] else {
            return complaints + ["\(type) is not among what it may be"]
        }
        guard type.hasSuffix("json"), let schema = content["schema"] else { return complaints }
        return complaints + self.complaints(of: answer.json, schema: schema)
    }

    /// Returns a message for each difference between a value and its schema.
    func complaints(of value: JSON, schema: JSON) -> [String] {
        Schema(of: schema, in: self).complaints(of: value, at: "$")
    }

    /// Returns a reference's target, or `value` itself if it isn't a reference.
    func resolved(_ value: JSON) -> JSON {
        guard let reference = value["$ref"]?.text else { return value }
        return reference.dropFirst(2).split(separator: "/").reduce(document) {
            $0[String($1)] ?? .null
        }
    }
}

extension String {
    fileprivate func count(of character: Character) -> Int { filter { $0 == character }.count }
}
