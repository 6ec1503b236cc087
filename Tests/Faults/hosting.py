"""Mistakes in what hosts rely on: limits, files, databases and the command line."""

from fault import Fault

STORE = "House/Sources/HouseStore"
DOMAIN = "House/Sources/House"
SERVER = "House/Sources/FunfairServer"
COMMAND = "House/Sources/FunfairCommand"

HOSTING: list[Fault] = [
    # Limits
    Fault(
        "a body that does not say its length is read to its end",
        f"{SERVER}/API/Request+house.swift",
        "guard bytes.count + part.readableBytes <= most else",
        "guard part.readableBytes <= most else",
        (
            "FunfairServerTests.EndlessBodyTests",
            "FunfairServerTests.EarlyAnswerTests",
            "FunfairServerTests.SafetyTests",
        ),
    ),
    Fault(
        "who asks too often is told to wait a sixtieth of the time",
        f"{DOMAIN}/RateLimiter.swift",
        "missing / rate.perMinute * 60",
        "missing / rate.perMinute",
        ("FunfairServerTests.LimitTests",),
    ),
    Fault(
        "a device pays for a run whose answer was lost",
        f"{DOMAIN}/Runs/RefusedRuns.swift",
        "case .badRequest, .tooOften, .tooBusy, .ticketUsed(.some): false",
        "case .badRequest, .tooOften, .tooBusy: false",
        ("FunfairServerTests.RefusedRunTests",),
    ),
    # The site
    Fault(
        "a file that changed behind its first kilobyte counts as unchanged",
        f"{SERVER}/Site/EntityTag.swift",
        "for byte in bytes {",
        "for byte in bytes.prefix(1024) {",
        ("FunfairServerTests.EntityTagTests", "FunfairServerTests.ServingTests"),
    ),
    # Files
    Fault(
        "a backup misses what is still in the log",
        f"{STORE}/SQLite/SQLiteRepository+backup.swift",
        'try await pool.unsafeRead { try $0.execute(sql: "VACUUM INTO ?", arguments: [part]) }',
        "try DiskFile.copy(pool.path, into: part)",
        ("FunfairServerTests.FileTests", "FunfairServerTests.DurabilityTests"),
    ),
    Fault(
        "a house that could store nothing is well again at once",
        f"{STORE}/SQLite/GroupCommit.swift",
        "damage.noticed.advanced(by: Self.remembered) > .now",
        "damage.noticed.advanced(by: Self.remembered) < .now",
        ("FunfairServerTests.FileTests", "Tests/House/test_trouble.py"),
    ),
    # A shared database
    Fault(
        "two houses put one player's score up at the same moment",
        f"{STORE}/RunBatches.swift",
        "lock: .freeNoKeyUpdate)",
        "lock: nil)",
        ("FunfairServerTests.SharedDatabaseTests",),
    ),
    Fault(
        "of two names that look the same each house gives one away",
        f"{STORE}/SQLRepository+players.swift",
        "AS looks ORDER BY look",
        "AS looks ORDER BY look ON CONFLICT DO NOTHING",
        ("FunfairServerTests.SharedDatabaseTests",),
    ),
    Fault(
        "each house draws a pocket for a bet",
        f"{STORE}/SQLRepository+tables.swift",
        "number = $3 AND pocket IS NULL",
        "number = $3",
        ("FunfairServerTests.StoreTests", "FunfairServerTests.TwoHouseTests"),
    ),
    Fault(
        "each house goes by its own machine's clock",
        f"{STORE}/PostgreSQL/House+postgresql.swift",
        "SteadyClock { clock.now }",
        "SteadyClock(wall: wall)",
        ("FunfairServerTests.ClockTests",),
    ),
    Fault(
        "all who write count in the same rows",
        f"{STORE}/PostgreSQL/PostgreSQLRepository.swift",
        "WHERE pg_try_advisory_lock(\\(locks), number) LIMIT 1",
        "WHERE pg_try_advisory_lock_shared(\\(locks), number) LIMIT 1",
        ("FunfairServerTests.SharedDatabaseTests",),
    ),
    Fault(
        "a clock that is months ahead is believed",
        f"{DOMAIN}/Pruning.swift",
        "guard ahead > Self.leap else",
        "guard ahead > 100 * Self.leap else",
        ("FunfairServerTests.PruningTests",),
    ),
    Fault(
        "runs that stand on a board are forgotten, too",
        f"{STORE}/SQLRepository+pruning.swift",
        "WHERE standing.run = run.id)",
        "WHERE standing.run = run.id AND score < 0)",
        ("FunfairServerTests.PruningTests",),
    ),
    Fault(
        "a house goes on writing in a database that a newer Funfair has changed",
        f"{STORE}/PostgreSQL/PostgreSQLRepository.swift",
        "guard !isOutdated.load(ordering: .relaxed) else { throw PostgreSQLSchema.newer }",
        "",
        ("FunfairServerTests.SharedDatabaseTests",),
    ),
    # The command line
    Fault(
        "a list of scores shows all runs, whichever are asked for",
        f"{COMMAND}/ScoresList.swift",
        "of: contest, rules: rules, period, at: moment, in: days, ago: last ? 1 : 0)",
        "of: contest, rules: rules, .all, at: moment, in: days, ago: last ? 1 : 0)",
        ("FunfairServerTests.ScoresCommandTests",),
    ),
    Fault(
        "a list of scores has twenty rows, however many are asked for",
        f"{COMMAND}/ScoresList.swift",
        "limit: limit, around: nil",
        "limit: 20, around: nil",
        ("FunfairServerTests.ScoresCommandTests",),
    ),
    Fault(
        "a list of walls begins at its beginning, whatever page is asked for",
        f"{COMMAND}/WallsList.swift",
        "after: page * WireLimits.wallsOfPage",
        "after: 0 * WireLimits.wallsOfPage",
        ("FunfairServerTests.WallsCommandTests",),
    ),
    Fault(
        "a wall that is not proven does not fail the check of stored scores",
        f"{COMMAND}/ScoresVerify.swift",
        "walls.wrong > 0 ||",
        "walls.wrong < 0 ||",
        ("FunfairServerTests.WallsCommandTests",),
    ),
    Fault(
        "wrong counts do not fail the check of stored scores",
        f"{COMMAND}/ScoresVerify.swift",
        "walls.wrong > 0 || !flaws.isEmpty {",
        "walls.wrong > 0 {",
        ("FunfairServerTests.ScoresCommandTests",),
    ),
    Fault(
        "a sound's file says that it has half as many bytes a second",
        f"{COMMAND}/WaveFile.swift",
        "append(rate * UInt32(channels * bytesPerSample), to: &file)",
        "append(rate * UInt32(channels), to: &file)",
        ("FunfairCommandTests.SoundsTests",),
    ),
    Fault(
        "a house that closes takes its libraries down beside threads that use them",
        f"{COMMAND}/Terminal.swift",
        "_exit(code.rawValue)",
        "Foundation.exit(code.rawValue)",
        ("Tests/House/test_stop.py",),
    ),
]
