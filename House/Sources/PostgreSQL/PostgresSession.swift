import CPostgreSQL
import Foundation

/// A connection to a database, for use on a single thread. Its calls block that thread, so in
/// tasks, use a `PostgresPool` instead.
public final class PostgresSession {
    /// A number that callers can attach to the connection. It's lost when the connection closes.
    public var tag: Int64 = 0

    let handle: OpaquePointer
    private let settings: PostgresSettings
    private let notices = Notices()
    private var statements: [String: String] = [:]
    private var isBroken = false

    /// The maximum number of prepared statements in a session.
    private static let mostStatements = 200

    /// Connects.
    ///
    /// - Throws: `PostgresProblem.unreachable`, `PostgresProblem.unsafe`, or the error if an
    ///   initial statement fails.
    init(_ address: PostgresAddress, _ settings: PostgresSettings) throws(PostgresProblem) {
        // The address comes last, to override the defaults.
        let words = settings.defaults + [("dbname", address.text)]
        let keywords = CStrings(words.map(\.0))
        let values = CStrings(words.map(\.1))
        let handle = keywords.withPointers { keywords in
            values.withPointers { PQconnectdbParams(keywords, $0, 1) }
        }
        guard let handle else { throw .unreachable("Out of memory.") }
        guard PQstatus(handle) == CONNECTION_OK, PQsetnonblocking(handle, 1) == 0 else {
            let reason = String(cString: PQerrorMessage(handle))
            PQfinish(handle)
            throw .unreachable(reason.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        self.handle = handle
        self.settings = settings
        PQsetNoticeReceiver(
            handle, Notices.receive, Unmanaged.passUnretained(notices).toOpaque())
        try set()
    }

    deinit { PQfinish(handle) }

    /// Sets how the server executes statements. Connection options can't do this, because poolers
    /// refuse them.
    private func set() throws(PostgresProblem) {
        try command(
            """
            SELECT set_config('statement_timeout', '\(settings.statementTimeout)', false),
                set_config('idle_in_transaction_session_timeout', '60000', false),
                set_config('synchronous_commit', CASE current_setting('synchronous_commit')
                    WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false)
            """)
        let mode = try command("SHOW synchronous_commit")
        guard mode == "on" || mode == "remote_apply" else { throw .unsafe }
    }

    /// Returns whether there is a pooler in front of the database.
    func isBehindPooler() throws(PostgresProblem) -> Bool {
        try command("SELECT pg_backend_pid()") != String(PQbackendPID(handle))
    }

    /// Whether the connection still looks usable, without asking the server.
    var isAlive: Bool {
        guard !isBroken, PQstatus(handle) == CONNECTION_OK else { return false }
        // Unexpected input is a notice, or the end of the connection.
        while poll(for: POLLIN, until: .now) {
            guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else {
                return false
            }
            _ = PQisBusy(handle)
        }
        return !notices.tellOfEnd
    }

    // MARK: Statements

    /// Runs a query, which is prepared on first use.
    ///
    /// - Parameters:
    ///   - sql: the statement, with `$1`, `$2` and so on for the values.
    /// - Returns: all rows.
    @discardableResult
    public func query(
        _ sql: String, _ values: [PostgresValue] = []
    ) throws(PostgresProblem) -> [PostgresRow] {
        try perform(sql, values).rows
    }

    /// Runs a statement.
    ///
    /// - Returns: the number of rows affected.
    @discardableResult
    public func execute(
        _ sql: String, _ values: [PostgresValue] = []
    ) throws(PostgresProblem) -> Int {
        try perform(sql, values).touched
    }

    /// Runs one or more statements without values.
    ///
    /// - Returns: the first field of the last response as text, if there is one.
    @discardableResult
    public func command(_ sql: String) throws(PostgresProblem) -> String? {
        try simple(sql).text
    }

    /// Runs statements without values.
    ///
    /// - Returns: the last command completed.
    func ending(_ sql: String) throws(PostgresProblem) -> String {
        try simple(sql).tag
    }

    /// The number of warnings from the server.
    var warnings: Int { notices.warnings }

    private func simple(_ sql: String) throws(PostgresProblem) -> PostgresAnswer {
        try send { PQsendQuery($0, sql) }
        return try answer()
    }

    private func perform(
        _ sql: String, _ values: [PostgresValue]
    ) throws(PostgresProblem) -> PostgresAnswer {
        let name = try prepared(sql, values.map(\.type))
        let sent = values.map { $0.bytes ?? [] }
        try send { handle in
            // Use one buffer for all values, with a pointer to each value.
            let bytes = sent.flatMap(\.self) + [0]
            return bytes.withUnsafeBufferPointer { bytes in
                var offset = 0
                let pointers = zip(values, sent).map { value, part in
                    defer { offset += part.count }
                    return value.bytes == nil
                        ? nil
                        : bytes.baseAddress.map {
                            UnsafeRawPointer($0 + offset).assumingMemoryBound(to: CChar.self)
                        }
                }
                return PQsendQueryPrepared(
                    handle, name, Int32(values.count), pointers, sent.map { Int32($0.count) },
                    values.map { _ in 1 }, 1)
            }
        }
        return try answer()
    }

    private func prepared(
        _ sql: String, _ types: [PostgresType]
    ) throws(PostgresProblem) -> String {
        let key = types.map { String($0.rawValue) }.joined(separator: " ") + ":" + sql
        if let name = statements[key] { return name }
        if statements.count >= Self.mostStatements {
            try command("DEALLOCATE ALL")
            statements = [:]
        }
        let name = "s\(statements.count)"
        try send { PQsendPrepare($0, name, sql, Int32(types.count), types.map(\.rawValue)) }
        _ = try answer()
        statements[key] = name
        return name
    }

    // MARK: Sending and waiting

    private func send(_ request: (OpaquePointer) -> Int32) throws(PostgresProblem) {
        guard !isBroken else { throw .lost }
        guard request(handle) == 1 else {
            isBroken = true
            throw .lost
        }
    }

    /// Waits for the complete response.
    private func answer() throws(PostgresProblem) -> PostgresAnswer {
        let milliseconds = settings.statementTimeout + PostgresSettings.grace
        let deadline = ContinuousClock.now.advanced(by: .milliseconds(milliseconds))
        var last = PostgresAnswer()
        var problem: PostgresProblem?
        while true {
            try wait(until: deadline)
            guard let result = PQgetResult(handle) else { break }
            defer { PQclear(result) }
            if let found = PostgresAnswer.problem(of: result) {
                problem = problem ?? found
            } else {
                last = PostgresAnswer(result)
            }
        }
        guard PQstatus(handle) == CONNECTION_OK else {
            isBroken = true
            throw .lost
        }
        if let problem {
            if problem.state?.endsConnection == true { isBroken = true }
            throw problem
        }
        return last
    }

    private func wait(until deadline: ContinuousClock.Instant) throws(PostgresProblem) {
        var unsent = PQflush(handle)
        while unsent == 1 || PQisBusy(handle) == 1 {
            let events = unsent == 1 ? POLLIN | POLLOUT : POLLIN
            guard poll(for: events, until: deadline), PQconsumeInput(handle) == 1 else {
                isBroken = true
                throw .lost
            }
            if unsent == 1 { unsent = PQflush(handle) }
        }
        guard unsent == 0 else {
            isBroken = true
            throw .lost
        }
    }

    /// Waits until the connection is ready to read or write.
    ///
    /// - Returns: whether it was ready in time.
    func poll(for events: Int32, until deadline: ContinuousClock.Instant) -> Bool {
        var wish = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
        while true {
            let left = max(.zero, deadline - .now)
            let milliseconds =
                left.components.seconds * 1000
                + left.components.attoseconds / 1_000_000_000_000_000
            let count = Foundation.poll(&wish, 1, Int32(clamping: milliseconds))
            if count >= 0 || errno != EINTR { return count > 0 }
        }
    }
}
