import Arcade
import Phrases

/// Something a face reports to the app.
public enum Event: Equatable, Sendable {
    /// The player pressed a control.
    case press(Action)
    /// The player typed text. `isFinished` is true if the player left the field or confirmed the
    /// text.
    case type(Field, String, isFinished: Bool)
    /// The player made a gesture on the stage.
    case gesture(Gesture)
    /// The device has no tilt sensor, or access to it was denied.
    case tiltRefused
    /// The player opened a recording to watch. The bytes are untrusted.
    case recording([UInt8])
    /// The player opened a file with everything that a house had about a device. Contains a
    /// recording from it, and the name of the wall that the recording proves, or an empty name.
    /// Both are untrusted. An empty recording follows the last.
    case archived([UInt8], wall: String)
    /// The player opened a link to a wall. Contains the untrusted bytes after `wall=`.
    case wall([UInt8])
    /// The player drew on a cell in the wall editor. Cells are numbered row by row from the upper
    /// left. `begins` is true at the start of a stroke.
    case paint(Int, begins: Bool)
    /// The space for the stage, or the device's orientation, changed.
    case layout(Layout)
    /// The system's setting for reduced motion.
    case motion(isReduced: Bool)
    /// Whether the device can vibrate.
    case motor(isThere: Bool)
    /// Whether the device has a mouse that the face can keep in the game.
    case mouse(isThere: Bool)
    /// The given number of milliseconds has passed since the last event of this kind.
    case elapsed(milliseconds: Double)
    /// The current day of the local calendar, as a number that increases by one at midnight.
    case day(Int)
    /// The face saved a picture of the last run as a file, because the device can't share it.
    /// `isTextCopied` is true if the face also copied the text to share.
    case pictureSaved(isTextCopied: Bool)
    /// The user touched, moved, typed or scrolled anywhere, even without effect.
    case presence
    /// The face is no longer visible.
    case hidden
    /// Another window of the same face wrote to the store. Contains the new text, or nil if the
    /// text was removed.
    case stored(StoreKey, [UInt8]?)
    /// The face couldn't write to the store.
    case storeFailed
    /// A request to the house ended. Contains the request's number, the HTTP status (0 without a
    /// response) and the body.
    case answered(Int, status: Int, body: [UInt8])
    /// The delay of `Request.wake` has passed.
    case woke
    /// The network is back, or a new day has started at the house.
    case online
    /// The player opened a link to a party or from another device. The untrusted text is the
    /// party's code or permanent identifier, or the device's words, separated by hyphens.
    case party(String)
    /// The texts of a language, in response to `Request.words`.
    case words(Words)
    /// 32 bytes from a cryptographic generator, in response to `Request.secret`.
    case secret([UInt8])
}

/// A text field.
public enum Field: Equatable, Sendable {
    /// The player's name.
    case playerName
    /// A party's code.
    case partyCode
    /// The code that links this device.
    case deviceCode
    /// The name of the wall in the editor.
    case wallName
    /// A setting.
    case setting(SettingID)
}

/// Something the app asks a face to do.
public enum Request: Equatable, Sendable {
    /// Store this UTF-8 text durably.
    case save(StoreKey, [UInt8])
    /// Delete the stored text.
    case remove(StoreKey)
    /// Move the stored text, unchanged, to an unused key.
    case setAside(StoreKey)
    /// Play this cue as sound and vibration.
    case play(Cue)
    /// Send this request to the house, then send `.answered`.
    case fetch(HouseRequest)
    /// Send `.woke` after this delay.
    case wake(afterMilliseconds: Int)
    /// Send `.words` with the texts of this language.
    case words(Language)
    /// Send `.secret` with 32 bytes from a cryptographic generator, because the device needs a new
    /// secret.
    case secret
}

/// The key of a stored text.
public enum StoreKey: Equatable, Sendable {
    /// The settings of all games and of the device.
    case settings
    /// The names of recent players.
    case names
    /// The score boards.
    case scores
    /// Each player's statistics.
    case tallies
    /// Each player's days of play.
    case days
    /// The score curve of each player's best run.
    case curves
    /// What this device knows about the house.
    case house
    /// Finished runs that the house hasn't acknowledged yet.
    case outbox
    /// The hints already seen.
    case hints
    /// The walls drawn or received on this device.
    case walls
    /// The recording of the run that cleared a wall, by the wall's number.
    case proof(Int)
    /// A stall's interrupted run.
    case run(Stall)
    /// The ticket or table of a stall's interrupted run.
    case ticket(Stall)
    /// The party this device has joined.
    case party
    /// The interrupted run of the party's round.
    case partyRun

    /// The key as text.
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

    /// How several windows of a device share a text.
    public enum Sharing: UInt8, Sendable {
        /// The last write wins.
        case latest
        /// Each window adds to the text. If another window has written meanwhile, the face doesn't
        /// write, but sends `.stored` with the other window's text. The app merges both texts and
        /// saves the result.
        case merged
        /// The text describes one window's run. A face doesn't overwrite another window's text.
        case single
    }

    /// How windows share this text.
    public var sharing: Sharing {
        switch self {
        case .scores, .tallies, .days, .curves, .outbox: .merged
        case .run, .ticket: .single
        case .settings, .names, .house, .hints, .walls, .proof, .party, .partyRun: .latest
        }
    }

    /// All keys, including those of every stall and every drawn wall.
    @inline(never)
    public static var all: [StoreKey] {
        [.settings, .names, .scores, .tallies, .days, .curves, .house, .outbox, .hints, .walls]
            + (0..<2 * WallBook.most).map { .proof($0) }
            + Stall.allCases.map { .run($0) } + Stall.allCases.map { .ticket($0) }
            + [.party, .partyRun]
    }

    /// Creates the key with this text, or nil if there is no such key.
    public init?(text: String) {
        for key in Self.all where text.bytes.spells(key.text) {
            self = key
            return
        }
        return nil
    }
}
