import Phrases

// No enum and no constants, to keep the browser's module small: see CONTRIBUTING.md.

/// Why the server refuses a request. Its API description, ``HouseRoute/description``, says when
/// each problem occurs.
public struct ProblemWord: Sendable {
    /// The word in JSON.
    public let text: String

    private init(_ text: String) { self.text = text }

    public static var badRequest: ProblemWord { ProblemWord("bad-request") }
    public static var badTicket: ProblemWord { ProblemWord("bad-ticket") }
    public static var banned: ProblemWord { ProblemWord("banned") }
    public static var barred: ProblemWord { ProblemWord("barred") }
    public static var betsClosed: ProblemWord { ProblemWord("bets-closed") }
    public static var borrowed: ProblemWord { ProblemWord("borrowed") }
    public static var challengePlayed: ProblemWord { ProblemWord("challenge-played") }
    public static var doesNotFit: ProblemWord { ProblemWord("does-not-fit") }
    public static var doesNotReproduce: ProblemWord { ProblemWord("does-not-reproduce") }
    public static var failure: ProblemWord { ProblemWord("failure") }
    public static var inhuman: ProblemWord { ProblemWord("inhuman") }
    public static var invalidBet: ProblemWord { ProblemWord("invalid-bet") }
    public static var invalidName: ProblemWord { ProblemWord("invalid-name") }
    public static var invalidQuery: ProblemWord { ProblemWord("invalid-query") }
    public static var keyReused: ProblemWord { ProblemWord("key-reused") }
    public static var nameTaken: ProblemWord { ProblemWord("name-taken") }
    public static var nobodyHere: ProblemWord { ProblemWord("nobody-here") }
    public static var noSecret: ProblemWord { ProblemWord("no-secret") }
    public static var notAGuest: ProblemWord { ProblemWord("not-a-guest") }
    public static var notARecording: ProblemWord { ProblemWord("not-a-recording") }
    public static var notOffered: ProblemWord { ProblemWord("not-offered") }
    public static var notOpenYet: ProblemWord { ProblemWord("not-open-yet") }
    public static var noTickets: ProblemWord { ProblemWord("no-tickets") }
    public static var notProven: ProblemWord { ProblemWord("not-proven") }
    public static var notStoring: ProblemWord { ProblemWord("not-storing") }
    public static var notYourName: ProblemWord { ProblemWord("not-your-name") }
    public static var notYourParty: ProblemWord { ProblemWord("not-your-party") }
    public static var notYourTable: ProblemWord { ProblemWord("not-your-table") }
    public static var notYourTicket: ProblemWord { ProblemWord("not-your-ticket") }
    public static var notYourWall: ProblemWord { ProblemWord("not-your-wall") }
    public static var partyFull: ProblemWord { ProblemWord("party-full") }
    public static var roundUnderWay: ProblemWord { ProblemWord("round-under-way") }
    public static var stillPlaying: ProblemWord { ProblemWord("still-playing") }
    public static var tableClosed: ProblemWord { ProblemWord("table-closed") }
    public static var ticketExpired: ProblemWord { ProblemWord("ticket-expired") }
    public static var ticketUsed: ProblemWord { ProblemWord("ticket-used") }
    public static var tooBusy: ProblemWord { ProblemWord("too-busy") }
    public static var tooFast: ProblemWord { ProblemWord("too-fast") }
    public static var tooLarge: ProblemWord { ProblemWord("too-large") }
    public static var tooManyDevices: ProblemWord { ProblemWord("too-many-devices") }
    public static var tooManyParties: ProblemWord { ProblemWord("too-many-parties") }
    public static var tooManyWalls: ProblemWord { ProblemWord("too-many-walls") }
    public static var tooOften: ProblemWord { ProblemWord("too-often") }
    /// Sent for an address without a route, so the API description doesn't list it.
    public static var unknownAddress: ProblemWord { ProblemWord("unknown-address") }
    public static var unknownBoard: ProblemWord { ProblemWord("unknown-board") }
    public static var unknownCode: ProblemWord { ProblemWord("unknown-code") }
    public static var unknownDevice: ProblemWord { ProblemWord("unknown-device") }
    public static var unknownGame: ProblemWord { ProblemWord("unknown-game") }
    public static var unknownParty: ProblemWord { ProblemWord("unknown-party") }
    public static var unknownRun: ProblemWord { ProblemWord("unknown-run") }
    public static var unknownTable: ProblemWord { ProblemWord("unknown-table") }
    public static var unknownWall: ProblemWord { ProblemWord("unknown-wall") }
    public static var unwantedWall: ProblemWord { ProblemWord("unwanted-wall") }

    /// The path before the word in the type of a problem document.
    public static var folder: String { "/api/problems/" }

    /// All words. They're in one string, which compiles to data. An array would add code for each
    /// word.
    public static var all: [ProblemWord] {
        """
        bad-request
        bad-ticket
        banned
        barred
        bets-closed
        borrowed
        challenge-played
        does-not-fit
        does-not-reproduce
        failure
        inhuman
        invalid-bet
        invalid-name
        invalid-query
        key-reused
        name-taken
        nobody-here
        no-secret
        not-a-guest
        not-a-recording
        not-offered
        not-open-yet
        no-tickets
        not-proven
        not-storing
        not-your-name
        not-your-party
        not-your-table
        not-your-ticket
        not-your-wall
        party-full
        round-under-way
        still-playing
        table-closed
        ticket-expired
        ticket-used
        too-busy
        too-fast
        too-large
        too-many-devices
        too-many-parties
        too-many-walls
        too-often
        unknown-address
        unknown-board
        unknown-code
        unknown-device
        unknown-game
        unknown-party
        unknown-run
        unknown-table
        unknown-wall
        unwanted-wall
        """.bytes.split(separator: UInt8(ascii: "\n")).map { ProblemWord(String(bytes: Array($0))) }
    }
}
