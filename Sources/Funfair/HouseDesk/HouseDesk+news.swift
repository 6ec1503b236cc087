import Arcade
import HouseWire

// Today's challenges. The response also shows whether the host is a house or only serves files, and
// what the house offers.

extension HouseDesk {
    /// Requests today's challenges. This is the app's first request, repeated whenever a stall
    /// opens.
    ///
    /// - Parameter player: the current player, if known.
    mutating func askForNews(of player: PlayerName?) {
        guard connection.presence != .absent, !connection.isPending(.challenge) else { return }
        var route = HouseRoute.challenge
        if let player { route = route.asking(.player, player.text) }
        ask(route) { desk, answer, _ in
            desk.newsArrived(answer, of: player)
            return .news
        }
    }

    /// Requests today's challenges unless they're known for this player.
    mutating func askForUnknownNews(of player: PlayerName?) {
        guard let news, news.player == player else { return askForNews(of: player) }
    }

    private mutating func newsArrived(_ answer: HouseAnswer, of player: PlayerName?) {
        if answer.status == 200, let news = ChallengeNews(answer.json, for: player) {
            connection.presence = .there
            self.news = news
            offersWalls = HouseReading.offer(answer.json?[.walls])
            offersParties = HouseReading.offer(answer.json?[.parties])
            meet()
        } else if !answer.isSilence, answer.problem == nil, connection.presence == .unknown,
            // Otherwise, it's a page of a captive portal or a proxy.
            !book.hasMet
        {
            connection.presence = .absent
        }
        if answer.isSilence || connection.presence == .unknown { retryLater(answer) }
        flushOutbox(for: player)
    }
}
