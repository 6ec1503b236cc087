import House
import HouseWire

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
        let row = refusal.row
        self.init(row.word, status: row.status, detail: row.detail)
        retryAfter = row.retryAfter
        switch refusal {
        case .nameTaken(let suggestion): self.suggestion = suggestion
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
