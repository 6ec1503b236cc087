import PostgreSQLKit

extension TestDatabase {
    /// Closes all houses' connections, and returns when the database has none left.
    func endHouses() async throws {
        let pool = try pool(size: 1)
        defer { pool.close() }
        while true {
            let rows = try await pool.query(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE datname = current_database() AND application_name = 'funfair'
                """)
            if rows.isEmpty { return }
        }
    }
}
