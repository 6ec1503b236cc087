import Arcade
import Funfair
import House
import HouseWire
import Roulette

// Schemas of single values.

extension Shape {
    static let text = Shape("string", example: "Ada")
    static let flag = Shape("boolean", example: true)
    static let whole = Shape("integer", example: 420)
    static let count = integer(0..., example: 12)
    static let number = integer(1..., example: 2)
    /// A time in whole seconds. Parties and devices use milliseconds instead.
    private static let seconds = integer(0..., example: 1_795_262_400)
    static func time(_ about: String) -> Shape { seconds("\(about), in seconds since 1970.") }
    static let date = text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", like: "2026-11-21")
    static let milliseconds = integer(0..., example: 1_795_262_400_000)

    static func text(_ pattern: String, like example: JSONValue) -> Shape {
        Shape("string", ["pattern": .text(pattern)], example: example)
    }

    /// Returns the shape of a text in Base64URL.
    ///
    /// - Parameters:
    ///   - count: the number of characters, as a regular expression's quantifier.
    ///   - length: the number of characters in the example.
    static func letters(_ count: String, like length: Int) -> Shape {
        let letters = String(repeating: "q83vEjRWeJCrze8SNFZ4k", count: length / 21 + 1)
        return text("^[A-Za-z0-9_-]{\(count)}$", like: .text(letters.prefix(length - 1) + "A"))
    }

    private static func letters(_ count: Int) -> Shape { letters("\(count)", like: count) }

    static let recording = Shape(
        "string", ["format": "binary", "maxLength": .integer(WireLimits.recording)], example: ""
    )("A recording; docs/recording-format.md describes its bytes.")

    static let pieces = Shape(
        "string", ["format": "binary", "maxLength": .integer(2 * WireLimits.piece)], example: ""
    )("Recordings, each after its length.")

    // MARK: Games and boards

    static let game = word(of: Stall.allCases.map(\.word), example: 1).named("Game")
    static let contest = word(of: (Contest.all + [.drawnWall]).map(\.word), example: 1).named(
        "Contest",
        """
        A game and the way to play it: the game's word alone for the standard way, otherwise \
        followed by the way's word.
        """)
    static let period = word(of: Period.allCases.map(\.rawValue), example: 2).named("Period")
    static let entry = word(of: TicketBoard.allCases.map(\.rawValue)).named(
        "Entry", "The board that a run is played for.")
    static let rules = integer(1...Int(UInt8.max), example: 2)
    static let ranks = object(
        Period.allCases.map { (name: $0.rawValue, shape: number.optional) }
    ).like(["all": 3, "week": 2, "today": 1]).named(
        "Ranks", "The ranks of the player's best in each period; equal scores share a rank.")

    // MARK: Names and identifiers

    static let name = Shape("string", ["minLength": 1], example: "Ada").named(
        "Name",
        """
        1 to \(PlayerName.longest) characters as a person counts them, at least one of them \
        visible. Names that look alike are the same name: case, width, spaces and look-alike \
        letters of other scripts make no difference.
        """)
    static let ticketText = letters(WireLimits.ticketLetters).named(
        "TicketText", "A ticket in Base64URL, signed by the house and opaque to everyone else.")
    static let seed = text(
        "^[0-9a-f]{\(WireLimits.seedDigits)}$", like: "00ff00ff00ff00ff"
    ).named("Seed", "\(WireLimits.seedDigits) hexadecimal digits.")
    static let run = letters(WireLimits.idLetters).named(
        "RunID", "It cannot be guessed, nor derived from another one.")
    static let tableID = letters(WireLimits.idLetters).named("TableID")
    static let partyID = letters(WireLimits.idLetters).named(
        "PartyID",
        """
        It cannot be guessed. It finds the party while its boards are kept: \
        \(PartyRules.daysKept) days.
        """)
    static let partyCode = text(
        "^([\(WireLimits.codeAlphabet)]{\(WireLimits.codeLetters)})?$", like: "BDJL"
    ).named("PartyCode", "The code to type on a phone; empty when the party is over.")
    static let partyName = Shape("string", ["minLength": 1], example: partyCode.example).named(
        "PartyName",
        """
        The code of an open party, or a party's identifier. Case, spaces and hyphens make no \
        difference in a code.
        """)
    static let guestNumber = number.named(
        "GuestNumber",
        """
        A party's number for a guest, also used in addresses. It never changes.
        """)
    static let deviceNumber = integer(1...WireLimits.most, example: 2).named(
        "DeviceNumber", "A player's number for a device, also used in addresses. It never changes.")
    static let wallCode = letters(WireLimits.wallLetters).named(
        "WallCode",
        """
        Identifies a wall. It is derived from the drawing: the same drawing has the same code, \
        whoever drew it.
        """)
    static let wallLink = letters("1,\(WireLimits.linkLetters)", like: 2).named(
        "WallLink",
        """
        The part of a wall's link after `#wall=`, in Base64URL: the drawing, its name, who drew \
        it, how the score of the run that cleared it grew, and the result of that run.
        """)
    static let wallOrder = word(of: WallOrder.allCases.map(\.rawValue), example: 2).named(
        "WallOrder",
        """
        Which walls come first: the newest, those with the most counted runs, or those with the \
        most hearts.
        """)

    // MARK: Roulette

    static let rouletteContest = word(
        of: Contest.all.filter { $0.stall == .roulette }.map(\.word))
    static let pocket = integer(0...Pocket.highest, example: 17)
    static let level = word(of: RouletteLevel.all.map(\.word))
    static let partySpin = integer(1...PartyRules.spins, example: 3)
}
