import Arcade
import HouseWire
import Phrases

// Parses the house's JSON responses, and rejects values out of bounds.

/// Parses values from a house.
enum HouseReading {
    /// Returns the value if it's a token that is valid in a header or address; nil otherwise.
    static func token(_ value: JSONValue?, most: Int = WireLimits.token) -> [UInt8]? {
        guard let bytes = value?.text(most: most), isToken(bytes) else { return nil }
        return bytes
    }

    static func isToken(_ bytes: [UInt8]) -> Bool {
        !bytes.isEmpty && bytes.count <= WireLimits.token
            && bytes.allSatisfy { (0x21...0x7E).contains($0) }
    }

    @inline(never)
    static func name(_ value: JSONValue?) -> PlayerName? {
        value?.text(most: WireLimits.name)?.playerName
    }

    @inline(never)
    static func count(_ value: JSONValue?) -> Int? { value?.number(in: 0...WireLimits.most) }
    /// Returns whether the house offers something. Older houses don't say, and offer everything.
    @inline(never)
    static func offer(_ value: JSONValue?) -> Bool { value?.flag ?? true }
    @inline(never)
    static func rank(_ value: JSONValue?) -> Int? { value?.number(in: 1...WireLimits.most) }
}

/// A problem reported by the house.
struct HouseProblem {
    private static let kind = ProblemWord.folder.bytes

    /// The word that identifies the problem.
    let word: [UInt8]
    /// The house's message for the player, in English.
    private let message: String?
    /// An available name, if the requested name is taken.
    let suggestion: PlayerName?
    /// The seconds to wait before trying again, if the house asked for a pause.
    let pause: Int?

    init?(_ json: JSONValue?) {
        guard let type = json?[.type]?.text(most: 100), type.starts(with: Self.kind) else {
            return nil
        }
        word = Array(type.dropFirst(Self.kind.count))
        message = json?[.detail]?.text(most: WireLimits.sentence)?.validText
        suggestion = HouseReading.name(json?[.suggestion])
        pause = json?[.retryAfter]?.number(in: 0...WireLimits.pause)
    }

    /// Whether this version of the app knows the problem.
    var isKnown: Bool { ProblemWord.all.contains { word.spells($0.text) } }

    /// Returns the message for the player. Prefers the house's own message, which is more specific,
    /// if it's in the player's language.
    func sentence(in words: Words) -> String {
        if words.language == .english, let message { return message }
        if let pause, word.spells(ProblemWord.tooOften.text) {
            return words[.problemTooOften, words[.seconds, words.number(pause)]]
        }
        if let known = FunfairPhrase(ofProblem: word) {
            let sentence = words[known]
            guard let suggestion else { return sentence }
            return words[.sentences, sentence, words[.nameIsFree, suggestion.text]]
        }
        return message ?? words[.houseSaysNo]
    }
}

/// Today's challenges.
struct ChallengeNews {
    struct Game {
        let stall: Stall
        let players: Int
        var isPlayed: Bool
    }

    /// The player these challenges were requested for, if known.
    private(set) var player: PlayerName?
    /// When the day ends, in seconds since 1970.
    let ends: Int64
    private(set) var games: [Game] = []

    /// Notes that a player has used their only try at a stall's challenge.
    mutating func notePlayed(_ stall: Stall, by player: PlayerName) {
        for index in games.indices {
            if self.player != player { games[index].isPlayed = false }
            if games[index].stall == stall { games[index].isPlayed = true }
        }
        self.player = player
    }

    init?(_ json: JSONValue?, for player: PlayerName?) {
        self.player = player
        guard let ends = json?[.ends]?.time, let list = json?[.games]?.list else { return nil }
        self.ends = ends
        for stall in Stall.allCases {
            let word = stall.word.bytes
            let found = list.first { $0[.game]?.text(most: 40) == word }
            guard let found, let players = HouseReading.count(found[.players]) else { continue }
            games.append(
                Game(stall: stall, players: players, isPlayed: found[.played]?.flag ?? false))
        }
    }
}

/// The house's permission for one public run, as a ticket or a table.
struct TicketGrant {
    let ticket: Ticket
    let player: PlayerName
    /// The seed; nil for a table, whose outcomes don't depend on a seed.
    let seed: UInt64?
    let rulesVersion: Int

