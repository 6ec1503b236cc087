import Arcade
import Phrases

/// Where the player is, and what is typed and told there.
struct Screens {
    enum Place: Equatable {
        case home
        case stall(Stall, Tab)
        case destination(Destination)
    }

    var place = Place.home
    var name = NameField()
    /// What was typed for settings and had to be put right.
    var problems: [(setting: SettingID, sentence: String)] = []
    private(set) var notices: [String] = []
    /// The notice that answers what the player asked for last.
    private var reply: String?
    /// Whether the player knows that nothing is kept.
    private var isStoreDoubted = false
    /// What was last said to those who listen.
    private(set) var announcement = Announcement()
    /// The board that was chosen to be seen.
    var board = BoardChoice()
    /// Whose statistics are shown; the last player's where nobody was chosen.
    var shownPlayer: PlayerName?
    /// Whether the player is asked if the house is really to remove what it has.
    var isLeaving = false

    /// The stall that is open.
    var stall: Stall? {
        guard case .stall(let stall, _) = place else { return nil }
        return stall
    }

    mutating func notify(_ sentence: String) {
        let isKnown = notices.contains { $0.bytes == sentence.bytes }
        if !isKnown { notices.append(sentence) }
    }

    /// Tells why something that the player asked for didn't work, until they go on to something else.
    mutating func reply(_ sentence: String) {
        notify(sentence)
        reply = sentence
    }

    /// The player goes on to something else.
    mutating func dismissReply() {
        guard let old = reply else { return }
        reply = nil
        notices.removeAll { $0.bytes == old.bytes }
    }

    /// Tells once that the face cannot keep anything: nothing that the player does changes that.
    mutating func doubtStore(_ sentence: String) {
        if !isStoreDoubted { notify(sentence) }
        isStoreDoubted = true
    }

    mutating func dismissNotices() { notices.removeAll() }

    mutating func say(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        announcement = Announcement(number: announcement.number + 1, text: text)
    }
}

/// What was chosen among a stall's boards; each is nil where nothing was.
struct BoardChoice {
    /// The way to play; else the one that is chosen for the next run.
    var contest: Contest?
    /// Whether it is that of the standard settings; else that of the present ones.
    var isStandard: Bool?
    /// Whose it is; else everyone's, where there is a house.
    var place: BoardPlace?
    /// The version of the rules; else the present one.
    var rules: UInt8?
}

/// Where a player's name is typed.
struct NameField {
    /// Milliseconds without a further letter after which a name is taken for what was meant.
    static let pause = 600.0

    private(set) var text = ""
    /// Milliseconds since the last letter, until the pause is over.
    private(set) var rest: Double?
    /// Whether something was typed since the field was shown: an empty field is not yet wrong.
    private(set) var isTouched = false

    /// The name that stands there.
    var name: Result<PlayerName, PlayerNameProblem> {
        do throws(PlayerNameProblem) {
            return .success(try PlayerName(text))
        } catch {
            return .failure(error)
        }
    }

    mutating func type(_ text: String) {
        self.text = text
        isTouched = true
        rest = 0
    }

    /// Lets time pass.
    ///
    /// - Returns: whether the pause is over now.
    mutating func pass(_ milliseconds: Double) -> Bool {
        guard let rest else { return false }
        let isOver = rest + milliseconds >= Self.pause
        self.rest = isOver ? nil : rest + milliseconds
        return isOver
    }

    /// Whatever stands there is a player's name, and no mistake.
    mutating func show(_ player: PlayerName) {
        text = player.text
        isTouched = false
        rest = nil
    }

    /// Somebody wanted to play.
    mutating func touch() { isTouched = true }

    mutating func leave() {
        isTouched = false
        rest = nil
    }
}
