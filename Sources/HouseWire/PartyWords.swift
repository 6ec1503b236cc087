// No enums, and no constants, for the size of the browser's module: CONTRIBUTING.md says why.

/// What a party is at.
public struct PartyWord: Sendable {
    /// As it is written.
    public let text: String

    private init(_ text: String) { self.text = text }

    /// Guests come, and the first round has not begun.
    public static var gathering: PartyWord { PartyWord("gathering") }
    /// A round begins in a moment.
    public static var countIn: PartyWord { PartyWord("countIn") }
    /// A round is played.
    public static var playing: PartyWord { PartyWord("playing") }
    /// The runs of a round are on their way, or being replayed.
    public static var judging: PartyWord { PartyWord("judging") }
    /// A round is over, and the next one may begin.
    public static var podium: PartyWord { PartyWord("podium") }
    /// It was ended, and everything is judged.
    public static var over: PartyWord { PartyWord("over") }

    /// All of them, in the order in which they come.
    public static var all: [PartyWord] {
        [.gathering, .countIn, .playing, .judging, .podium, .over]
    }
}

/// What became of a guest's run of the present round, or the last one.
public struct GuestWord: Sendable {
    /// As it is written.
    public let text: String

    private init(_ text: String) { self.text = text }

    /// No round, or one that this guest does not play.
    public static var watching: GuestWord { GuestWord("watching") }
    /// It is played, or was not sent yet.
    public static var playing: GuestWord { GuestWord("playing") }
    /// It came, and is being replayed.
    public static var sent: GuestWord { GuestWord("sent") }
    /// It counts.
    public static var counted: GuestWord { GuestWord("counted") }
    /// It does not count, or none came in time.
    public static var refused: GuestWord { GuestWord("refused") }

    /// All of them.
    public static var all: [GuestWord] { [.watching, .playing, .sent, .counted, .refused] }
}

/// What of a race is called out to the room.
public struct CallWord: Sendable {
    /// As it is written.
    public let text: String

    private init(_ text: String) { self.text = text }

    /// A guest leads who did not before.
    public static var lead: CallWord { CallWord("lead") }
    /// A guest's chain or streak is as long as the number says.
    public static var chain: CallWord { CallWord("chain") }
    /// The ball fell into the pocket of the number, and a guest won most.
    public static var hit: CallWord { CallWord("hit") }
    /// The ball fell into the pocket of the number, and nobody won.
    public static var fell: CallWord { CallWord("fell") }

    /// All of them.
    public static var all: [CallWord] { [.lead, .chain, .hit, .fell] }
}
