import Foundation
import House
import HouseWire

/// The description of the API as an OpenAPI document, generated from ``HouseRoute``, each route's
/// ``Admission``, and the tables in this folder.
enum APIDocument {
    /// The encoded document, generated once.
    static let bytes = Result { try JSONEncoder.house.encode(document) }

    private static var document: JSONValue {
        let told = Section.all.flatMap { section in
            section.operations.compactMap { operation in
                operation.admission.map { (section.name, operation, $0) }
            }
        }
        var paths: [String: [String: JSONValue]] = [:]
        var responses: [String: JSONValue] = [:]
        var schemas: [String: JSONValue] = [:]
        for (section, operation, admission) in told {
            paths[path(of: operation.route), default: [:]]["\(operation.route.method)"] =
                operation.json(in: section, admission)
            for group in RefusalGroup.groups(of: operation.refusals(admission)) {
                responses[group.name] = group.json
            }
            for shape in operation.shapes + [.problem] { shape.collect(into: &schemas) }
        }
        return [
            "openapi": "3.1.0", "info": info, "servers": [["url": "../"]],
            "tags": .list(
                Section.all.map { ["name": .text($0.name), "description": .text($0.about)] }),
            "paths": .object(paths.mapValues { .object($0) }),
            "components": [
                "securitySchemes": [
                    "device": [
                        "type": "apiKey", "in": "header",
                        "name": .text(HouseHeader.secret.rawValue),
                        "description": .text(HouseHeader.secret.parameter.about),
                    ]
                ],
                "headers": headers, "responses": .object(responses), "schemas": .object(schemas),
            ],
        ]
    }

    private static let info: JSONValue = [
        "title": "Funfair's house", "version": "1",
        "license": ["name": "Apache 2.0", "identifier": "Apache-2.0"],
        "description": """
        The names, tickets, runs, boards, tables, parties and drawn walls of a house, Funfair's \
        server. Everything is JSON in UTF-8; errors are problem documents. Every address that \
        accepts GET also accepts HEAD. Any other method gets a 405, with the accepted methods in \
        Allow, and an address with a NUL gets a 400. Times are in whole seconds since 1970, and \
        those of parties and devices in milliseconds. Members may be added, but none are removed.
        """,
    ]

    private static let headers: JSONValue = [
        "CacheControl": [
            "description": "How long the answer may be reused.", "required": true,
            "schema": ["type": "string"], "example": "no-store",
        ],
        "RequestID": [
            "description": "What to tell the host, who can find the request in the log.",
            "required": true, "schema": ["type": "string", "pattern": "^[0-9a-f]{17,32}$"],
            "example": "4c1d07a69a0d1c3e5b2f8d90e6a7c411",
        ],
        "RetryAfter": [
            "description": "Seconds until a retry makes sense.", "required": true,
            "schema": ["type": "string", "pattern": "^[1-9][0-9]*$"], "example": "3",
        ],
    ]

    /// Returns a route's path as OpenAPI writes it, such as `/api/runs/{run}`.
    private static func path(of route: HouseRoute) -> String {
        "/"
            + route.path.split(separator: "/").map {
                $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0)
            }.joined(separator: "/")
    }
}

extension JSONValue {
    /// Returns a reference to a header that many responses share.
    static func header(_ name: String) -> JSONValue { ["$ref": "#/components/headers/\(name)"] }
}
