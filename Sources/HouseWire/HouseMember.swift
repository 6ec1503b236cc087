// No enum, and no constants, for the size of the browser's module: CONTRIBUTING.md says why.

/// The members of what is asked and answered in JSON. What each says in its place stands in the house's
/// description, ``HouseRoute/description``.
public struct HouseMember: Sendable {
    /// As it is written.
    public let text: String

    private init(_ text: String) { self.text = text }

    public static var address: HouseMember { HouseMember("address") }
    public static var ago: HouseMember { HouseMember("ago") }
    public static var around: HouseMember { HouseMember("around") }
    public static var board: HouseMember { HouseMember("board") }
    public static var code: HouseMember { HouseMember("code") }
    public static var day: HouseMember { HouseMember("day") }
    public static var detail: HouseMember { HouseMember("detail") }
    public static var ends: HouseMember { HouseMember("ends") }
    public static var expires: HouseMember { HouseMember("expires") }
    public static var game: HouseMember { HouseMember("game") }
    public static var games: HouseMember { HouseMember("games") }
    public static var isBest: HouseMember { HouseMember("isBest") }
    public static var isOver: HouseMember { HouseMember("isOver") }
    public static var issued: HouseMember { HouseMember("issued") }
    public static var level: HouseMember { HouseMember("level") }
    public static var made: HouseMember { HouseMember("made") }
    public static var money: HouseMember { HouseMember("money") }
    public static var name: HouseMember { HouseMember("name") }
    public static var names: HouseMember { HouseMember("names") }
    public static var newPlayer: HouseMember { HouseMember("newPlayer") }
    public static var numbers: HouseMember { HouseMember("numbers") }
    public static var olderRules: HouseMember { HouseMember("olderRules") }
    public static var period: HouseMember { HouseMember("period") }
    public static var played: HouseMember { HouseMember("played") }
    public static var player: HouseMember { HouseMember("player") }
    public static var players: HouseMember { HouseMember("players") }
    public static var pocket: HouseMember { HouseMember("pocket") }
    public static var rank: HouseMember { HouseMember("rank") }
    public static var ranks: HouseMember { HouseMember("ranks") }
    public static var recording: HouseMember { HouseMember("recording") }
    public static var retryAfter: HouseMember { HouseMember("retryAfter") }
    public static var rows: HouseMember { HouseMember("rows") }
    public static var rulesVersion: HouseMember { HouseMember("rulesVersion") }
    public static var run: HouseMember { HouseMember("run") }
    public static var runs: HouseMember { HouseMember("runs") }
    public static var score: HouseMember { HouseMember("score") }
    public static var seed: HouseMember { HouseMember("seed") }
    public static var size: HouseMember { HouseMember("size") }
    public static var spin: HouseMember { HouseMember("spin") }
    public static var spins: HouseMember { HouseMember("spins") }
    public static var status: HouseMember { HouseMember("status") }
    public static var suggestion: HouseMember { HouseMember("suggestion") }
    public static var table: HouseMember { HouseMember("table") }
    public static var ticket: HouseMember { HouseMember("ticket") }
    public static var title: HouseMember { HouseMember("title") }
    public static var type: HouseMember { HouseMember("type") }

    /// All of them.
    public static var all: [HouseMember] {
        [
            .address, .ago, .around, .board, .code, .day, .detail, .ends, .expires, .game, .games,
            .isBest, .isOver, .issued, .level, .made, .money, .name, .names, .newPlayer,
            .numbers, .olderRules,
            .period, .played, .player, .players, .pocket, .rank, .ranks, .recording, .retryAfter,
            .rows, .rulesVersion,
            .run, .runs, .score, .seed, .size, .spin, .spins, .status, .suggestion, .table, .ticket,
            .title, .type,
        ]
    }
}
