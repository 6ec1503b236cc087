// No enums and no constants, to keep the browser's module small: see CONTRIBUTING.md.

/// The phase of a party.
public struct PartyWord: Sendable {
    /// The word in JSON.
    public let text: String

    private init(_ text: String) { self.text = text }

    /// Guests are joining, and the first round hasn't started.
    public static var gathering: PartyWord { PartyWord("gathering") }
    /// A round starts in a moment.
    public static var countIn: PartyWord { PartyWord("countIn") }
    /// A round is being played.
    public static var playing: PartyWord { PartyWord("playing") }
    /// The runs of a round are being sent or replayed.
    public static var judging: PartyWord { PartyWord("judging") }
    /// A round has ended, and the next one may start.
    public static var podium: PartyWord { PartyWord("podium") }
    /// The party has ended, and every run has been judged.
    public static var over: PartyWord { PartyWord("over") }

    /// All phases, in order.
    public static var all: [PartyWord] {
        [.gathering, .countIn, .playing, .judging, .podium, .over]
    }
}

/// The state of a guest's run in the current or last round.
public struct GuestWord: Sendable {
    /// The word in JSON.
    public let text: String

    private init(_ text: String) { self.text = text }

    /// There's no round, or this guest isn't playing in it.
    public static var watching: GuestWord { GuestWord("watching") }
    /// The run is being played, or hasn't been sent yet.
    public static var playing: GuestWord { GuestWord("playing") }
    /// The run has arrived and is being replayed.
    public static var sent: GuestWord { GuestWord("sent") }
    /// The run counts.
    public static var counted: GuestWord { GuestWord("counted") }
    /// The run doesn't count, or wasn't sent in time.
    public static var refused: GuestWord { GuestWord("refused") }

    /// All states.
    public static var all: [GuestWord] { [.watching, .playing, .sent, .counted, .refused] }
}

/// A guest's best moment at a party.
public struct MomentWord: Sendable {
    /// The word in JSON.
    public let text: String

    private init(_ text: String) { self.text = text }

    /// The longest chain or streak, or the most hits.
    public static var chain: MomentWord { MomentWord("chain") }
    /// The most places gained from half time to the end.
    public static var rescue: MomentWord { MomentWord("rescue") }
    /// The narrowest win, by `number` points.
    public static var finish: MomentWord { MomentWord("finish") }
    /// The best place, for a guest without any of the others.
    public static var place: MomentWord { MomentWord("place") }

    /// All moments.
    public static var all: [MomentWord] { [.chain, .rescue, .finish, .place] }
}

/// An announcement to the room during a race.
public struct CallWord: Sendable {
    /// The word in JSON.
    public let text: String

    private init(_ text: String) { self.text = text }

    /// A guest has taken the lead.
    public static var lead: CallWord { CallWord("lead") }
    /// A guest's chain or streak has reached `number`.
    public static var chain: CallWord { CallWord("chain") }
    /// The ball fell into the pocket `number`, and this guest won the most.
    public static var hit: CallWord { CallWord("hit") }
    /// The ball fell into the pocket `number`, and nobody won.
    public static var fell: CallWord { CallWord("fell") }

    /// All announcements.
    public static var all: [CallWord] { [.lead, .chain, .hit, .fell] }
}
