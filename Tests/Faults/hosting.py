"""Mistakes that hosts would notice: in limits, files, databases and the command line."""

from fault import Fault

STORE = "House/Sources/HouseStore"
DOMAIN = "House/Sources/House"
SERVER = "House/Sources/FunfairServer"
COMMAND = "House/Sources/FunfairCommand"
SETTINGS = "House/Sources/HouseSettings"

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
        "case .badRequest, .tooOften, .tooBusy, .ticketUsed(.some), .notOffered: false",
        "case .badRequest, .tooOften, .tooBusy, .notOffered: false",
        ("FunfairServerTests.RefusedRunTests",),
    ),
    # Status and metrics
    Fault(
        "the status counts runs of hours ago",
        f"{DOMAIN}/Status/Activity.swift",
        "(first...last).contains($1.slot) ? $0 + $1.count : $0",
        "$0 + $1.count",
        ("FunfairServerTests.ActivityTests",),
    ),
    Fault(
        "a house that can't store scores has a status like any other",
        f"{SERVER}/HTTP/MetricsServer.swift",
        "status.isReady ? .ok : .serviceUnavailable",
        ".ok",
        ("FunfairServerTests.StatusTests",),
    ),
    Fault(
        "a certificate that ends tomorrow is no reason to warn",
        f"{SERVER}/Status/HouseStatus+lines.swift",
        "certificateEnd - now < Int64(Self.daysToRenew) * 86_400",
        "certificateEnd < now",
        ("FunfairServerTests.StatusLinesTests",),
    ),
    Fault(
        "the dashboard draws a counter itself",
        "packaging/grafana.json",
        'sum(rate(funfair_spins_total{instance=~\\"$house\\"}[$__rate_interval]))',
        'sum(funfair_spins_total{instance=~\\"$house\\"})',
        ("FunfairServerTests.DashboardTests",),
    ),
    # The log
    Fault(
        "the log contains the codes of parties",
        f"{SERVER}/API/ProblemMiddleware.swift",
        r'["route": "\(context.route)", "trouble"',
        r'["route": "\(request.uri.path)", "trouble"',
        ("FunfairServerTests.LogPrivacyTests",),
    ),
    Fault(
        "a line break in a value begins a record in the journal",
        f"{SERVER}/Logs/LogRecord+journal.swift",
        r'case "\n": text += "\\n"',
        r'case "\n": text += "\n"',
        ("FunfairServerTests.LogLineTests",),
    ),
    Fault(
        "a request chooses its own identifier",
        f"{SERVER}/HTTP/RequestIDMiddleware.swift",
        "response.headers[.requestID] = id",
        "response.headers[.requestID] = request.headers[.requestID] ?? id",
        ("FunfairServerTests.RequestIDTests",),
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
        'try db.execute(sql: "VACUUM INTO ?", arguments: [part])',
        'let path = try String.fetchOne(db, sql: "SELECT file FROM pragma_database_list")\n'
        '        try DiskFile.copy(path ?? "", into: part)',
        ("FunfairServerTests.FileTests", "FunfairServerTests.DurabilityTests"),
    ),
    Fault(
        "a house reports itself healthy right after a failed write",
        f"{STORE}/SQLite/GroupCommit.swift",
        "damage.noticed.advanced(by: Self.remembered) > .now",
        "damage.noticed.advanced(by: Self.remembered) < .now",
        ("FunfairServerTests.FileTests", "Tests/House/test_trouble.py"),
    ),
    Fault(
        "a folder of backups loses the newest one if the clock was set back",
        f"{STORE}/SQLite/BackupFolder.swift",
        "names.filter { $0 != new && isBackup($0) }",
        "names.filter { isBackup($0) }",
        ("FunfairServerTests.BackupFolderTests",),
    ),
    Fault(
        "backups made while the clock was ahead stay instead of real ones",
        f"{STORE}/SQLite/BackupFolder.swift",
        "($0 < new ? 1 : 0, $0) > ($1 < new ? 1 : 0, $1)",
        "$0 > $1",
        ("FunfairServerTests.BackupFolderTests",),
    ),
    Fault(
        "a backup that could be sent only in part counts as complete",
        f"{STORE}/DiskFile.swift",
        "if count < 0, errno != EINTR { throw POSIXProblem() }",
        "if count < 0, errno != EINTR { return }",
        ("FunfairServerTests.BackupFolderTests", "Tests/House/test_backup.py"),
    ),
    Fault(
        "a house updates an older file although it couldn't copy the file",
        f"{STORE}/SQLite/SQLiteRepository.swift",
        "? try MigrationCopy(of: files, version: version)",
        "? try? MigrationCopy(of: files, version: version)",
        ("FunfairServerTests.MigrationCopyTests",),
    ),
    # Bans
    Fault(
        "an open house reads the bans only once",
        f"{DOMAIN}/Bans/Bans.swift",
        "(0..<Self.lasts).contains(moment.milliseconds - $0.milliseconds)",
        "(0..<Int64.max).contains(moment.milliseconds - $0.milliseconds)",
        ("FunfairServerTests.BanTests", "Tests/House/test_bans.py"),
    ),
    Fault(
        "linking a device washes off its ban",
        f"{STORE}/SQLRepository+bans.swift",
        "guard let number = banned.first else { return false }",
        "guard let number = banned.first, devices.isEmpty else { return false }",
        ("FunfairServerTests.BanTests",),
    ),
    Fault(
        "a ban misses the devices that were linked since the player was found",
        f"{STORE}/SQLRepository+bans.swift",
        "try session.device(ofPlayer: player.id) ?? player.device",
        "player.device",
        ("FunfairServerTests.BanTests",),
    ),
    Fault(
        "a banned device whose player's first device was forgotten registers a name",
        f"{STORE}/SQLRepository+players.swift",
        "guard try !session.isBanned(secret) else",
        "guard try !session.isBanned(device) else",
        ("FunfairServerTests.BanTests",),
    ),
    Fault(
        "a ban is only of the player's first device",
        f"{STORE}/SQLRepository+bans.swift",
        "for device in devices { try session.ban(device, under: number) }",
        "for device in devices.prefix(1) { try session.ban(device, under: number) }",
        ("FunfairServerTests.BanTests", "FunfairServerTests.BansCommandTests"),
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
        "House/Sources/DeveloperCommand/WaveFile.swift",
        "append(rate * UInt32(channels * bytesPerSample), to: &file)",
        "append(rate * UInt32(channels), to: &file)",
        ("FunfairCommandTests.SoundsTests",),
    ),
    Fault(
        "a stopping house unloads its libraries while threads still use them",
        "House/Sources/CommandKit/Terminal.swift",
        "_exit(code.rawValue)",
        "Foundation.exit(code.rawValue)",
        ("Tests/House/test_stop.py",),
    ),
    # Servers in between
    Fault(
        "a device that the house doesn't know is logged out of a proxy in front of the house",
        f"{DOMAIN}/Refusal+rows.swift",
        ".unknownDevice, 403,",
        ".unknownDevice, 401,",
        ("FunfairServerTests.BelongingsTests", "Tests/Browser/test_proxy.py"),
    ),
    Fault(
        "a proxy holds back live boards until their stream ends",
        f"{SERVER}/API/EventStream.swift",
        """                // Otherwise a buffering proxy would hold back live events.
                .accelBuffering: "no",
""",
        "",
        ("Tests/Browser/test_proxy.py",),
    ),
    Fault(
        "live boards look for their files in their own folder",
        f"{SERVER}/Site/Site.swift",
        'return lower["/live.html"]',
        'return assets["/live.html"]',
        ("FunfairServerTests.SiteTests",),
    ),
    Fault(
        "a Docker network comes before a network card",
        f"{SERVER}/HTTP/InterfaceAddress+order.swift",
        "(one.element.isVirtual ? 1 : 0, one.element.range, one.offset)",
        "(0, one.element.range, one.offset)",
        ("FunfairServerTests.OpenAddressesTests",),
    ),
    Fault(
        "a page below a path loses the path in the address for phones",
        f"{SERVER}/HTTP/PageAddress.swift",
        "PageAddress(isSecure: isSecure, host: host, port: port, path: path)",
        'PageAddress(isSecure: isSecure, host: host, port: port, path: "/")',
        ("FunfairServerTests.JoinTests",),
    ),
    Fault(
        "a player's name can add HTML to the address of a wall",
        f"{SERVER}/Links/PreviewPage.swift",
        'case "<": text += "&lt;"',
        'case "<": text += "<"',
        ("FunfairServerTests.LinkPageTests",),
    ),
    Fault(
        "pictures with long runs of a colour are damaged",
        f"{SERVER}/Links/PalettePicture.swift",
        "length == 258 ? 285 : 254 + length",
        "length == 258 ? 284 : 254 + length",
        ("FunfairServerTests.PalettePictureTests",),
    ),
    # Settings
    Fault(
        "environment variables win over flags",
        f"{SETTINGS}/SettingsReader.swift",
        "SettingLayer(flags: flags), SettingLayer(environment: environment),",
        "SettingLayer(environment: environment), SettingLayer(flags: flags),",
        ("HouseSettingsTests.PrecedenceTests",),
    ),
    Fault(
        "an option takes an address with a password, and errors repeat it",
        f"{SETTINGS}/ServerOption.swift",
        "if let refusal = SecretText.refusal(of: text) { throw refusal }",
        "",
        ("HouseSettingsTests.SettingSecretTests",),
    ),
    Fault(
        "an invalid value in the file is ignored if a flag replaces it",
        f"{SETTINGS}/SettingsReader.swift",
        "problems[index].append(error)",
        "if valid.isEmpty { problems[index].append(error) }",
        ("HouseSettingsTests.SettingProblemTests",),
    ),
    Fault(
        "reloading a broken file of settings changes the rest",
        f"{SETTINGS}/SettingsReload.swift",
        "guard problems.isEmpty else {",
        "guard problems.count < 100 else {",
        ("FunfairServerTests.SettingsReloadTests",),
    ),
    Fault(
        "a changed setting that needs a restart is not named",
        f"{SETTINGS}/SettingsReload.swift",
        "option.change == .onRestart || turnsTLS",
        "turnsTLS",
        ("FunfairServerTests.SettingsReloadTests",),
    ),
]
