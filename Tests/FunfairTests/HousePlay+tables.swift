import Arcade
import Roulette

@testable import Funfair

/// A simulated house that draws at its tables.
extension Play {
    static let six = [1, 2, 3, 4, 5, 6]

    @discardableResult
    mutating func grantTable(
        _ table: String = "t-1", name: String = "Ada", rules: Int? = nil
    ) -> HouseRequest? {
        let version = rules ?? Int(Stall.roulette.entry.identity.rulesVersion)
        return answer(
            "api/tables", status: 201,
            body: """
                {"table":"\(table)","player":"\(name)","rulesVersion":\(version),"spins":0,\
                "money":1000,"score":0,"isOver":false}
                """)
    }

    /// Answers the first request for a draw with the given pocket, and returns the request, or nil
    /// if no draw was requested.
    @discardableResult
    mutating func tell(
        _ pocket: Int, ranks: String = #"{"all":3,"week":2,"today":1}"#
    ) -> HouseRequest? {
        answer("api/tables/", body: Play.drawn(pocket, ranks: ranks))
    }

    static func drawn(
        _ pocket: Int, ranks: String = #"{"all":3,"week":2,"today":1}"#
    ) -> String {
        """
        {"spin":1,"pocket":\(pocket),"money":900,"score":0,"isOver":false,"ranks":\(ranks)}
        """
    }

    /// Returns a game at the house's table, before its first bet.
    static func atTable(name: String = "Ada") -> Play {
        var play = Play.atHouse(.roulette)
        play.enter(name: name, at: .roulette)
        play.grantName(name)
        play.grantTable(name: name)
        return play
    }

    /// Returns a game at the house's table whose first bet is waiting for the draw.
    static func awaiting() -> Play {
        var play = Play.atTable()
        play.bet(six)
        return play
    }

    /// Plays a whole spin at the house's table.
    mutating func spin(_ numbers: [Int], drawing pocket: Int) {
        bet(numbers)
        tell(pocket)
        press(.skip)
    }

    /// Bets at the hard level, which loses in the long run, until the money is gone.
    mutating func goBroke() {
        press(.tab(.settings), .set(.level, RouletteLevel.hard.code), .tab(.play))
        while app.resultScreen == nil {
            spin([1, 2])
            if purse?.money == 0 { wait(seconds: 3) }
        }
    }

    var isLocked: Bool {
        get throws {
            if case .locked = try game().phase { true } else { false }
        }
    }

    /// The key of the spin requested from the house, or nil if none is requested.
    var askedKey: String? {
        questions.first { $0.path.hasPrefix("api/tables/") }?.key
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
