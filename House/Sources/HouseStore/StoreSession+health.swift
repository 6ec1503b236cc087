import Foundation
import Funfair
import House

extension StoreSession {
    /// Checks that storing works, by storing something as a run would.
    func checkStoring(at moment: Timestamp) throws {
        // Do everything that storing a run does, and roll it back.
        try dryRun { _ = try record(try probe(at: moment)) }
        // Commit a change, because only that reaches the disk. Each connection has its own row.
        try execute(HouseNote.put, ["checked \(slot)", Data(House.random(8))])
    }

    /// Returns a run by a player with an invalid name. The name's key contains the slot's number,
    /// so two houses can check at the same time.
    private func probe(at moment: Timestamp) throws -> NewRun {
        let ticket = House.random(Ticket.idSize)
        let device: Int64 = try query(
            "INSERT INTO device (secret_hash, made) VALUES ($1, 0) RETURNING id", [Data(ticket)]
        )[0].get(0)
        let player: Int64 = try query(
            """
            INSERT INTO player (name, name_key, device, made) VALUES ('', $1, $2, 0) RETURNING id
            """, [" \(slot)", device])[0].get(0)
        return NewRun(
            id: RunID(), ticket: ticket, player: player, contest: .breakout, entry: .open,
            opens: nil, rulesVersion: 0, score: 0, ticks: 0, inputs: nil,
            recording: Data(count: 1000),
            boards: RunPurpose.open.boards(of: .breakout, at: moment, in: .utc), moment: moment)
    }

    /// Returns a sentence for each wrong count or link.
    func flaws() throws -> [String] {
        try [
            ScoreCount.flaws, Recount.scores, Recount.hearts, Recount.wallBoards, Recount.owners,
        ]
        .flatMap { try query($0).map { try $0.get(0) } }
    }
}

/// Compares redundant data with a recount. Each query selects a sentence for each difference.
private enum Recount {
    static let scores = """
        SELECT 'The score of player ' || standing.player || ' on board ' || standing.board
            || ' is not that of the run.'
        FROM standing LEFT JOIN run ON run.id = standing.run
        -- A table's run keeps growing after a daily board closes, so its score may be higher.
        WHERE run.id IS NULL OR run.score < standing.score OR run.player <> standing.player
        """

    static let hearts = """
        SELECT 'Wall ' || wall.id || ' says ' || hearts || ' hearts, and has '
            || COUNT(heart.device) || '.'
        FROM wall LEFT JOIN heart ON heart.wall = wall.id
        GROUP BY wall.id HAVING hearts <> COUNT(heart.device)
        """

    /// Selects devices whose names nobody can use, because the only secret with their hash has
    /// another owner.
    static let owners = """
        SELECT 'No device can use the names of device ' || device.id || '.' FROM device
            JOIN linked_device ON linked_device.secret_hash = device.secret_hash
        WHERE NOT EXISTS (
            SELECT 1 FROM linked_device AS own WHERE own.owner = device.secret_hash)
        """

    /// Selects boards of walls that aren't shown.
    static let wallBoards = """
        SELECT 'Board ' || board.id || ' is of a wall that is not shown.'
        FROM board WHERE period = 'wall' AND NOT EXISTS (SELECT 1 FROM wall WHERE wall.id = start)
        """
}
