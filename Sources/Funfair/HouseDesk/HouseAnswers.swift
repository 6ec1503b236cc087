import Arcade
import HouseWire
import Phrases

// What the house answers, read from JSON. Everything is bounded here: what does not fit is no
// answer of a house.

/// Reads what a house may say.
enum HouseReading {
    /// A word that can stand in a header, or in an address.
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
    @inline(never)
    static func rank(_ value: JSONValue?) -> Int? { value?.number(in: 1...WireLimits.most) }
}

/// A refusal, in the house's words.
struct HouseProblem {
    private static let kind = ProblemWord.folder.bytes

    /// The word for it.
    let word: [UInt8]
    /// What the house tells the player, in English.
    private let told: String?
    /// Another name, where this one is taken.
    let suggestion: PlayerName?
    /// When to try again, in seconds.
    let pause: Int?

    init?(_ json: JSONValue?) {
        guard let type = json?[.type]?.text(most: 100), type.starts(with: Self.kind) else {
            return nil
        }
        word = Array(type.dropFirst(Self.kind.count))
        told = json?[.detail]?.text(most: WireLimits.sentence)?.validText
        suggestion = HouseReading.name(json?[.suggestion])
        pause = json?[.retryAfter]?.number(in: 0...WireLimits.pause)
    }

    /// Whether this version of the app knows what it means.
    var isKnown: Bool { ProblemWord.all.contains { word.spells($0.text) } }

    /// What to tell the player: in the house's own words, which say most, where they are in the
    /// player's language.
    func sentence(in words: Words) -> String {
        if words.language == .english, let told { return told }
        if let pause, word.spells(ProblemWord.tooOften.text) {
            return words[.problemTooOften, words[.seconds, words.number(pause)]]
        }
        if let known = Self.phrase(of: word) {
            let sentence = words[known]
            guard let suggestion else { return sentence }
            return words[.sentences, sentence, words[.nameIsFree, suggestion.text]]
        }
        return told ?? words[.houseSaysNo]
    }

    /// What players are told of a problem, by its word.
    static func phrase(of word: [UInt8]) -> FunfairPhrase? {
        phrases.first { word.spells($0.word.text) }?.phrase
    }

    /// What players may get to see.
    private static let phrases: [(word: ProblemWord, phrase: FunfairPhrase)] = [
        (.tooBusy, .problemBusy), (.nameTaken, .problemNameTaken),
        (.challengePlayed, .problemChallengeOver), (.ticketUsed, .problemTicketUsed),
        (.ticketExpired, .problemTicketLate), (.doesNotFit, .problemRules),
        (.doesNotReproduce, .problemNotReproduced), (.tooFast, .problemTooFast),
        (.inhuman, .problemInhuman), (.tableClosed, .problemTable),
        (.borrowed, .problemBorrowed), (.notStoring, .problemNotStoring),
        (.unknownParty, .problemUnknownParty), (.partyFull, .problemPartyFull),
        (.barred, .problemBarred), (.betsClosed, .betTooLate),
        (.tooManyWalls, .problemTooManyWalls),
        (.unknownWall, .problemUnknownWall), (.unwantedWall, .problemUnwantedWall),
    ]
}

/// What there is to know about today's challenge.
struct ChallengeNews {
    struct Game {
        let stall: Stall
        let players: Int
        var isPlayed: Bool
    }

    /// Who it was asked for.
    private(set) var player: PlayerName?
    /// When the day ends, in seconds since 1970.
    let ends: Int64
    private(set) var games: [Game] = []

    /// The player has had the one try.
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

/// The right to have one run counted: a ticket, or a table of the house.
struct TicketGrant {
    let ticket: Ticket
    let player: PlayerName
    /// Nil for a table: nothing there follows from a seed.
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

/// Where a player's best stands in each period, or on the board of a wall.
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

    /// `Rank 12 of everyone, 3 today`
    func text(isChallenge: Bool, in words: Words) -> String {
        var text = words[.rankOfEveryone, words.number(everyone)]
        if let today { text = words[.rankToday, text, words.number(today)] }
        if isChallenge, let challenge {
            text = words[.rankInChallenge, text, words.number(challenge)]
        }
        return text
    }
}

/// A board of the house, or the part of it that was asked for.
struct PublicBoard: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let rank: Int
        let player: PlayerName
        let score: Int
        /// What the house calls the run, where it can be watched: not before the day of a challenge is
        /// over.
        let run: [UInt8]?

        init?(_ json: JSONValue) {
            guard let rank = HouseReading.rank(json[.rank]),
                let player = HouseReading.name(json[.player]),
                let score = HouseReading.count(json[.score])
            else { return nil }
            self.rank = rank
            self.player = player
            self.score = score
            run = HouseReading.token(json[.run], most: 64)
        }
    }

    let players: Int
    /// The versions of the game's rules, before the present ones, of which the house has a board.
    let olderRules: [UInt8]
    /// When it is emptied, in seconds since 1970.
    let ends: Int64?
    /// The first rows.
    let top: [Row]
    /// The player's own row, with those around it.
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

    /// A house of before has none, and says nothing.
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

    /// Those around the player that do not stand among the first.
    var further: [Row] {
        around.filter { row in !top.contains { $0.player == row.player } }
    }
}

extension JSONValue {
    /// A member by the word of the wire.
    subscript(_ member: HouseMember) -> JSONValue? { self[member.text] }

    /// What is said of a period.
    subscript(_ period: Period) -> JSONValue? { self[period.rawValue] }
}
