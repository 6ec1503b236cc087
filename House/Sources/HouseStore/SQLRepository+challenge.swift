import Foundation
import Funfair
import House

extension SQLRepository {
    public func challengeSeed(
        of stall: Stall, on day: Day, drawing seed: UInt64
    ) async throws -> UInt64 {
        let find = "SELECT seed FROM challenge WHERE day = $1 AND stall = $2"
        let drawn: Int64? = try await query(find, [day.number, stall.rawValue]).first?.get(0)
        if let drawn { return UInt64(bitPattern: drawn) }
        return try await write { session in
            try session.execute(
                "INSERT INTO challenge (day, stall, seed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                [day.number, stall.rawValue, Int64(bitPattern: seed)])
            let row = try session.query(find, [day.number, stall.rawValue]).first
            guard let drawn: Int64 = try row?.get(0) else { throw Overtaken() }
            return UInt64(bitPattern: drawn)
        }
    }

    public func challengeTry(
        _ ticket: Data, of stall: Stall, player: Int64, day: Day
    ) async throws -> ChallengeTry {
        try await write { session in
            guard try session.lock(player: player) else { return .nobodys }
            try session.execute(
                """
                INSERT INTO challenge_try (day, stall, player, ticket) VALUES ($1, $2, $3, $4)
                ON CONFLICT DO NOTHING
                """, [day.number, stall.rawValue, player, ticket])
            let row = try session.query(
                "SELECT ticket FROM challenge_try WHERE day = $1 AND stall = $2 AND player = $3",
                [day.number, stall.rawValue, player]
            ).first
            guard let given: Data = try row?.get(0) else { throw Overtaken() }
            // Issue an unused ticket again, because the response with it may have been lost. The
            // ticket's time still counts from when it was first issued.
            let id = Data(given.dropFirst().prefix(Ticket.idSize))
            let isUsed = try session.exists("SELECT 1 FROM run WHERE ticket = $1", [id])
            return isUsed ? .played : .ticket(given)
        }
    }

    public func hasTried(_ stall: Stall, key: String, day: Day) async throws -> Bool {
        try await !query(
            """
            SELECT 1 FROM challenge_try JOIN player ON player.id = player
            WHERE day = $1 AND stall = $2 AND name_key = $3
            """, [day.number, stall.rawValue, key]
        ).isEmpty
    }
}

extension SQLSchema {
    /// The tables of daily challenges, and of tries at them.
    var challenges: String {
        """
        CREATE TABLE challenge (
            day \(number) NOT NULL,
            stall \(number) NOT NULL,
            seed \(number) NOT NULL,
            PRIMARY KEY (day, stall)
        ) \(keyed);

        CREATE TABLE challenge_try (
            day \(number) NOT NULL,
            stall \(number) NOT NULL,
            player \(number) NOT NULL REFERENCES player ON DELETE CASCADE,
            ticket \(bytes) NOT NULL,
            PRIMARY KEY (day, stall, player)
        ) \(keyed);
        CREATE INDEX challenge_try_player ON challenge_try (player);
        """
    }
}
