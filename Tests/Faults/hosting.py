"""Mistakes that hosts would notice: in limits, files, databases and the command line."""

from fault import Fault

STORE = "House/Sources/HouseStore"
DOMAIN = "House/Sources/House"
SERVER = "House/Sources/FunfairServer"
COMMAND = "House/Sources/FunfairCommand"

HOSTING: list[Fault] = [
    # Limits
    Fault(
        "a body without a declared length is read without a limit",
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
        "Retry-After is sixty times too short",
        f"{DOMAIN}/RateLimiter.swift",
        "missing / rate.perMinute * 60",
        "missing / rate.perMinute",
        ("FunfairServerTests.LimitTests",),
    ),
    Fault(
        "resending a run after a lost answer counts as a refused run",
        f"{DOMAIN}/Runs/RefusedRuns.swift",
        "case .badRequest, .tooOften, .tooBusy, .ticketUsed(.some): false",
        "case .badRequest, .tooOften, .tooBusy: false",
        ("FunfairServerTests.RefusedRunTests",),
    ),
    # The site
    Fault(
        "a file that changed after its first kilobyte counts as unchanged",
        f"{SERVER}/Site/EntityTag.swift",
        "for byte in bytes {",
        "for byte in bytes.prefix(1024) {",
        ("FunfairServerTests.EntityTagTests", "FunfairServerTests.ServingTests"),
    ),
    # Files
    Fault(
        "a backup misses changes that are only in the write-ahead log",
        f"{STORE}/SQLite/SQLiteRepository+backup.swift",
        'try await pool.unsafeRead { try $0.execute(sql: "VACUUM INTO ?", arguments: [part]) }',
        "try DiskFile.copy(pool.path, into: part)",
        ("FunfairServerTests.FileTests", "FunfairServerTests.DurabilityTests"),
    ),
    Fault(
        "a house reports itself healthy right after a failed write",
        f"{STORE}/SQLite/GroupCommit.swift",
        "damage.noticed.advanced(by: Self.remembered) > .now",
        "damage.noticed.advanced(by: Self.remembered) < .now",
        ("FunfairServerTests.FileTests", "Tests/House/test_trouble.py"),
    ),
    # A shared database
    Fault(
        "two houses update one player's score at the same time",
        f"{STORE}/RunBatches.swift",
        "lock: .freeNoKeyUpdate)",
        "lock: nil)",
        ("FunfairServerTests.SharedDatabaseTests",),
    ),
    Fault(
        "two houses assign two lookalike names at the same time",
        f"{STORE}/SQLRepository+players.swift",
        "AS looks ORDER BY look",
        "AS looks ORDER BY look ON CONFLICT DO NOTHING",
        ("FunfairServerTests.SharedDatabaseTests",),
    ),
    Fault(
        "two houses both draw a pocket for the same bet",
        f"{STORE}/SQLRepository+tables.swift",
        "number = $3 AND pocket IS NULL",
        "number = $3",
        ("FunfairServerTests.StoreTests", "FunfairServerTests.TwoHouseTests"),
    ),
    Fault(
        "each house uses its own machine's clock",
        f"{STORE}/PostgreSQL/House+postgresql.swift",
        "SteadyClock { clock.now }",
        "SteadyClock(wall: wall)",
        ("FunfairServerTests.ClockTests",),
    ),
    Fault(
        "all writers increment the same counter rows",
        f"{STORE}/PostgreSQL/PostgreSQLRepository.swift",
        "WHERE pg_try_advisory_lock(\\(locks), number) LIMIT 1",
        "WHERE pg_try_advisory_lock_shared(\\(locks), number) LIMIT 1",
        ("FunfairServerTests.SharedDatabaseTests",),
    ),
    Fault(
        "a clock that is months ahead is trusted",
        f"{DOMAIN}/Pruning.swift",
        "guard ahead > Self.leap else",
        "guard ahead > 100 * Self.leap else",
        ("FunfairServerTests.PruningTests",),
    ),
    Fault(
        "runs still on a board are pruned",
        f"{STORE}/SQLRepository+pruning.swift",
        "WHERE standing.run = run.id)",
        "WHERE standing.run = run.id AND score < 0)",
        ("FunfairServerTests.PruningTests",),
    ),
    Fault(
        "a house keeps writing to a database that a newer Funfair has upgraded",
        f"{STORE}/PostgreSQL/PostgreSQLRepository.swift",
        "guard !isOutdated.load(ordering: .relaxed) else { throw PostgreSQLSchema.newer }",
        "",
        ("FunfairServerTests.SharedDatabaseTests",),
    ),
    # The command line
    Fault(
        "a list of scores ignores the requested period",
        f"{COMMAND}/ScoresList.swift",
        "of: contest, rules: rules, period, at: moment, in: days, ago: last ? 1 : 0)",
        "of: contest, rules: rules, .all, at: moment, in: days, ago: last ? 1 : 0)",
        ("FunfairServerTests.ScoresCommandTests",),
    ),
    Fault(
        "a list of scores ignores the requested number of rows",
        f"{COMMAND}/ScoresList.swift",
        "limit: limit, around: nil",
        "limit: 20, around: nil",
        ("FunfairServerTests.ScoresCommandTests",),
    ),
    Fault(
        "a list of walls ignores the requested page",
        f"{COMMAND}/WallsList.swift",
        "after: page * WireLimits.wallsOfPage",
        "after: 0 * WireLimits.wallsOfPage",
        ("FunfairServerTests.WallsCommandTests",),
    ),
    Fault(
        "verifying the stored scores passes despite an unproven wall",
        f"{COMMAND}/ScoresVerify.swift",
        "walls.wrong > 0 ||",
        "walls.wrong < 0 ||",
        ("FunfairServerTests.WallsCommandTests",),
    ),
    Fault(
        "verifying the stored scores passes despite wrong counts",
        f"{COMMAND}/ScoresVerify.swift",
        "walls.wrong > 0 || !flaws.isEmpty {",
        "walls.wrong > 0 {",
        ("FunfairServerTests.ScoresCommandTests",),
    ),
    Fault(
        "a sound file's header halves its bytes per second",
        f"{COMMAND}/WaveFile.swift",
        "append(rate * UInt32(channels * bytesPerSample), to: &file)",
        "append(rate * UInt32(channels), to: &file)",
        ("FunfairCommandTests.SoundsTests",),
    ),
    Fault(
        "a stopping house unloads its libraries while threads still use them",
        f"{COMMAND}/Terminal.swift",
        "_exit(code.rawValue)",
        "Foundation.exit(code.rawValue)",
        ("Tests/House/test_stop.py",),
    ),
]
