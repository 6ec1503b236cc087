import Foundation
import House
import HouseWire

extension SQLRepository {
    public func store(
        _ code: NewLinkCode, within limits: LinkCodeLimits
    ) async throws -> Bool {
        try await write { session in
            try session.lock(storingCodes)
            try session.forgetCodes(at: code.moment)
            try session.execute("DELETE FROM link_code WHERE secret_hash = $1", [code.secret])
            let stored = try session.execute(
                """
                INSERT INTO link_code (code_hash, secret_hash, name, made, body)
                VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING
                """, [code.hash, code.secret, code.name, code.moment, code.body])
            guard stored == 1 else { return false }
            try session.execute(
                """
                DELETE FROM link_code WHERE code_hash IN (
                    SELECT code_hash FROM (
                        SELECT code_hash, COUNT(*) OVER newest AS codes,
                            SUM(LENGTH(body)) OVER newest AS bytes
                        FROM link_code WINDOW newest AS (ORDER BY made DESC, code_hash)
                    ) AS counted WHERE codes > $1 OR bytes > $2)
                """, [limits.codes, limits.bytes])
            return true
        }
    }

    public func pruneCodes(at moment: Timestamp) async throws -> Int {
        let first = try await query("SELECT MIN(made), MAX(made) FROM link_code", [])[0]
        guard let oldest: Timestamp = try first.get(0), let newest: Timestamp = try first.get(1),
            oldest <= StoredCode.start(at: moment) || newest > StoredCode.end(at: moment)
        else { return 0 }
        return try await write { try $0.forgetCodes(at: moment) }
    }
}

/// The lock for storing codes: “CODES”.
private let storingCodes: Int64 = 0x43_4F44_4553

/// A code that is valid.
struct StoredCode {
    let hash: Data
    /// The hash of the secret of the device that shows the code.
    let secret: Data
    let name: String
    let body: Data

    /// Returns the time after which codes that are still valid were made.
    static func start(at moment: Timestamp) -> Timestamp {
        moment.later(milliseconds: -WireLimits.codeLasts)
    }

    /// Returns the time before which codes that are valid were made. It is in the future, because
    /// the clock of the house that made a code may be ahead.
    static func end(at moment: Timestamp) -> Timestamp {
        moment.later(milliseconds: WireLimits.codeLasts)
    }
}

extension StoreSession {
    /// Returns a valid code, and locks it.
    func code(_ hash: Data, at moment: Timestamp) throws -> StoredCode? {
        try query(
            """
            SELECT secret_hash, name, body FROM link_code
            WHERE code_hash = $1 AND made > $2 AND made <= $3
            """, [hash, StoredCode.start(at: moment), StoredCode.end(at: moment)], lock: .update
        ).first.map {
            StoredCode(
                hash: hash, secret: try $0.get(0), name: try $0.get(1), body: try $0.get(2))
        }
    }

    /// Uses up a code.
    func use(_ code: StoredCode) throws {
        try execute("DELETE FROM link_code WHERE code_hash = $1", [code.hash])
    }

    /// Removes codes that are no longer valid, and codes from far in the future, because the clock
    /// was set back.
    ///
    /// - Returns: the number of codes removed.
    @discardableResult
    fileprivate func forgetCodes(at moment: Timestamp) throws -> Int {
        try execute(
            "DELETE FROM link_code WHERE made <= $1 OR made > $2",
            [StoredCode.start(at: moment), StoredCode.end(at: moment)])
    }
}
