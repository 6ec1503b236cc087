import Foundation
import Funfair
import HouseWire

// What the API's requests and answers hold. Their properties are called as in JSON: the tests hold each
// answer against the API's description, and that against `HouseMember`.

/// A value, or nil, which JSON says too: `"ends": null`.
struct Told<Value: Encodable>: Encodable {
    private let value: Value?

    init(_ value: Value?) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

struct NewPlayer: Decodable {
    let name: String
}

struct PlayerAnswer: Encodable {
    let name: String
}

struct TicketWish: Decodable {
    let player: String
    let game: String
    let board: String
}

struct TicketAnswer: Encodable {
    let ticket: String
    let player: String
    let game: String
    let board: String
    let seed: String
    let rulesVersion: Int
    let issued: Int64
    let expires: Int64

    init(_ ticket: Ticket, text: String, player: Player) {
        self.ticket = text
        self.player = player.name
        game = ticket.stall.word
        board = ticket.entry.board.rawValue
        let digits = String(ticket.seed, radix: 16)
        seed = String(repeating: "0", count: WireLimits.seedDigits - digits.count) + digits
        rulesVersion = Int(ticket.rulesVersion)
        issued = ticket.issued.seconds
        expires = ticket.expiry.seconds
    }
}

struct RunAnswer: Encodable {
    let run: String
    let game: String
    let board: String
    let player: String
    let score: Int
    let isBest: Bool
    let ranks: [String: Int]

    init(_ receipt: Receipt) {
        run = receipt.run.text
        game = receipt.stall.word
        board = receipt.entry.board.rawValue
        player = receipt.player
        score = receipt.score
        isBest = receipt.isBest
        ranks = [String: Int](receipt.ranks)
    }
}

struct BoardAnswer: Encodable {
    let game: String
    let period: String
    let players: Int
    let ends: Told<Int64>
    let rows: [BoardRow]
    let around: [BoardRow]

    init(_ page: BoardPage, of board: Board) {
        game = board.stall.word
        period = board.period.rawValue
        players = page.players
        ends = Told(board.end?.seconds)
        rows = page.rows.map { BoardRow($0) }
        around = page.around.map { BoardRow($0) }
    }
}

struct BoardRow: Encodable {
    let rank: Int
    let player: String
    let score: Int
    let run: Told<String>
    let made: Int64

    init(_ standing: Standing) {
        rank = standing.rank
        player = standing.player
        score = standing.score
        run = Told(standing.isWatchable ? standing.run.text : nil)
        made = standing.made.seconds
    }
}

struct ChallengeAnswer: Encodable {
    struct Game: Encodable {
        let game: String
        let players: Int
        let played: Bool
    }

    let day: String
    let ends: Int64
    let games: [Game]
}

struct TableWish: Decodable {
    let player: String
}

struct TableAnswer: Encodable {
    let table: String
    let player: String
    let rulesVersion: Int
    let spins: Int
    let money: Int
    let score: Int
    let isOver: Bool

    init(_ table: TableState) {
        self.table = table.id
        player = table.player
        rulesVersion = Int(Stall.roulette.rulesVersion)
        spins = table.spins
        money = table.money
        score = table.score
        isOver = table.isOver
    }
}

struct SpinWish: Decodable {
    let level: String
    let numbers: [Int]
}

struct SpinWords: Encodable {
    let spin: Int
    let pocket: Int
    let money: Int
    let score: Int
    let isOver: Bool
    let ranks: [String: Int]

    init(_ answer: SpinAnswer) {
        spin = answer.spin
        pocket = answer.pocket
        money = answer.money
        score = answer.score
        isOver = answer.isOver
        ranks = [String: Int](answer.ranks)
    }
}

/// A problem document (RFC 9457).
struct Problem: Encodable {
    let type: String
    let title: String
    let status: Int
    let detail: String
    var suggestion: String?
    var retryAfter: Int?
    var run: String?
    var game: String?
    var board: String?
    var player: String?
    var score: Int?
    var isBest: Bool?
    var ranks: [String: Int]?

    init(_ refusal: Refusal) {
        self.init(refusal.word, status: refusal.status.code, detail: refusal.detail)
        switch refusal {
        case .nameTaken(let suggestion): self.suggestion = suggestion
        case .tooOften(let seconds): retryAfter = seconds
        case .tooBusy: retryAfter = 1
        case .notStoring: retryAfter = 10
        case .ticketUsed(let receipt?):
            let answer = RunAnswer(receipt)
            run = answer.run
            game = answer.game
            board = answer.board
            player = answer.player
            score = answer.score
            isBest = answer.isBest
            ranks = answer.ranks
        default: break
        }
    }

    init(_ word: ProblemWord, status: Int, detail: String) {
        type = ProblemWord.folder + word.text
        title = word.title
        self.status = status
        self.detail = detail
    }
}

extension [String: Int] {
    fileprivate init(_ ranks: [Period: Int]) {
        self = Dictionary(uniqueKeysWithValues: ranks.map { ($0.key.rawValue, $0.value) })
    }
}
