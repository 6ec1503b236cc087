/// Limits on requests and responses, shared by the server and its clients.
public enum WireLimits {
    /// The number of board rows that can be requested.
    public static let rows = 1...100
    /// The number of rows sent by default.
    public static let usualRows = 20
    /// The number of rows sent above a player's own row, and the number sent below it.
    public static let neighbours = 3
    /// The number of rows sent around a player, including the player's own.
    public static let around = 2 * neighbours + 1
    /// How many days or weeks ago a requested board can be.
    public static let ago = 0...1
    /// The number of rows on a live board.
    public static let liveRows = 10

    /// The number of random bytes in a device's secret, which is sent in Base64URL.
    public static let secretBytes = 32
    /// The number of letters in a ticket, in Base64URL.
    public static let ticketLetters = 144
    /// The number of random bytes in the identifier of a run or a table.
    public static let idBytes = 16
    /// The number of letters in the identifier of a run or a table, in Base64URL.
    public static let idLetters = 22
    /// The number of hexadecimal digits in a seed.
    public static let seedDigits = 16
    /// The length of a bet's key, in bytes.
    public static let keyLetters = 1...64

    /// The length of what a device can leave for another one, in bytes.
    public static let belongings = 1...262_144
    /// The number of words in the code that links a device.
    public static let wordsOfCode = 6
    /// How long such a code is valid, in milliseconds.
    public static let codeLasts: Int64 = 600_000
    /// The maximum number of a player's devices.
    public static let devices = 8
    /// The longest name of a device, in characters.
    public static let deviceName = 40
    /// The length of a text to show as a QR code, in bytes.
    public static let qrText = 1...300

    /// The maximum number of guests at a party.
    public static let guests = 1000
    /// The maximum number of open parties.
    public static let parties = 100
    /// The number of letters in a party's code.
    public static let codeLetters = 4
    /// The letters used in codes. No two look alike, and without vowels they don't spell words.
    public static var codeAlphabet: String { "BDJLMNPQRTWXZ" }
    /// The numbers of teams that a party can have.
    public static let teams = 2...8
    /// The shortest time between two requests from a guest at a party, in milliseconds.
    public static let guestPause = 1000
    /// The maximum length of the JSON that a phone sends or receives each second at a party, in
    /// bytes, without the screen that the house makes for it.
    public static let guestWords = 1024
    /// The maximum length of a piece of a run, and of all pieces of a run together, in bytes. A
    /// minute of a mouse that moves in every tick needs half of it.
    public static let piece = 65_536
    /// The maximum number of blocks on a guest's screen.
    public static let screenBlocks = 24
    /// The maximum number of rows or options in a block of a guest's screen.
    public static let screenRows = 64
    /// The longest move, in bytes.
    public static let move = 40

    /// The number of walls on a page.
    public static let wallsOfPage = 12
    /// The pages of walls that can be requested.
    public static let pages = 0...99
    /// The maximum number of walls that a player can publish.
    public static let wallsOfPlayer = 24
    /// The number of letters in a wall's code.
    public static let wallLetters = 11
    /// The maximum number of letters in a link to a wall.
    public static let linkLetters = 1900

    /// The highest rank, score or count.
    public static let most = 1_000_000_000
    /// The longest name, in bytes.
    public static let name = 1024
    /// The longest secret, ticket or identifier, in bytes; longer than any in use.
    public static let token = 2048
    /// The longest sentence, in bytes.
    public static let sentence = 500
    /// The longest pause that the server can ask for, in seconds.
    public static let pause = 86_400
}
