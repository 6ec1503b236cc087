// No enum and no constants, to keep the browser's module small: see CONTRIBUTING.md.

/// A member of the JSON in requests and responses. The server's API description,
/// ``HouseRoute/description``, explains each member.
public struct HouseMember: Sendable {
    /// The member's name in JSON.
    public let text: String

    private init(_ text: String) { self.text = text }

    public static var address: HouseMember { HouseMember("address") }
    public static var addresses: HouseMember { HouseMember("addresses") }
    public static var ago: HouseMember { HouseMember("ago") }
    public static var around: HouseMember { HouseMember("around") }
    public static var at: HouseMember { HouseMember("at") }
    public static var because: HouseMember { HouseMember("because") }
    public static var before: HouseMember { HouseMember("before") }
    public static var begun: HouseMember { HouseMember("begun") }
    public static var best: HouseMember { HouseMember("best") }
    public static var bet: HouseMember { HouseMember("bet") }
    public static var bets: HouseMember { HouseMember("bets") }
    public static var blocks: HouseMember { HouseMember("blocks") }
    public static var board: HouseMember { HouseMember("board") }
    public static var by: HouseMember { HouseMember("by") }
    public static var call: HouseMember { HouseMember("call") }
    public static var chain: HouseMember { HouseMember("chain") }
    public static var chips: HouseMember { HouseMember("chips") }
    public static var closes: HouseMember { HouseMember("closes") }
    public static var code: HouseMember { HouseMember("code") }
    public static var comeback: HouseMember { HouseMember("comeback") }
    public static var day: HouseMember { HouseMember("day") }
    public static var detail: HouseMember { HouseMember("detail") }
    public static var devices: HouseMember { HouseMember("devices") }
    public static var ends: HouseMember { HouseMember("ends") }
    public static var evening: HouseMember { HouseMember("evening") }
    public static var expires: HouseMember { HouseMember("expires") }
    public static var face: HouseMember { HouseMember("face") }
    public static var followsGap: HouseMember { HouseMember("followsGap") }
    public static var game: HouseMember { HouseMember("game") }
    public static var games: HouseMember { HouseMember("games") }
    public static var guest: HouseMember { HouseMember("guest") }
    public static var guests: HouseMember { HouseMember("guests") }
    public static var hasMore: HouseMember { HouseMember("hasMore") }
    public static var hearts: HouseMember { HouseMember("hearts") }
    public static var inputs: HouseMember { HouseMember("inputs") }
    public static var isBest: HouseMember { HouseMember("isBest") }
    public static var isChosen: HouseMember { HouseMember("isChosen") }
    public static var isFinal: HouseMember { HouseMember("isFinal") }
    public static var isLiked: HouseMember { HouseMember("isLiked") }
    public static var isOver: HouseMember { HouseMember("isOver") }
    public static var isPlaying: HouseMember { HouseMember("isPlaying") }
    public static var isSilent: HouseMember { HouseMember("isSilent") }
    public static var issued: HouseMember { HouseMember("issued") }
    public static var isThere: HouseMember { HouseMember("isThere") }
    public static var isVoted: HouseMember { HouseMember("isVoted") }
    public static var length: HouseMember { HouseMember("length") }
    public static var level: HouseMember { HouseMember("level") }
    public static var link: HouseMember { HouseMember("link") }
    public static var made: HouseMember { HouseMember("made") }
    public static var moments: HouseMember { HouseMember("moments") }
    public static var money: HouseMember { HouseMember("money") }
    public static var most: HouseMember { HouseMember("most") }
    public static var move: HouseMember { HouseMember("move") }
    public static var name: HouseMember { HouseMember("name") }
    public static var names: HouseMember { HouseMember("names") }
    public static var newPlayer: HouseMember { HouseMember("newPlayer") }
    public static var now: HouseMember { HouseMember("now") }
    public static var number: HouseMember { HouseMember("number") }
    public static var numbers: HouseMember { HouseMember("numbers") }
    public static var of: HouseMember { HouseMember("of") }
    public static var offered: HouseMember { HouseMember("offered") }
    public static var olderRules: HouseMember { HouseMember("olderRules") }
    public static var opens: HouseMember { HouseMember("opens") }
    public static var page: HouseMember { HouseMember("page") }
    public static var parties: HouseMember { HouseMember("parties") }
    public static var party: HouseMember { HouseMember("party") }
    public static var period: HouseMember { HouseMember("period") }
    public static var phase: HouseMember { HouseMember("phase") }
    public static var photo: HouseMember { HouseMember("photo") }
    public static var place: HouseMember { HouseMember("place") }
    public static var places: HouseMember { HouseMember("places") }
    public static var played: HouseMember { HouseMember("played") }
    public static var player: HouseMember { HouseMember("player") }
    public static var players: HouseMember { HouseMember("players") }
    public static var plays: HouseMember { HouseMember("plays") }
    public static var pocket: HouseMember { HouseMember("pocket") }
    public static var pockets: HouseMember { HouseMember("pockets") }
    public static var points: HouseMember { HouseMember("points") }
    public static var proof: HouseMember { HouseMember("proof") }
    public static var qr: HouseMember { HouseMember("qr") }
    public static var race: HouseMember { HouseMember("race") }
    public static var rank: HouseMember { HouseMember("rank") }
    public static var ranks: HouseMember { HouseMember("ranks") }
    public static var recording: HouseMember { HouseMember("recording") }
    public static var reports: HouseMember { HouseMember("reports") }
    public static var retryAfter: HouseMember { HouseMember("retryAfter") }
    public static var round: HouseMember { HouseMember("round") }
    public static var rounds: HouseMember { HouseMember("rounds") }
    public static var rows: HouseMember { HouseMember("rows") }
    public static var rulesVersion: HouseMember { HouseMember("rulesVersion") }
    public static var run: HouseMember { HouseMember("run") }
    public static var runs: HouseMember { HouseMember("runs") }
    public static var says: HouseMember { HouseMember("says") }
    public static var score: HouseMember { HouseMember("score") }
    public static var screen: HouseMember { HouseMember("screen") }
    public static var seed: HouseMember { HouseMember("seed") }
    public static var shownFrom: HouseMember { HouseMember("shownFrom") }
    public static var size: HouseMember { HouseMember("size") }
    public static var spin: HouseMember { HouseMember("spin") }
    public static var spins: HouseMember { HouseMember("spins") }
    public static var starts: HouseMember { HouseMember("starts") }
    public static var state: HouseMember { HouseMember("state") }
    public static var status: HouseMember { HouseMember("status") }
    public static var suggestion: HouseMember { HouseMember("suggestion") }
    public static var swap: HouseMember { HouseMember("swap") }
    public static var table: HouseMember { HouseMember("table") }
    public static var tables: HouseMember { HouseMember("tables") }
    public static var team: HouseMember { HouseMember("team") }
    public static var teamCount: HouseMember { HouseMember("teamCount") }
    public static var teams: HouseMember { HouseMember("teams") }
    public static var text: HouseMember { HouseMember("text") }
    public static var ticket: HouseMember { HouseMember("ticket") }
    public static var title: HouseMember { HouseMember("title") }
    public static var tries: HouseMember { HouseMember("tries") }
    public static var type: HouseMember { HouseMember("type") }
    public static var votes: HouseMember { HouseMember("votes") }
    public static var wall: HouseMember { HouseMember("wall") }
    public static var walls: HouseMember { HouseMember("walls") }
    public static var watch: HouseMember { HouseMember("watch") }
    public static var way: HouseMember { HouseMember("way") }
    public static var what: HouseMember { HouseMember("what") }
    public static var you: HouseMember { HouseMember("you") }

