import Arcade
import HouseWire

// Today's challenge, by which a house is told from a host that has only files.

extension HouseDesk {
    /// The first question of all, asked at home and again where a stall is opened.
    ///
    /// - Parameter player: who plays here, as far as is known.
    mutating func askForNews(of player: PlayerName?) {
        guard connection.presence != .absent, !connection.isUnderWay(.challenge) else { return }
        var route = HouseRoute.challenge
        if let player { route = route.asking(.player, player.text) }
        ask(route) { desk, answer, _ in
            desk.newsArrived(answer, of: player)
            return .news
        }
    }

    /// Asks where it is not known what this player has still to play.
    mutating func askForUnknownNews(of player: PlayerName?) {
        guard let news, news.player == player else { return askForNews(of: player) }
    }

    private mutating func newsArrived(_ answer: HouseAnswer, of player: PlayerName?) {
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
