import HouseWire

/// A problem document (RFC 9457).
struct Problem: Encodable {
    let type: String
    let title: String
    let status: Int
    let detail: String
    /// The methods that the address answers; told in a header.
    private(set) var allowed: [String] = []
    var suggestion: String?
    var retryAfter: Int?
    var run: String?
    var game: String?
    var board: String?
    var player: String?
    var score: Int?
    var isBest: Bool?
    var ranks: [String: Int]?

    private enum CodingKeys: CodingKey {
        case type, title, status, detail, suggestion, retryAfter, run, game, board, player, score
        case isBest, ranks
    }

    init(_ refusal: Refusal) {
        self.init(refusal.word, status: refusal.status.code, detail: refusal.detail)
        switch refusal {
        case .wrongMethod(let allowed): self.allowed = allowed
        case .nameTaken(let suggestion): self.suggestion = suggestion
        case .tooOften(let seconds), .showsNoWalls(let seconds): retryAfter = seconds
        case .tooFast(let milliseconds):
            retryAfter = Int(min(milliseconds / 1000 + 1, Int64(WireLimits.pause)))
        case .notOpenYet(let opens, let moment):
            retryAfter = Int((opens.milliseconds - moment.milliseconds + 999) / 1000)
        case .tooBusy: retryAfter = 1
        case .notStoring: retryAfter = 10
        case .tooManyParties: retryAfter = 600
        case .tooManyNames: retryAfter = 86_400
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