    init?(_ json: JSONValue?, of wish: TicketWish) {
        let isTable = wish.stall.isDrawn
        guard let ticket = HouseReading.token(json?[isTable ? .table : .ticket]),
            let player = HouseReading.name(json?[.player]),
            let rules = json?[.rulesVersion]?.number(in: 0...255)
        else { return nil }
        let seed = json?[.seed]?.text(most: WireLimits.seedDigits).flatMap {
            Hexadecimal.bits(of: $0)
        }
        guard isTable || seed != nil else { return nil }
        self.ticket = Ticket(ticket, for: wish.board)
        self.player = player
        self.seed = seed
        rulesVersion = rules
    }
}

/// The ranks of a player's best run by period, or on a wall's board.
struct HouseRanks: Equatable, Sendable {
    let everyone: Int
    let today: Int?
    let challenge: Int?

    init?(_ json: JSONValue?) {
        guard let ranks = json?[.ranks],
            let everyone = HouseReading.rank(ranks[Period.all] ?? ranks[Period.wall])
        else { return nil }
        self.everyone = everyone
        today = HouseReading.rank(ranks[Period.today])
        challenge = HouseReading.rank(ranks[Period.challenge])
    }

    /// Returns the ranks as text, such as `Rank 12 of everyone, 3 today`.
    func text(isChallenge: Bool, in words: Words) -> String {
        var text = words[.rankOfEveryone, words.number(everyone)]
        if let today { text = words[.rankToday, text, words.number(today)] }
        if isChallenge, let challenge {
            text = words[.rankInChallenge, text, words.number(challenge)]
        }
        return text
    }
}

/// A public board, or the requested part of one.
struct PublicBoard: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let rank: Int
        let player: PlayerName
        /// The number of the player's face, on a party's board.
        let face: Int?
        let score: Int
        /// The house's identifier of the run, if the run can be watched. Nil until the day of a
        /// challenge has ended.
        let run: [UInt8]?

        init?(_ json: JSONValue) {
            guard let rank = HouseReading.rank(json[.rank]),
                let player = HouseReading.name(json[.player]),
                let score = HouseReading.count(json[.score])
            else { return nil }
            self.rank = rank
            self.player = player
            self.score = score
            face = json.count(.face)
            run = HouseReading.token(json[.run], most: 64)
        }
    }

    let players: Int
    /// The older rules versions that have a board at the house.
    let olderRules: [UInt8]
    /// When the board is cleared, in seconds since 1970; nil if never.
    let ends: Int64?
    /// The rows from rank 1 down.
    let top: [Row]
    /// The player's own row and its neighbours.
    let around: [Row]

    init?(_ json: JSONValue?) {
        guard let players = HouseReading.count(json?[.players]),
            let top = Self.rows(json?[.rows], most: WireLimits.usualRows),
            let around = Self.rows(json?[.around], most: WireLimits.around)
        else { return nil }
        self.players = players
        olderRules = Self.versions(json?[.olderRules])
        ends = json?[.ends]?.time
        self.top = top
        self.around = around
    }

    /// Returns the rules versions in a response. Older houses don't send any.
    private static func versions(_ json: JSONValue?) -> [UInt8] {
        (json?.list ?? []).prefix(Int(UInt8.max)).compactMap {
            $0.number(in: 1...Int(UInt8.max)).map { UInt8($0) }
        }
    }

    private static func rows(_ json: JSONValue?, most: Int) -> [Row]? {
        guard let list = json?.list else { return nil }
        var rows: [Row] = []
        for value in list.prefix(most) {
            guard let row = Row(value), row.rank >= rows.last?.rank ?? 1 else { return nil }
            rows.append(row)
        }
        return rows
    }

    /// The rows around the player that aren't in `top`.
    var further: [Row] {
        around.filter { row in !top.contains { $0.player == row.player } }
    }
}

extension JSONValue {
    /// The member with the given name; nil if absent.
    subscript(_ member: HouseMember) -> JSONValue? { self[member.text] }

    /// The member for the given period; nil if absent.
    subscript(_ period: Period) -> JSONValue? { self[period.rawValue] }
}
