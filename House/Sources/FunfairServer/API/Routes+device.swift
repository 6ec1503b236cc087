import Foundation
import Funfair
import HTTPTypes
import House
import HouseWire
import Hummingbird

// Routes that export or remove everything that the house stores about a device.

extension Routes {
    func addDevice(to router: GuardedRouter) {
        router.on(.device, use: belongings)
        router.on(.removal, use: removal)
    }

    @Sendable private func removal(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        try await house.remove(try await device(of: request, isFresh: true))
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }

    @Sendable private func belongings(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let device = try await device(of: request, isFresh: true)
        let names = try await house.names(of: device)
        let hearts = try await house.repository.hearts(of: device.hash)
        let reports = try await house.repository.reports(of: device.hash)
        let devices = try await house.devices.list(for: device).map {
            DeviceRow($0, for: device, named: request.deviceName)
        }
        let address = address(of: request, context)
        return Response(
            status: .ok,
            headers: [
                .contentType: HouseBody.json.rawValue, .cacheControl: "no-store",
                .contentDisposition: #"attachment; filename="funfair.json""#,
            ],
            body: ResponseBody { [house] writer in
                try await writer.write(ByteBuffer(string: #"{"names":["#))
                for (place, name) in names.enumerated() {
                    if place > 0 { try await writer.write(ByteBuffer(string: ",")) }
                    let head = try JSONEncoder.house.encode(OwnNameHead(name))
                    // Write runs one by one, to avoid having all of them in memory.
                    try await writer.write(ByteBuffer(bytes: head.dropLast()))
                    try await writer.write(ByteBuffer(string: #","runs":["#))
                    var isFirst = true
                    func write(_ own: some Encodable) async throws {
                        if !isFirst { try await writer.write(ByteBuffer(string: ",")) }
                        isFirst = false
                        try await writer.write(
                            ByteBuffer(bytes: try JSONEncoder.house.encode(own)))
                    }
                    try await house.eachRun(ofPlayer: name.player, for: address) {
                        try await write(OwnRunAnswer($0, recording: $1))
                    }
                    try await writer.write(ByteBuffer(string: #"],"walls":["#))
                    isFirst = true
                    try await house.eachWall(ofPlayer: name.player) {
                        try await write(OwnWallAnswer($0))
                    }
                    try await writer.write(ByteBuffer(string: #"],"tables":["#))
                    isFirst = true
                    for table in try await house.repository.tables(ofPlayer: name.player) {
                        try await write(
                            OwnTableAnswer(
                                table, try await house.repository.spins(atTable: table.id)))
                    }
                    try await writer.write(ByteBuffer(string: "],"))
                    let rest = try JSONEncoder.house.encode(
                        OwnNameTail(
                            try await house.repository.tries(ofPlayer: name.player),
                            try await house.repository.attendance(ofPlayer: name.player)))
                    try await writer.write(ByteBuffer(bytes: rest.dropFirst()))
                }
                let rest = try JSONEncoder.house.encode(DeviceTail(hearts, reports, devices))
                try await writer.write(ByteBuffer(string: "],"))
                try await writer.write(ByteBuffer(bytes: rest.dropFirst()))
                try await writer.finish(nil)
            })
    }
}

/// The start of a name's export, before its runs.
struct OwnNameHead: Encodable {
    let name: String
    let made: Int64

    init(_ own: OwnName) {
        name = own.name
        made = own.made.seconds
    }
}

/// The end of a device's export, after its names.
struct DeviceTail: Encodable {
    let hearts: [String]
    let reports: [String]
    let devices: [DeviceRow]

    init(_ hearts: [WallCode], _ reports: [WallCode], _ devices: [DeviceRow]) {
        self.devices = devices
        self.hearts = hearts.map(\.text)
        self.reports = reports.map(\.text)
    }
}

struct OwnRunAnswer: Encodable {
    let run: String
    let game: String
    let board: String
    let rulesVersion: Int
    let score: Int
    let made: Int64
    /// The recording in Base64; nil for a table with outdated rules.
    let recording: String?

    init(_ own: OwnRun, recording: Data?) {
        run = own.id.text
        game = own.contest.word
        board = own.entry.board.rawValue
        rulesVersion = Int(own.rulesVersion)
        score = own.score
        made = own.made.seconds
        self.recording = recording?.base64EncodedString()
    }
}

struct OwnWallAnswer: Encodable {
    let wall: String
    let name: String
    let link: String
    let score: Int
    let made: Int64
    /// The recording of the run that proves the wall, in Base64.
    let proof: String

    init(_ own: OwnWall) {
        wall = own.code.text
        name = own.name
        link = own.link
        score = own.score
        made = own.made.seconds
        proof = own.proof.base64EncodedString()
    }
}

// MARK: Description

extension Section {
    static let belongings: [Operation] = [
        Operation(
            route: .device, id: "takeAway",
            summary: "Download everything that the house has about a device",
            about: """
                Its names, with all their runs and recordings and all their walls and proofs, and \
                its hearts, its reports and the devices that share all that, as one file.
                """,
            answers: [
                200: .words("Everything, in a file that may be large.", .belongings)
                    .with("Content-Disposition", file)
            ]),
        Operation(
            route: .removal, id: "removeDevice",
            summary: "Remove everything that the house has about a device",
            about: """
                Frees its names, removes its runs from every board, removes its hearts, its \
                reports, and its walls with their boards, ends parties that it opened, and forgets \
                the device and all others of the same player. The host's earlier backups still have it.
                """,
            answers: [204: .init("Everything is removed.")]),
    ]

    private static let file: JSONValue = [
        "description": "The file's name.",
        "schema": ["type": "string", "const": #"attachment; filename="funfair.json""#],
    ]
}

extension Shape {
    private static let ownRun = object([
        .run: .run, .game: .contest, .board: .entry, .rulesVersion: .number, .score: .count,
        .made: .time("When the run came"),
        .recording: .base64(
            "Missing for unfinished tables of earlier rules."
        ).optional,
    ]).named("OwnRun")
    private static let ownWall = object([
        .wall: .wallCode, .name: .name, .link: .wallLink, .score: .count,
        .made: .time("When the wall was shared"), .proof: .base64("It clears the wall."),
    ]).named("OwnWall")
    private static let ownSpin = object([
        .spin: .number, .bet: bet.optional,
        .pocket: .pocket(
            "Missing if none was drawn yet, and at parties, where all guests share it."
        ).optional,
    ]).named("OwnSpin")
    private static let ownTable = object([
        .table: .text("The table's identifier, or a party table's."), .game: .contest,
        .made: .time("When it was opened"), .spins: .list(of: ownSpin),
    ]).named("OwnTable")
    private static let ownTry = object([.day: .date, .game: .game]).named("OwnTry")
    private static let ownAttendance = object([
        .party: .partyID, .made: .time("When it happened"),
        .what: .word(of: OwnAttendance.What.allCases.map(\.rawValue))(
            """
            Whether the player joined, left, was removed, finished a round, drew another face, \
            became the host, or chose another team.
            """),
        .round: .number.optional, .score: .count.optional,
        .face: .face.optional, .team: .team.optional,
    ]).named("OwnAttendance")
    private static let ownName = object([
        .name: .name, .made: .time("When the name was taken"),
        .runs: .list(of: ownRun, "The runs, in the order they came."),
        .walls: .list(of: ownWall, "The walls that were shared under the name."),
        .tables: .list(of: ownTable, "In the order they were opened."),
        .tries: .list(of: ownTry, "The challenges that the player tried."),
        .parties: .list(of: ownAttendance, "What happened at parties, in order."),
    ]).named("OwnName")
    static let belongings = object([
        .names: .list(of: ownName, "The device's names, in the order it took them."),
        .hearts: .list(of: wallCode, "The walls that the device gave its heart."),
        .reports: .list(of: wallCode, "The walls that the device reported."),
        .devices: .list(of: linkedDevice, "The devices of its player, with this one."),
    ]).named("Belongings")

    private static func base64(_ about: String) -> Shape {
        text.like("RlVORg==")("The recording, in Base64. \(about)")
    }
}
