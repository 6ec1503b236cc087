import HouseWire

/// A JSON Schema with an example. An object's example combines its members' examples.
struct Shape: Sendable {
    /// The schema's name; nil if it is described inline.
    private var name: String?
    private var words: [String: JSONValue]
    private(set) var example: JSONValue
    private var isOptional = false
    private var members: [(name: String, shape: Shape)] = []
    /// The shapes that this shape refers to.
    private var parts: [Shape] = []

    /// - Parameters:
    ///   - type: a JSON Schema type.
    ///   - words: other JSON Schema keywords.
    ///   - example: a valid value.
    init(_ type: String, _ words: [String: JSONValue] = [:], example: JSONValue) {
        self.words = words
        self.words["type"] = .text(type)
        self.example = example
    }

    static func integer(
        _ range: ClosedRange<Int>, example: Int? = nil, _ about: String? = nil
    ) -> Shape {
        var shape = integer(range.lowerBound..., example: example ?? range.lowerBound)
        shape.words["maximum"] = .integer(range.upperBound)
        return shape.saying(about)
    }

    static func integer(_ range: PartialRangeFrom<Int>, example: Int) -> Shape {
        Shape("integer", ["minimum": .integer(range.lowerBound)], example: .integer(example))
    }

    /// Returns the shape of a text that must be one of the given words.
    ///
    /// - Parameter example: the index of the example.
    static func word(of words: [String], example: Int = 0) -> Shape {
        Shape(
            "string", ["enum": .list(words.map { .text($0) })], example: .text(words[example]))
    }

    static func list(
        of item: Shape, count range: ClosedRange<Int>? = nil, _ about: String? = nil
    ) -> Shape {
        var shape = Shape("array", ["items": item.reference], example: [item.example])
        if let range {
            shape.words["maxItems"] = .integer(range.upperBound)
            if range.lowerBound > 0 { shape.words["minItems"] = .integer(range.lowerBound) }
        }
        shape.parts = [item]
        return shape.saying(about)
    }

    /// Returns a shape that matches exactly one of two shapes.
    static func either(_ one: Shape, or other: Shape) -> Shape {
        var shape = one
        shape.words = ["oneOf": [one.reference, other.reference]]
        shape.parts = [one, other]
        return shape
    }

    /// Returns the shape of an object with the given members and no others.
    static func object(_ members: KeyValuePairs<HouseMember, Shape>) -> Shape {
        object(members.map { (name: $0.key.text, shape: $0.value) })
    }

    static func object(_ members: [(name: String, shape: Shape)]) -> Shape {
        func each(_ value: (Shape) -> JSONValue) -> [String: JSONValue] {
            Dictionary(uniqueKeysWithValues: members.map { ($0.name, value($0.shape)) })
        }
        var shape = Shape("object", example: .object(each(\.example)))
        shape.words["additionalProperties"] = false
        shape.words["properties"] = .object(each(\.reference))
        let required = members.filter { !$0.shape.isOptional }.map { JSONValue.text($0.name) }
        if !required.isEmpty { shape.words["required"] = .list(required) }
        shape.members = members
        shape.parts = members.map(\.shape)
        return shape
    }

    // MARK: Variations

    /// Returns the object with additional members.
    func with(_ more: KeyValuePairs<HouseMember, Shape>) -> Shape {
        Shape.object(members + more.map { (name: $0.key.text, shape: $0.value) })
    }

    /// Returns the object with the other object's members as additional, optional members.
    func with(optional other: Shape) -> Shape {
        Shape.object(members + other.members.map { ($0.name, $0.shape.optional) })
    }

    /// Returns the shape as a separate schema that other schemas refer to by the given name.
    func named(_ name: String, _ about: String? = nil) -> Shape {
        saying(about).changed { $0.name = name }
    }

    /// Returns the shape with the given description, as an inline schema.
    func callAsFunction(_ about: String) -> Shape { saying(about) }

    private func saying(_ about: String?) -> Shape {
        guard let about else { return self }
        return changed {
            $0.name = nil
            $0.words["description"] = .text(about)
        }
    }

    func like(_ example: JSONValue) -> Shape { changed { $0.example = example } }

    /// The shape as a member that may be missing.
    var optional: Shape { changed { $0.isOptional = true } }

    /// The shape, or null.
    var orNull: Shape {
        changed {
            $0.name = nil
            if let type = $0.words["type"] { $0.words["type"] = [type, "null"] }
        }
    }

    /// Returns the shape with a default value, for a parameter.
    func or(_ value: JSONValue) -> Shape {
        changed {
            if name != nil { $0.words = ["allOf": [reference]] }
            $0.name = nil
            $0.parts = [self]
            $0.words["default"] = value
        }
    }

    private func changed(_ change: (inout Shape) -> Void) -> Shape {
        var shape = self
        change(&shape)
        return shape
    }

    // MARK: The OpenAPI document

    /// A reference to this shape from another schema.
    var reference: JSONValue {
        name.map { ["$ref": "#/components/schemas/\($0)"] } ?? .object(words)
    }

    /// Adds this shape, and all shapes it refers to, to the document's schemas if they are named.
    func collect(into schemas: inout [String: JSONValue]) {
        if let name {
            schemas[name] = .object(words.merging(["examples": [example]]) { $1 })
        }
        for part in parts { part.collect(into: &schemas) }
    }
}
