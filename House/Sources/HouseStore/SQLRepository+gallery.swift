import Foundation
import Funfair
import House
import HouseWire

// Reading the walls that players drew.
extension SQLRepository {
    public func wall(_ code: WallCode, for device: Data?) async throws -> ShownWall? {
        try await query(ShownWalls.one, [device, code]).first.map { try ShownWall($0) }
    }

    public func walls(
        by order: WallOrder, after first: Int, atMost most: Int, for device: Data?
    ) async throws -> [ShownWall] {
        try await query(ShownWalls.page(by: order), [device, most, first])
            .map { try ShownWall($0) }
    }

    public func takenDown(of device: Data) async throws -> Timestamp? {
        try await query(HouseNote.find, [HouseNote.takenDown(device)]).first
            .flatMap { HouseNote.moment(try $0.get(0)) }
    }

    public func proofs(from first: Int64, atMost most: Int) async throws -> [StoredProof] {
        try await query(
            """
            SELECT id, name, score, recording FROM wall JOIN wall_proof ON wall_proof.wall = wall.id
            WHERE id >= $1 ORDER BY id LIMIT $2
            """, [first, most]
        ).map {
            StoredProof(
                code: try $0.get(0), name: try $0.get(1), score: try $0.get(2),
                recording: try $0.get(3))
        }
    }

    public func walls(ofPlayer id: Int64) async throws -> [WallCode] {
        try await query("SELECT id FROM wall WHERE player = $1 ORDER BY id", [id])
            .map { try $0.get(0) }
    }

    public func wall(_ code: WallCode, ofPlayer id: Int64) async throws -> OwnWall? {
        try await query(
            """
            SELECT name, link, score, made, recording
            FROM wall JOIN wall_proof ON wall_proof.wall = wall.id WHERE id = $1 AND player = $2
            """, [code, id]
        ).first.map {
            OwnWall(
                code: code, name: try $0.get(0), link: try $0.get(1), score: try $0.get(2),
                made: try $0.get(3), proof: try $0.get(4))
        }
    }

    public func hearts(of device: Data) async throws -> [WallCode] {
        try await query(
            """
            SELECT heart.wall FROM heart JOIN device ON device.id = heart.device
            WHERE secret_hash = $1 ORDER BY heart.wall
            """, [device]
        ).map { try $0.get(0) }
    }

    public func reports(of device: Data) async throws -> [WallCode] {
        try await query("SELECT wall FROM report WHERE secret_hash = $1 ORDER BY wall", [device])
            .map { try $0.get(0) }
    }

    public func isReported(_ code: WallCode) async throws -> Bool {
        try await !query("SELECT 1 FROM report WHERE wall = $1 LIMIT 1", [code]).isEmpty
    }

    public func reportedWalls(atMost most: Int) async throws -> [ReportedWall] {
        try await query(
            """
            SELECT wall.id, wall.name, player.name, reports, first, last
            FROM (SELECT wall, COUNT(*) AS reports, MIN(made) AS first, MAX(made) AS last
                FROM report GROUP BY wall ORDER BY reports DESC, first, wall LIMIT $1) AS reported
            JOIN wall ON wall.id = reported.wall JOIN player ON player.id = wall.player
            ORDER BY reports DESC, first, wall.id
            """, [most]
        ).map {
            ReportedWall(
                code: try $0.get(0), name: try $0.get(1), player: try $0.get(2),
                reports: try $0.get(3), first: try $0.get(4), last: try $0.get(5))
        }
    }
}

extension StoreSession {
    /// Returns a shown wall, as a device sees it.
    func wall(_ code: WallCode, for device: Data?) throws -> ShownWall {
        guard let row = try query(ShownWalls.one, [device, code]).first else { throw Overtaken() }
        return try ShownWall(row)
    }
}

/// The SQL for shown walls.
enum ShownWalls {
    /// Returns the query for walls in a table like `wall`, as the device `$1` sees them.
    private static func shown(_ walls: String) -> String {
        """
        SELECT wall.id, wall.name, player.name, link, score, rules_version, plays, hearts,
            wall.made, EXISTS (
                SELECT 1 FROM heart JOIN device ON device.id = heart.device
                WHERE heart.wall = wall.id AND secret_hash = $1)
        FROM \(walls) AS wall JOIN player ON player.id = wall.player
        """
    }

    /// The query for the wall `$2`.
    static let one = shown("wall") + " WHERE wall.id = $2"

    /// Returns the query for at most `$2` walls in the given order, after the first `$3`. An index
    /// finds these walls before the query reads anything else.
    static func page(by order: WallOrder) -> String {
        let columns =
            switch order {
            case .newest: ["made", "id"]
            case .played: ["plays", "made", "id"]
            case .liked: ["hearts", "made", "id"]
            }
        let order = columns.map { "wall.\($0) DESC" }.joined(separator: ", ")
        return shown("(SELECT * FROM wall ORDER BY \(order) LIMIT $2 OFFSET $3)")
            + " ORDER BY \(order)"
    }
}

extension ShownWall {
    fileprivate init(_ row: StoreRow) throws {
        self.init(
            code: try row.get(0), name: try row.get(1), player: try row.get(2),
            link: try row.get(3), score: try row.get(4), rulesVersion: try row.get(5),
            plays: try row.get(6), hearts: try row.get(7), isLiked: try row.get(9),
            made: try row.get(8))
    }
}
