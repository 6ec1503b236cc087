import Arcade
import HouseWire
import Phrases

// What comes of the house's answers.

extension HouseDesk {
    /// Takes in the house's answer.
    ///
    /// - Parameters:
    ///   - id: which question it is for.
    ///   - answer: anything at all.
    ///   - player: who plays here, as far as is known.
    ///   - isResultShown: whether the player sees what the house says of the last run.
    mutating func take(
        _ answer: HouseAnswer, to id: Int, for player: PlayerName?, isResultShown: Bool,
        in words: Words
    ) -> HouseReply {
        guard let errand = connection.end(id) else { return .nothing }
        hear(answer)
        switch errand {
        case .news(let player):
            takeNews(answer, of: player)
            return .news
        case .name(let name, let wish):
            takeName(answer, name, for: wish, asked: id, in: words)
            return .nothing
        case .nameQuestion(let name):
            takeOwner(answer, of: name, in: words)
            return .nothing
        case .ticket(let wish): return takeTicket(answer, for: wish, asked: id, in: words)
        case .draw(let stall): return takeDraw(answer, at: stall, asked: id, in: words)
        case .run(let number):
            let notice = takeVerdict(answer, on: number, isShown: isResultShown, in: words)
            stir(for: player)
            return notice.map { .notice($0) } ?? .nothing
        case .board(let stall, let place):
            takeBoard(answer, of: stall, place)
            return .nothing
        case .recording(let stall, let isRace):
            return .recording(stall, answer, isRace: isRace)
        }
    }

    /// Notes whether there is a house, and whether it answers.
    private mutating func hear(_ answer: HouseAnswer) {
        connection.isSilent = answer.isSilence && answer.problem == nil
        guard answer.problem != nil || answer.isMade else { return }
        connection.presence = .there
        if answer.isProblem(.unknownDevice) {
            keep { book in
                book.forgetNames()
                book.hasMet = true
            }
        } else {
            meet()
        }
    }

    /// There was a house, which is not forgotten.
    private mutating func meet() {
        if !book.hasMet { keep { $0.hasMet = true } }
    }

    private mutating func takeNews(_ answer: HouseAnswer, of player: PlayerName?) {
        if answer.status == 200, let news = ChallengeNews(answer.json, for: player) {
            connection.presence = .there
            self.news = news
            meet()
        } else if !answer.isSilence, answer.problem == nil, connection.presence == .unknown {
            connection.presence = .absent
        }
        if answer.isSilence { retryLater(answer) }
        stir(for: player)
    }
}
