import Arcade
import Phrases

/// What a face tells the app.
public enum Event: Equatable, Sendable {
    /// A control was used.
    case press(Action)
    /// A text was typed; `isFinished` when the person left the field or confirmed it.
    case type(Field, String, isFinished: Bool)
    /// Hands did something at the stage.
    case gesture(Gesture)
    /// The device does not feel how it is tilted, or its owner did not allow it.
    case tiltRefused
    /// Somebody opened a recording, to watch it; anything at all may stand in it.
    case recording([UInt8])
    /// A link leads to a wall: the letters behind `wall=`; anything at all may stand there.
    case wall([UInt8])
    /// Hands drew at a place of the wall in the editor, counted row by row from the upper left; whether a
    /// stroke begins there, or goes on.
    case paint(Int, begins: Bool)
    /// The room for the stage, or the way the device is held, is now this.
    case layout(Layout)
    /// The system asks for less motion, or does not.
    case motion(isReduced: Bool)
    /// The device has a motor by which it can be felt, or has none.
    case motor(isThere: Bool)
    /// So many milliseconds went by.
    case elapsed(milliseconds: Double)
    /// By the calendar of this place it is now this day: a number that grows by one each midnight.
    case day(Int)
    /// A picture of the last run was kept as a file, as nothing on the device takes one.
    case pictureSaved(isTextCopied: Bool)
    /// Somebody is there: anything was touched, moved, typed or scrolled, also what does nothing.
    case presence
    /// The face is not to be seen any more.
    case hidden
    /// Another window of the same face wrote this to the store.
    case stored(StoreKey, [UInt8]?)
    /// The store refused something.
    case storeFailed
    /// The house answered a question: its number, the status of HTTP or 0 where no answer came,
    /// and what it said.
    case answered(Int, status: Int, body: [UInt8])
    /// The time of `Request.wake` is over.
    case woke
    /// The network is back, or a day of the house is over.
    case online
    /// A link leads to a party: its code, or what it is called for ever; anything at all may stand there.
    case party(String)
    /// The texts of a language, which `Request.words` asked for.
    case words(Words)
    /// 32 bytes that nobody could guess, which `Request.secret` asked for.
    case secret([UInt8])
}

/// A field to type in.
public enum Field: Equatable, Sendable {
    /// The player's name.
    case playerName
    /// The code of a party.
    case partyCode
    /// The name of the wall in the editor.
    case wallName
    /// A setting.
    case setting(SettingID)
}

/// What the app asks a face to do.
public enum Request: Equatable, Sendable {
    /// Keep this text, which is UTF-8, where it survives.
    case save(StoreKey, [UInt8])
    /// Forget the text.
    case remove(StoreKey)
    /// Keep the present text, untouched, under another key that was never used before.
    case setAside(StoreKey)
    /// Let this be heard and felt.
    case play(Cue)
    /// Ask the house this, and send `.answered`.
    case fetch(HouseRequest)
    /// Send `.woke` after so long.
    case wake(afterMilliseconds: Int)
    /// Send `.words` with the texts of this language.
    case words(Language)
    /// Draw 32 bytes of a cryptographic generator, and send `.secret`: the house is to know this device
    /// by another secret.
    case secret
}

/// What is kept.
public enum StoreKey: Equatable, Sendable {
    /// The settings.
    case settings
    /// The names that played here.
    case names
    /// The boards.
    case scores
    /// How the runs of each player came out.
    case tallies
    /// The days on which each player played.
    case days
    /// How the best run of each player went.
    case curves
    /// What this device knows of the house.
    case house
    /// Finished runs that the house did not answer for yet.
    case outbox
    /// Which hints were seen.
    case hints
    /// The walls that were drawn here, and those that came.
    case walls
    /// The recording by which a wall was cleared, by its number.
    case proof(Int)
    /// A stall's interrupted run.
    case run(Stall)
    /// The ticket of a stall's interrupted run, or its table.
    case ticket(Stall)
    /// The party that this device is at.
    case party
    /// The interrupted run of its round.
    case partyRun

    /// The key as a text.
    public var text: String {
        switch self {
        case .settings: "funfair.settings"
        case .names: "funfair.names"
        case .scores: "funfair.scores"
        case .tallies: "funfair.tallies"
        case .days: "funfair.days"
        case .curves: "funfair.curves"
        case .house: "funfair.house"
        case .outbox: "funfair.outbox"
        case .hints: "funfair.hints"
        case .walls: "funfair.walls"
        case .proof(let number): String(joining: "funfair.proof.", String(number))
        case .run(let stall): String(joining: "funfair.run.", stall.word)
        case .ticket(let stall): String(joining: "funfair.ticket.", stall.word)
        case .party: "funfair.party"
        case .partyRun: "funfair.party-run"
        }
    }

    /// What several windows of a device make of a text.
    public enum Sharing: UInt8, Sendable {
        /// The last one that was written stands.
        case latest
        /// Each window adds to it. Before a face writes such a text, it sends `.stored` with what another
        /// window has written meanwhile, instead: the app merges both, and asks to save that.
        case merged
        /// It is of one window's run: a face leaves a text there that another window has written.
        case single
    }

    /// How windows share the text.
    public var sharing: Sharing {
        switch self {
        case .scores, .tallies, .days, .curves, .outbox: .merged
        case .run, .ticket: .single
        case .settings, .names, .house, .hints, .walls, .proof, .party, .partyRun: .latest
        }
    }

    /// All keys.
    @inline(never)
    public static var all: [StoreKey] {
        [.settings, .names, .scores, .tallies, .days, .curves, .house, .outbox, .hints, .walls]
            + (0..<2 * WallBook.most).map { .proof($0) }
            + Stall.allCases.map { .run($0) } + Stall.allCases.map { .ticket($0) }
            + [.party, .partyRun]
    }

    /// The key that a text names, or nil.
    public init?(text: String) {
        for key in Self.all where text.bytes.spells(key.text) {
            self = key
            return
        }
        return nil
    }
}