    /// All members.
    public static var all: [HouseMember] {
        [
            .address, .addresses, .ago, .around, .at, .because, .before, .begun, .best, .bet, .bets,
            .blocks, .board, .by, .call, .chain, .chips, .closes, .code, .comeback, .day, .detail,
            .devices, .ends, .evening, .expires, .face, .followsGap, .game, .games, .guest, .guests,
            .hasMore, .hearts, .inputs, .isBest, .isChosen, .isFinal, .isLiked, .isOver, .isPlaying,
            .isSilent, .issued, .isThere, .isVoted, .length, .level, .link, .made, .moments, .money,
            .most, .move, .name, .names, .newPlayer, .now, .number, .numbers, .of, .offered,
            .olderRules, .opens, .page, .parties, .party, .period, .phase, .photo, .place, .places,
            .played, .player, .players, .plays, .pocket, .pockets, .points, .proof, .qr, .race,
            .rank, .ranks, .recording, .reports, .retryAfter, .round, .rounds, .rows, .rulesVersion,
            .run, .runs, .says, .score, .screen, .seed, .shownFrom, .size, .spin, .spins, .starts,
            .state, .status, .suggestion, .swap, .table, .tables, .team, .teamCount, .teams, .text,
            .ticket, .title, .tries, .type, .votes, .wall, .walls, .watch, .way, .what, .you,
        ]
    }
}
