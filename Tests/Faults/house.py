"""Mistakes in the house, the command line, and the table of what hands can do."""

from fault import Fault

SERVER = "House/Sources/FunfairServer"
COMMAND = "House/Sources/FunfairCommand"

HOUSE: list[Fault] = [
    # Names
    Fault(
        "whoever asks learns of players whom no board shows",
        f"{SERVER}/House/House+players.swift",
        "player.device != device?.hash, try await repository.stands(player.id)",
        "player.device != device?.hash",
        ("FunfairServerTests.NameRouteTests",),
    ),
    # Runs and tickets
    Fault(
        "a second run with a used ticket is answered as the first one was",
        f"{SERVER}/Store/SQLite/SQLiteRepository+runs.swift",
        "guard isSame, before[1] == run.player else",
        "guard isSame || before[1] == run.player else",
        ("FunfairServerTests.RunRouteTests", "FunfairServerTests.ForgedTicketTests"),
    ),
    Fault(
        "nobody looks at the clock on the wall",
        f"{SERVER}/House/RunJudge.swift",
        "guard elapsed >= played else",
        "guard elapsed >= 0 else",
        ("FunfairServerTests.ForgedRunTests",),
    ),
    Fault(
        "a run counts for the day on which it arrives",
        f"{SERVER}/House/House.swift",
        "ticket.entry.boards(of: ticket.stall, at: ticket.issued)",
        "ticket.entry.boards(of: ticket.stall, at: moment)",
        ("FunfairServerTests.RunRouteTests", "FunfairServerTests.BoardRouteTests"),
    ),
    Fault(
        "a run of the challenge can be watched on its day",
        f"{SERVER}/Store/SQLite/BoardRows.swift",
        "COALESCE(challenge_day < ?, TRUE)",
        "COALESCE(challenge_day <= ?, TRUE)",
        ("FunfairServerTests.RunIDTests", "Tests/House/test_borrowed.py"),
    ),
    Fault(
        "settings that were changed on the way still count",
        f"{SERVER}/House/RunJudge.swift",
        "guard watched.run.isStandard else",
        "guard watched.run.result.ticks > 0 else",
        ("FunfairServerTests.ForgedRunTests",),
    ),
    Fault(
        "the second that is not over yet has no inputs",
        f"{SERVER}/House/InputBound.swift",
        "(Int(milliseconds / 1000) + 1) * mostInputsPerSecond",
        "Int(milliseconds / 1000) * mostInputsPerSecond",
        ("FunfairServerTests.ForgedRunTests", "FunfairServerTests.RunRouteTests"),
    ),
    Fault(
        "a used try of the challenge is given again",
        f"{SERVER}/Store/SQLite/SQLiteRepository+challenge.swift",
        "let id = ticket.dropFirst().prefix(Ticket.idSize)",
        "let id = ticket.prefix(Ticket.idSize)",
        ("FunfairServerTests.TicketRouteTests", "Tests/House/test_at_once.py"),
    ),
    # Boards
    Fault(
        "after equal scores the ranks go on without a gap",
        f"{SERVER}/House/BoardPage.swift",
        "isShared ? ranks[index - 1] : index + 1",
        "isShared ? ranks[index - 1] : (ranks.last ?? 0) + 1",
        ("FunfairServerTests.BoardRouteTests",),
    ),
    Fault(
        "a better score is written into ranges that held the one before",
        f"{SERVER}/Store/SQLite/Ranking.swift",
        "guard left != entered else { return }",
        "guard left != entered || level > 1 else { return }",
        ("FunfairServerTests.RankingTests",),
    ),
    Fault(
        "a rank by counts leaves out the scores just above the next range",
        f"{SERVER}/Store/SQLite/Ranking.swift",
        "bucket > ? AND bucket < ?",
        "bucket > ? AND bucket < ? - 1",
        ("FunfairServerTests.BoardRouteTests",),
    ),
    Fault(
        "the rows below one's own are those from the bottom",
        f"{SERVER}/Store/SQLite/BoardRows.swift",
        'comparison: "<", order: "DESC"',
        'comparison: "<", order: "ASC"',
        ("FunfairServerTests.BoardRouteTests",),
    ),
    Fault(
        "the same score again is the newer one",
        f"{SERVER}/Store/SQLite/SQLiteRepository+boards.swift",
        "guard score > old else",
        "guard score >= old else",
        ("FunfairServerTests.BoardRouteTests", "FunfairServerTests.RunRouteTests"),
    ),
    Fault(
        "a week begins on Sunday",
        f"{SERVER}/House/Moment.swift",
        "number - (number + 3) % 7",
        "number - (number + 4) % 7",
        ("FunfairServerTests.BoardRouteTests",),
    ),
    Fault(
        "who is removed is still counted among the scores",
        f"{SERVER}/Store/SQLite/SQLiteRepository+players.swift",
        "try Ranking.move(from: standing[1], to: nil, on: standing[0], in: db)",
        "try Ranking.move(from: nil, to: nil, on: standing[0], in: db)",
        ("FunfairServerTests.BoardRouteTests", "FunfairServerTests.ScoresCommandTests"),
    ),
    Fault(
        "a live board tells of one change only",
        f"{SERVER}/House/LiveBoards.swift",
        "state.isTelling = !state.changed.isEmpty",
        "state.isTelling = state.isTelling || !state.changed.isEmpty",
        ("FunfairServerTests.LiveBoardTests",),
    ),
    Fault(
        "a live board for which no period is asked shows all runs",
        f"{SERVER}/API/Routes+boards.swift",
        "map { String($0) } ?? Period.today.rawValue",
        "map { String($0) } ?? Period.all.rawValue",
        ("FunfairServerTests.LiveBoardTests", "FunfairServerTests.BoardRouteTests"),
    ),
    # Names
    Fault(
        "a name whose answer was lost is lost",
        f"{SERVER}/Store/SQLite/SQLiteRepository+players.swift",
        "return player.device == device ? .known(player) : .taken",
        "return player.device == device && player.name != name.text ? .known(player) : .taken",
        ("FunfairServerTests.PlayerRouteTests",),
    ),
    Fault(
        "a name with ß is another one in capitals",
        f"{SERVER}/House/HouseName.swift",
        "{ text.uppercased().lowercased() }",
        "{ text.lowercased() }",
        (
            "FunfairServerTests.PlayerRouteTests",
            "FunfairServerTests.LookalikeTests",
            "FunfairServerTests.ConfusablesTests",
        ),
    ),
    # Tables
    Fault(
        "another bet with a used key is answered",
        f"{SERVER}/House/House+tables.swift",
        "guard bet == asked.bet else { throw Refusal.keyReused }",
        "guard bet.number == asked.bet.number else { throw Refusal.keyReused }",
        ("FunfairServerTests.TableRouteTests", "Tests/House/test_at_once.py"),
    ),
    Fault(
        "an earlier spin of a closed table says that it was the end",
        f"{SERVER}/House/House+tables.swift",
        "isOver: game.isOver && spin == game.spins,",
        "isOver: game.isOver,",
        ("FunfairServerTests.TableRouteTests", "FunfairServerTests.FoldedTableTests"),
    ),
    Fault(
        "tables that are taken out still take room",
        f"{SERVER}/House/FoldedTables.swift",
        "state.spins -= game.spins",
        "state.spins -= 0",
        ("FunfairServerTests.FoldedTableTests", "FunfairServerTests.FoldedTablesTests"),
    ),
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
        f"{SERVER}/House/RateLimiter.swift",
        "missing / rate.perMinute * 60",
        "missing / rate.perMinute",
        ("FunfairServerTests.LimitTests",),
    ),
    Fault(
        "a device pays for a run whose answer was lost",
        f"{SERVER}/House/RefusedRuns.swift",
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
        f"{SERVER}/Store/SQLite/SQLiteRepository+backup.swift",
        'try await pool.unsafeRead { try $0.execute(sql: "VACUUM INTO ?", arguments: [part]) }',
        "try DiskFile.copy(pool.path, into: part)",
        ("FunfairServerTests.FileTests", "FunfairServerTests.DurabilityTests"),
    ),
    Fault(
        "a house that could store nothing is well again at once",
        f"{SERVER}/Store/SQLite/GroupCommit.swift",
        "damage.noticed.advanced(by: Self.remembered) > .now",
        "damage.noticed.advanced(by: Self.remembered) < .now",
        ("FunfairServerTests.FileTests", "Tests/House/test_trouble.py"),
    ),
    # A database that houses share
    Fault(
        "two houses put one player's score up at the same moment",
        f"{SERVER}/Store/PostgreSQL/PostgreSQLRepository+boards.swift",
        "ORDER BY place FOR NO KEY UPDATE OF player",
        "ORDER BY place",
        ("FunfairServerTests.SharedDatabaseTests",),
    ),
    Fault(
        "of two names that look the same each house gives one away",
        f"{SERVER}/Store/PostgreSQL/PostgreSQLRepository+players.swift",
        "FROM unnest($1) AS look ORDER BY look",
        "FROM unnest($1) AS look ORDER BY look ON CONFLICT DO NOTHING",
        ("FunfairServerTests.SharedDatabaseTests",),
    ),
    Fault(
        "each house draws a pocket for a bet",
        f"{SERVER}/Store/PostgreSQL/PostgreSQLRepository+tables.swift",
        "number = $3 AND pocket IS NULL",
        "number = $3",
        ("FunfairServerTests.StoreTests", "FunfairServerTests.TwoHouseTests"),
    ),
    # The command line
    Fault(
        "a list of scores shows all runs, whichever are asked for",
        f"{COMMAND}/ScoresList.swift",
        "of: Board(of: stall, rules: rules, period, at: moment), limit: limit",
        "of: Board(of: stall, rules: rules, .all, at: moment), limit: limit",
        ("FunfairServerTests.ScoresCommandTests",),
    ),
    Fault(
        "a list of scores has twenty rows, however many are asked for",
        f"{COMMAND}/ScoresList.swift",
        "of: Board(of: stall, rules: rules, period, at: moment), limit: limit",
        "of: Board(of: stall, rules: rules, period, at: moment), limit: 20",
        ("FunfairServerTests.ScoresCommandTests",),
    ),
    Fault(
        "wrong counts do not fail the check of stored scores",
        f"{COMMAND}/ScoresVerify.swift",
        "if wrong > 0 || !flaws.isEmpty {",
        "if wrong > 0 {",
        ("FunfairServerTests.ScoresCommandTests",),
    ),
    Fault(
        "a sound's file says that it has half as many bytes a second",
        f"{COMMAND}/WaveFile.swift",
        "append(rate * UInt32(channels * bytesPerSample), to: &file)",
        "append(rate * UInt32(channels), to: &file)",
        ("FunfairCommandTests.SoundsTests",),
    ),
    # Hands
    Fault(
        "a device that is turned to and fro in a moment is turned twice",
        "Sources/Hands/BubblePopHands.swift",
        "if game.tick != lastTurn { turns += 1 }",
        "if game.tick >= lastTurn { turns += 1 }",
        ("HandsTests",),
    ),
    Fault(
        "a bubble's middle is only where it is now, and not where it was drawn",
        "Sources/Hands/BubblePopHands.swift",
        "min(max(place.y, centre.y), centre.y + lastRise)",
        "centre.y",
        ("HandsTests",),
    ),
    Fault(
        "a second has a tick more than it has",
        "Sources/Hands/Feat.swift",
        "while self[first] <= tick - ticks { first += 1 }",
        "while self[first] < tick - ticks { first += 1 }",
        ("HandsTests",),
    ),
]
