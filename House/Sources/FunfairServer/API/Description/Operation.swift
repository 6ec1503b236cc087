import HouseWire

/// A row of the API's description: a route, with all properties that can't be derived from its path
/// and ``Admission``.
struct Operation: Sendable {
    let route: HouseRoute
    /// The operation's unique name.
    let id: String
    let summary: String
    var about: String?
    /// The required query parameters.
    var needs: [HouseQuery] = []
    /// The optional query parameters.
    var asks: [HouseQuery] = []
    /// The required header, if any.
    var header: HouseHeader?
    /// Whether the response is different for a device that identifies itself. Only for routes that
    /// anyone may call.
    var isPersonal = false
    /// The request's body, if it has one.
    var takes: Content?
    /// The successful responses, by status.
    let answers: [Int: Reply]
    /// The route's refusals, besides those derived from its other properties.
    var refuses: [ProblemWord] = []
    /// Whether the route needs the stored data.
    var isStored = true

    /// The type and schema of a body.
    struct Content: Sendable {
        let type: String
        let shape: Shape

        static func words(_ shape: Shape) -> Content {
            Content(type: HouseBody.json.rawValue, shape: shape)
        }

        static let recording = Content(type: HouseBody.recording.rawValue, shape: .recording)
        static let pieces = Content(type: HouseBody.recording.rawValue, shape: .pieces)
        /// A stream of events, each with its data as JSON on one line.
        static let events = Content(type: "text/event-stream", shape: .text)

        fileprivate var json: JSONValue { [type: ["schema": shape.reference]] }
    }

    /// A successful response.
    struct Reply: Sendable {
        let about: String
        /// The body, or nil if absent.
        var content: Content?
        var headers = ["Cache-Control": JSONValue.header("CacheControl")]
        /// The schema of each event's data, which the body's schema doesn't describe.
        var eventData: Shape?

        init(_ about: String, _ content: Content? = nil) {
            self.about = about
            self.content = content
        }

        static func words(_ about: String, _ shape: Shape) -> Reply {
            Reply(about, .words(shape))
        }

        static func events(of shape: Shape) -> Reply {
            var reply = Reply("Events, until either side closes.", .events)
            reply.eventData = shape
            return reply
        }

        func with(_ name: String, _ header: JSONValue) -> Reply {
            var reply = self
            reply.headers[name] = header
            return reply
        }
    }

    /// The route's requirements for callers.
    var admission: Admission? {
        HouseRoute.admissions.first {
            $0.route.path == route.path && $0.route.method == route.method
        }?.admission
    }

    /// The schemas of the route's requests and responses.
    var shapes: [Shape] {
        var shapes = parameters.map(\.shape)
        shapes += ([takes] + answers.values.map(\.content)).compactMap { $0?.shape }
        shapes += answers.values.compactMap(\.eventData)
        return shapes
    }

    /// Returns every refusal that the route can respond with.
    func refusals(_ admission: Admission) -> [ProblemWord] {
        let caller: [ProblemWord] =
            switch admission.caller {
            case .anyone: []
            case .anyDevice: [.noSecret]
            case .device: [.unknownDevice]
            }
        let banned: [ProblemWord] =
            admission.caller == .anyone || admission.admitsBanned ? [] : [.banned]
        return caller + banned + (takes == nil ? [] : [.badRequest, .tooLarge])
            + parts.flatMap(\.unknown) + refuses
            + (route.path.hasPrefix(HouseRoute.folder + "/") ? [.tooOften] : [])
            + (isStored ? [.failure, .notStoring] : [])
    }
}

extension Operation {
    /// Returns the route's entry in the OpenAPI document.
    func json(in section: String, _ admission: Admission) -> JSONValue {
        var json: [String: JSONValue] = [
            "operationId": .text(id), "tags": [.text(section)], "summary": .text(summary),
            "responses": .object(responses(admission)),
        ]
        json["description"] = about.map { .text($0) }
        let device: JSONValue = ["device": []]
        if admission.caller != .anyone {
            json["security"] = [device]
        } else if isPersonal {
            json["security"] = [device, [:]]
        }
        if !parameters.isEmpty { json["parameters"] = .list(parameters.map(\.json)) }
        json["requestBody"] = takes.map { ["required": true, "content": $0.json] }
        return .object(json)
    }

    /// The placeholders in the route's path.
    private var parts: [HousePart] {
        route.path.split(separator: "/").compactMap { part in
            HousePart.allCases.first { $0.placeholder == part }
        }
    }

    private var parameters: [Parameter] {
        parts.map(\.parameter) + needs.map { $0.parameter(isRequired: true) }
            + asks.map { $0.parameter(isRequired: false) } + (header.map { [$0.parameter] } ?? [])
    }

    private func responses(_ admission: Admission) -> [String: JSONValue] {
        var responses = Dictionary(
            uniqueKeysWithValues: answers.map { (String($0), $1.json) })
        for group in RefusalGroup.groups(of: refusals(admission)) {
            responses[String(group.status)] = group.reference
        }
        return responses
    }
}

extension Operation.Reply {
    fileprivate var json: JSONValue {
        var json: [String: JSONValue] = [
            "description": .text(about), "headers": .object(headers),
        ]
        json["content"] = content?.json
        return .object(json)
    }
}
