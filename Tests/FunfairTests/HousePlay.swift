import Arcade

@testable import Funfair

/// A simulated house, which answers according to its contract.
extension Play {
    static let ends = 1_795_305_600
    /// The secret that a page makes from the bytes 0 to 31.
    static let secret = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8".bytes

    /// Returns a page at a stall, after the house's first response.
    static func atHouse(
        _ stall: Stall = .bubblePop, store: [String: [UInt8]] = [:], played: Bool = false
    ) -> Play {
        var play = Play(store: store)
        play.press(.open(stall))
        play.answerNews(played: played)
        return play
    }

    /// - Parameters:
    ///   - walls: whether the house offers walls; nil if it doesn't say.
    ///   - parties: whether the house offers parties; nil if it doesn't say.
    mutating func answerNews(
        players: Int = 3, played: Bool = false, walls: Bool? = nil, parties: Bool? = nil
    ) {
        let offers =
            (walls.map { ",\"walls\":\($0)" } ?? "") + (parties.map { ",\"parties\":\($0)" } ?? "")
        answer(
            "api/challenge",
            body: """
                {"day":"2026-11-21","ends":\(Self.ends),"games":[\
                {"game":"bubblepop","players":\(players),"played":\(played)},\
                {"game":"breakout","players":0,"played":false}]\(offers)}
                """)
    }

    @discardableResult
    mutating func answer(_ path: String, status: Int = 200, body: String) -> HouseRequest? {
        answer(path, status: status, body: Array(body.utf8))
    }

    @discardableResult
    mutating func answerNothing(_ path: String) -> HouseRequest? {
        answer(path, status: 0, body: [])
    }

    @discardableResult
    mutating func refuse(
        _ path: String, status: Int, _ word: String, _ detail: String, more: String = ""
    ) -> HouseRequest? {
        answer(
            path, status: status,
            body: """
                {"type":"/api/problems/\(word)","title":"No","status":\(status),\
                "detail":"\(detail)"\(more)}
                """)
    }

    @discardableResult
    mutating func grantName(_ name: String = "Ada", status: Int = 201) -> HouseRequest? {
        answer("api/players", status: status, body: "{\"name\":\"\(name)\"}")
    }

    @discardableResult
    mutating func grantTicket(
        _ ticket: String = "t1", name: String = "Ada", seed: UInt64 = 0xFACE, rules: Int? = nil,
        at stall: Stall = .bubblePop
    ) -> HouseRequest? {
        let version = rules ?? Int(stall.entry.identity.rulesVersion)
        return answer(
            "api/tickets", status: 201,
            body: """
                {"ticket":"\(ticket)","player":"\(name)","game":"\(stall.word)","board":"open",\
                "seed":"\(seed.hexadecimal)","rulesVersion":\(version),"issued":1,"expires":2}
                """)
    }

    static func counted(all: Int = 12, today: Int = 3, more: String = "") -> String {
        """
        {"run":"run-Ada","game":"bubblepop","board":"open","player":"Ada","score":1,"isBest":true,\
        "ranks":{"all":\(all),"week":5,"today":\(today)\(more)}}
        """
    }

    /// Goes from the stall to the count-in of a run with a ticket.
    mutating func enterPublic(name: String = "Ada") {
        enter(name: name)
        grantName(name)
        grantTicket(name: name)
    }

    /// Plays a whole public run, which then waits for the house's response.
    mutating func runPublic(name: String = "Ada") {
        enterPublic(name: name)
        countIn()
        wait(seconds: 61)
    }

    static func board(
        _ rows: [(Int, String, Int)], around: [(Int, String, Int)] = [], players: Int = 100,
        isTold: Bool = true, older: [Int] = []
    ) -> String {
        func text(_ rows: [(Int, String, Int)]) -> String {
            rows.map {
                "{\"rank\":\($0.0),\"player\":\"\($0.1)\",\"score\":\($0.2),"
                    + (isTold ? "\"run\":\"run-\($0.1)\"," : "") + "\"made\":1}"
            }.joined(separator: ",")
        }
        return """
            {"game":"bubblepop","period":"all","players":\(players),"olderRules":\(older),"ends":null,\
            "rows":[\(text(rows))],"around":[\(text(around))]}
            """
    }

    func asked(_ path: String) -> Int { questions.count { $0.path.hasPrefix(path) } }

    var cabinet: (any Cabinet)? { app.sessions.first?.cabinet }
    var houseLine: HouseLine? { app.resultScreen?.house }
    var places: [String] { app.scoresScreen?.choice(.place).map(\.name) ?? [] }
    var others: [String] { app.scoresScreen?.choice(.version).map(\.name) ?? [] }
    var table: PublicTable? { app.scoresScreen?.publicBoard }
    /// The status texts above the table.
    var notes: [String] { app.scoresScreen?.texts(.status) ?? [] }
    var card: ChallengeCard? { app.playerScreen?.challenge }
}
