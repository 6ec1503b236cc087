import PostgreSQL
import PostgreSQLKit
import Testing

@Suite("Database addresses")
struct AddressTests {
    @Test(arguments: [
        "postgres://fair@db.example:5433/funfair?sslmode=require", "postgresql:///funfair",
        "postgres://a,b/funfair?target_session_attrs=read-write",
    ])
    func `A database address without a password is valid`(text: String) throws {
        _ = try PostgresAddress(text)
    }

    @Test(arguments: [
        "postgres://fair:hunter2@db/funfair", "postgres://db/funfair?password=hunter2",
        "postgres://db/funfair?user=fair&sslpassword=hunter2",
    ])
    func `A database address with a password is refused with a hint`(text: String) {
        #expect {
            try PostgresAddress(text)
        } throws: { error in
            let words = "\(error)"
            return words.contains("PGPASSFILE") && words.contains("?passfile=")
                && !words.contains("hunter2")
        }
    }

    @Test(arguments: ["", "funfair.sqlite", "mysql://db", "postgres://fair:hun%zz@db", "host=db"])
    func `An invalid database address is refused, and the error doesn't repeat it`(text: String) {
        #expect {
            try PostgresAddress(text)
        } throws: { error in
            "\(error)".contains("postgres://user@host") && !"\(error)".contains("hun%zz")
        }
    }

    /// Returns the message of the error when a pool first connects to the given address.
    private func sentence(for address: String) async throws -> String {
        let pool = PostgresPool(
            try PostgresAddress(address), settings: PostgresSettings(name: "test"), size: 1,
            patience: .seconds(1))
        let problem = await #expect(throws: PostgresProblem.self) { try await pool.check() }
        pool.close()
        return problem?.description ?? ""
    }

    @Test func `The error for an unreachable server names the server`() async throws {
        let words = try await sentence(for: "postgres://fair@127.0.0.1:1/funfair")
        #expect(words.contains("cannot be reached") && words.contains("127.0.0.1"))
    }

    @Test func `The error for a missing database names the database`() async throws {
        let words = try await sentence(for: try Cluster.shared.address(of: "nowhere"))
        #expect(words.contains("“nowhere”") || words.contains("\"nowhere\""))
    }

    @Test func `A wrong password is refused, and the error doesn't repeat it`()
        async throws
    {
        let cluster = try Cluster.shared
        try await cluster.administer("CREATE ROLE guarded LOGIN PASSWORD 'right one'")
        let folder = try PasswordFile("hunter2")
        let address = cluster.address(of: "postgres", as: "guarded") + "&passfile="
        let words = try await sentence(for: address + folder.path)
        #expect(words.contains("password authentication failed"))
        #expect(!words.contains("hunter2"))
        let right = try PasswordFile("right one")
        let pool = PostgresPool(
            try PostgresAddress(address + right.path), settings: PostgresSettings(name: "test"),
            size: 1, patience: .seconds(1))
        try await pool.check()
        pool.close()
    }
}
