import Arcade
import Funfair
import House
import HouseWire
import Roulette

// Single values.

extension Shape {
    static let text = Shape("string", example: "Ada")
    static let flag = Shape("boolean", example: true)
    static let whole = Shape("integer", example: 420)
    static let count = integer(0..., example: 12)
    static let number = integer(1..., example: 2)
    /// Times are in whole seconds, except those of parties.
    private static let seconds = integer(0..., example: 1_795_262_400)
    static func time(_ about: String) -> Shape { seconds("\(about), in seconds since 1970.") }
    static let date = text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", like: "2026-11-21")
    static let milliseconds = integer(0..., example: 1_795_262_400_000)

    static func text(_ pattern: String, like example: JSONValue) -> Shape {
        Shape("string", ["pattern": .text(pattern)], example: example)
    }

    /// Returns a text of Base64URL letters.
    ///
    /// - Parameter count: the number of letters, as in a regular expression.
    static func letters(_ count: String, like length: Int) -> Shape {
        let letters = String(repeating: "q83vEjRWeJCrze8SNFZ4k", count: length / 21 + 1)
        return text("^[A-Za-z0-9_-]{\(count)}$", like: .text(letters.prefix(length - 1) + "A"))
    }

    private static func letters(_ count: Int) -> Shape { letters("\(count)", like: count) }

    static let recording = Shape(
        "string", ["format": "binary", "maxLength": .integer(WireLimits.recording)], example: ""
    )("A recording; docs/recording-format.md describes its bytes.")

    // MARK: Games and boards

    static let game = word(of: Stall.allCases.map(\.word), example: 1).named("Game")
    static let contest = word(of: (Contest.all + [.drawnWall]).map(\.word), example: 1).named(
        "Contest",
        """
        A game, and a way to play it: the game's word alone where that is the standard way, and else \
        with the way's word behind it.
        """)
    static let period = word(of: Period.allCases.map(\.rawValue), example: 2).named("Period")
    static let entry = word(of: TicketBoard.allCases.map(\.rawValue)).named(
        "Entry", "What a run is played for.")
    static let rules = integer(1...Int(UInt8.max), example: 2)
    static let ranks = object(
        Period.allCases.map { (name: $0.rawValue, shape: number.optional) }
    ).like(["all": 3, "week": 2, "today": 1]).named(
        "Ranks", "The ranks of the player's best in each period; equal scores share a rank.")

    // MARK: Names and identifiers

    static let name = Shape("string", ["minLength": 1], example: "Ada").named(
        "Name",
        """
        1 to \(PlayerName.longest) characters as a person counts them, with something to see in them. \
        Names that look the same, in another case or width, with other spaces, or with letters of \
        another script that look like these, are the same name.
        """)
    static let ticketText = letters(WireLimits.ticketLetters).named(
        "TicketText", "A ticket in Base64URL: opaque to all but the house, which signed it.")
    static let seed = text(
        "^[0-9a-f]{\(WireLimits.seedDigits)}$", like: "00ff00ff00ff00ff"
    ).named("Seed", "\(WireLimits.seedDigits) hexadecimal digits.")
    static let run = letters(WireLimits.idLetters).named(
        "RunID", "Nobody can guess it, or count on from one to the next.")
    static let tableID = letters(WireLimits.idLetters).named("TableID")
    static let partyID = letters(WireLimits.idLetters).named(
        "PartyID",
        """
        Nobody can guess it. A party is found by it as long as its boards are kept: \
        \(PartyRules.daysKept) days.
        """)
    static let partyCode = text(
        "^([\(WireLimits.codeAlphabet)]{\(WireLimits.codeLetters)})?$", like: "BDJL"
    ).named("PartyCode", "What phones type; empty where the party is over.")
    static let partyName = Shape("string", ["minLength": 1], example: partyCode.example).named(
        "PartyName",
        """
        A party's code, while it is open, or its identifier. Small letters, spaces and hyphens make no \
        difference in a code.
        """)
    static let guestNumber = number.named(
        "GuestNumber",
        """
        What a party calls a guest, in addresses too. It stays the same for as long as the party is kept.
        """)
    static let wallCode = letters(WireLimits.wallLetters).named(
        "WallCode",
        """
        What a wall is called by. It follows from what was drawn: the same drawing has the same, whoever \
        drew it.
        """)
    static let wallLink = letters("1,\(WireLimits.linkLetters)", like: 2).named(
        "WallLink",
        """
        What follows `#wall=` in a link to a wall, in Base64URL: what was drawn, its name, who \
        drew it, how the score of the run grew that cleared it, and what its recording comes to.
        """)
    static let wallOrder = word(of: WallOrder.allCases.map(\.rawValue), example: 2).named(
        "WallOrder",
        """
        Which walls come first: those put up last, those through which most runs were counted, or those \
        with most hearts.
        """)

    // MARK: Roulette

    static let rouletteContest = word(
        of: Contest.all.filter { $0.stall == .roulette }.map(\.word))
    static let pocket = integer(0...Pocket.highest, example: 17)
    static let level = word(of: RouletteLevel.all.map(\.word))
    static let partySpin = integer(1...PartyRules.spins, example: 3)
}
