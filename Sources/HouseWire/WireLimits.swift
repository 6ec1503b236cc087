/// How much there is of what is said. A house says no more, and whoever asks it reads no more.
public enum WireLimits {
    /// How many rows of a board can be asked for.
    public static let rows = 1...100
    /// How many are told where nobody says.
    public static let usualRows = 20
    /// How many rows are told above and below a player's own.
    public static let neighbours = 3
    /// How many rows are told around a player, with the player's own.
    public static let around = 2 * neighbours + 1
    /// Of how many days or weeks before the present one a board can be asked for.
    public static let ago = 0...1
    /// How many rows a live board has.
    public static let liveRows = 10

    /// The bytes that a device draws for its secret, which is sent in Base64URL.
    public static let secretBytes = 32
    /// The letters of a ticket.
    public static let ticketLetters = 144
    /// The bytes that the house draws to name a run or a table.
    public static let idBytes = 16
    /// The letters of them in Base64URL.
    public static let idLetters = 22
    /// The hexadecimal digits of a seed.
    public static let seedDigits = 16
    /// How long the key of a bet may be, in bytes.
    public static let keyLetters = 1...64

    /// The most guests of a party.
    public static let guests = 200
    /// The most parties that are open at a time.
    public static let parties = 100
    /// How many letters the code of a party has.
    public static let codeLetters = 4
    /// The letters of codes. None looks like another, and without vowels they spell nothing.
    public static var codeAlphabet: String { "BDJLMNPQRTWXZ" }
    /// How often a guest may ask or say something of a party: milliseconds between two times.
    public static let guestPause = 1000
    /// The bytes of what a phone says or hears once a second at a party are fewer.
    public static let guestWords = 1024

    /// How many walls are told at a time.
    public static let wallsOfPage = 12
    /// The pages of an order of walls that can be asked for.
    public static let pages = 0...99
    /// The most walls that a player has put up.
    public static let wallsOfPlayer = 24
    /// The letters of a wall's code.
    public static let wallLetters = 11
    /// The letters of a link to a wall are no more.
    public static let linkLetters = 1900

    /// No rank, score or count is higher.
    public static let most = 1_000_000_000
    /// The longest name, in bytes.
    public static let name = 1024
    /// The longest secret, ticket or identifier, in bytes; more than any has today.
    public static let token = 2048
    /// The longest sentence, in bytes.
    public static let sentence = 500
    /// The longest pause that is asked for, in seconds.
    public static let pause = 86_400
}
