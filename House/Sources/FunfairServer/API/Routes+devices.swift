import HTTPTypes
import House
import HouseWire
import Hummingbird

// Routes for the devices of a player, and for QR codes.

extension Routes {
    func addDevices(to router: GuardedRouter) {
        router.on(.codes, use: code)
        router.on(.links, use: link)
        router.on(.devices, use: devices)
        router.on(.forgettingAny, use: forget)
        router.on(.qr, use: qr)
    }

    @Sendable private func code(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, or: .noSecret)
        let (code, expires) = try await house.devices.makeCode(
            for: device, named: request.deviceName,
            leaving: try await request.bytes(upTo: context.mostBytes))
        return try .json(
            CodeAnswer(code: code, expires: expires.milliseconds), status: .created)
    }

    @Sendable private func link(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, or: .noSecret, isFresh: true)
        let wish = try await request.words(
            LinkBody.self, in: context,
            like: #"{"code": "\#(CodeAnswer.example)"}"#)
        let left = try await house.devices.link(
            device, named: request.deviceName, by: wish.code,
            address: address(of: request, context))
        return Response(
            status: .ok,
            headers: [
                .contentType: HouseBody.recording.rawValue, .cacheControl: "no-store",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: left)))
    }

    @Sendable private func devices(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, isFresh: true)
        return try .json(
            DevicesAnswer(
                rows: try await house.devices.list(for: device).map {
                    DeviceRow($0, for: device, named: request.deviceName)
                }))
    }

    @Sendable private func forget(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, isFresh: true)
        // No device has the number of anything that isn't one.
        try await house.devices.forget(Int(context.part(.device)) ?? 0, for: device)
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }

    @Sendable private func qr(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let text = String(request.asked(.text) ?? "")
        guard WireLimits.qrText.contains(text.utf8.count) else {
            throw Refusal.invalidQuery(
                "The \(HouseQuery.text.rawValue) must have \(WireLimits.qrText.lowerBound) to "
                    + "\(WireLimits.qrText.upperBound) bytes.")
        }
        return try .json(
            ExplicitNull(QRCode(text).map { SquareAnswer(size: $0.rows.count, rows: $0.rows) }))
    }
}

extension Request {
    /// The name for a player's list of devices.
    var deviceName: String { DeviceName.name(userAgent: headers[.userAgent]) }
}

struct CodeAnswer: Encodable {
    static let example = "apple kayak marble otter piano tulip"

    let code: String
    let expires: Int64
}

struct DevicesAnswer: Encodable {
    let rows: [DeviceRow]
}

struct DeviceRow: Encodable {
    let number: Int
    let name: String
    let made: Int64
    let you: Bool

    /// - Parameter name: the name of the device that asks, which may never have been stored.
    init(_ linked: LinkedDevice, for device: Device, named name: String) {
        number = linked.number
        you = linked.secret == device.own
        self.name = !linked.name.isEmpty ? linked.name : you ? name : DeviceName.unknown
        made = linked.made.milliseconds
    }
}

/// A QR code.
struct SquareAnswer: Encodable {
    let size: Int
    let rows: [String]
}

// MARK: Description

extension Section {
    static let devices: [Operation] = [
        Operation(
            route: .codes, id: "makeCode", summary: "A code that links another device",
            about: """
                The device that sends the code makes itself a device of the same player, and gets \
                the bytes of this request. The house keeps them, unread, until then, at most \
                \(WireLimits.codeLasts / 60_000) min. A device has one code at a time, which works \
                once. It needs no name.
                """,
            takes: Operation.Content(type: HouseBody.recording.rawValue, shape: .left),
            answers: [201: .words("The code.", .code)], refuses: [.tooBusy]),
        Operation(
            route: .links, id: "link", summary: "Make this a device of the player with a code",
            about: """
                Everything that this device's player has moves to the other player: other \
                devices, names with their scores and walls, hearts and reports. A refusal doesn't \
                use up the code, and a wrong code counts against the address. If the host banned one \
                of the devices, this bans all of them.
                """,
            takes: .words(.linkCode),
            answers: [
                200: .init(
                    "What the other device left with its code.",
                    Operation.Content(type: HouseBody.recording.rawValue, shape: .left))
            ], refuses: [.banned, .unknownCode, .tooManyDevices]),
        Operation(
            route: .devices, id: "devices", summary: "The devices of a player",
            answers: [200: .words("All devices, in the order they were linked.", .devices)]),
        Operation(
            route: .forgettingAny, id: "forgetDevice", summary: "Forget a device of a player",
            about: """
                The house doesn't know the device any more, and the names remain with the others. \
                A number without a device has no effect. The only device of a player can't be \
                forgotten, but everything can be removed.
                """,
            answers: [204: .init("The device is forgotten.")], refuses: [.badRequest]),
    ]

    static let qr = Operation(
        route: .qr, id: "qr", summary: "A QR code", needs: [.text],
        answers: [
            200: .words(
                "The code; null on a machine without the encoder.",
                .square("1 for a dark module. Add a margin of four light ones."))
        ], refuses: [.invalidQuery], isStored: false)
}

extension Shape {
    /// What a device leaves for another one.
    static let left = Shape(
        "string",
        [
            "format": "binary", "minLength": .integer(WireLimits.belongings.lowerBound),
            "maxLength": .integer(WireLimits.belongings.upperBound),
        ], example: "{}"
    )("What the app on a device has stored. Only the app reads it.")
    static let linkCode = object([
        .code: .text.like(.text(CodeAnswer.example))(
            """
            \(WireLimits.wordsOfCode) words. Case, and what is between them, make no difference.
            """)
    ]).named("LinkCode")
    static let code = object([
        .code: .text(
            "^[a-z]+( [a-z]+){\(WireLimits.wordsOfCode - 1)}$", like: .text(CodeAnswer.example)),
        .expires: .milliseconds("When the code becomes invalid."),
    ]).named("Code")
    static let linkedDevice = object([
        .number: .deviceNumber, .name: .text.like("iPhone, Safari"),
        .made: .milliseconds("When the device was linked, or first became known."),
        .you: .flag("Whether the request is from this device."),
    ]).named("LinkedDevice")
    static let devices = object([
        .rows: .list(of: linkedDevice, count: 1...WireLimits.devices)
    ]).named("Devices")
}
