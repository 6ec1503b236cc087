/// A JSON Schema, limited to the keywords that the API's description uses. Other keywords are
/// reported as errors.
struct Schema {
    private let words: [String: JSON]
    private let description: APIDescription

    private static let known: Set<String> = [
        "type", "enum", "const", "required", "properties", "additionalProperties", "items",
        "pattern", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "allOf",
        "oneOf",
    ]
    private static let remarks: Set<String> = ["description", "examples", "default", "format"]

    init(of schema: JSON, in description: APIDescription) {
        words = description.resolved(schema).members ?? ["nothing": .null]
        self.description = description
    }

    func complaints(of value: JSON, at place: String) -> [String] {
        let unknown = words.keys.filter {
            !Self.known.contains($0) && !Self.remarks.contains($0)
        }
        let found: [String] =
            unknown.map { "“\($0)” is no word of a schema here" } + kind(of: value)
            + text(of: value) + number(of: value)
        return found.map { "\(place): \($0)" } + list(of: value, at: place)
            + object(of: value, at: place)
            + (words["allOf"]?.list ?? []).flatMap {
                Schema(of: $0, in: description).complaints(of: value, at: place)
            } + choice(of: value, at: place)
    }

    private func choice(of value: JSON, at place: String) -> [String] {
        guard let schemas = words["oneOf"]?.list else { return [] }
        let complaints = schemas.map {
            Schema(of: $0, in: description).complaints(of: value, at: place)
        }
        return complaints.count(where: \.isEmpty) == 1
            ? [] : ["\(place): \(value) is not one of the choices: \(complaints)"]
    }

    private func kind(of value: JSON) -> [String] {
        var complaints: [String] = []
        if let type = words["type"] {
            let kinds = type.list?.compactMap(\.text) ?? [type.text ?? ""]
            if !kinds.contains(where: { value.isOfKind($0) }) {
                complaints.append("\(value) is not of type \(kinds)")
            }
        }
        if let values = words["enum"]?.list, !values.contains(value) {
            complaints.append("\(value) is none of \(values)")
        }
        if let constant = words["const"], value != constant {
            complaints.append("\(value) is not \(constant)")
        }
        return complaints
    }

    private func text(of value: JSON) -> [String] {
        guard let text = value.text else { return [] }
        var complaints: [String] = []
        if let pattern = words["pattern"]?.text {
            let fits = (try? Regex(pattern)).flatMap { try? $0.firstMatch(in: text) } != nil
            if !fits { complaints.append("“\(text)” is not like \(pattern)") }
        }
        if let least = words["minLength"]?.integer, text.unicodeScalars.count < least {
            complaints.append("“\(text)” is shorter than \(least)")
        }
        if let most = words["maxLength"]?.integer, text.unicodeScalars.count > most {
            complaints.append("“\(text)” is longer than \(most)")
        }
        return complaints
    }

    private func number(of value: JSON) -> [String] {
        guard let number = value.number else { return [] }
        var complaints: [String] = []
        if let least = words["minimum"]?.number, number < least {
            complaints.append("\(number) is less than \(least)")
        }
        if let most = words["maximum"]?.number, number > most {
            complaints.append("\(number) is more than \(most)")
        }
        return complaints
    }

    private func list(of value: JSON, at place: String) -> [String] {
        guard let values = value.list else { return [] }
        var complaints: [String] = []
        if let least = words["minItems"]?.integer, values.count < least {
            complaints.append("\(place): fewer than \(least)")
        }
        if let most = words["maxItems"]?.integer, values.count > most {
            complaints.append("\(place): more than \(most)")
        }
        guard let items = words["items"] else { return complaints }
        let schema = Schema(of: items, in: description)
        return complaints
            + values.enumerated().flatMap { schema.complaints(of: $1, at: "\(place)[\($0)]") }
    }

    private func object(of value: JSON, at place: String) -> [String] {
        guard let members = value.members else { return [] }
        let properties = words["properties"]?.members ?? [:]
        var complaints: [String] = []
        for name in words["required"]?.list?.compactMap(\.text) ?? [] where members[name] == nil {
            complaints.append("\(place): \(name) is missing")
        }
        for (name, member) in members {
            if let schema = properties[name] {
                complaints += Schema(of: schema, in: description)
                    .complaints(of: member, at: "\(place).\(name)")
            } else if words["additionalProperties"] == .bool(false) {
                complaints.append("\(place): \(name) is not described")
            }
        }
        return complaints
    }
}

extension JSON {
    fileprivate func isOfKind(_ kind: String) -> Bool {
        switch self {
        case .null: kind == "null"
        case .bool: kind == "boolean"
        case .number: kind == "number" || kind == "integer" && integer != nil
        case .text: kind == "string"
        case .list: kind == "array"
        case .object: kind == "object"
        }
    }
}
