import Arcade
import Phrases

/// Where the player is, with the texts typed and the messages shown on that screen.
struct Screens {
    enum Place: Equatable {
        case home
        case stall(Stall, Tab)
        case destination(Destination)
    }

    var place = Place.home
    var name = NameField()
    /// The settings whose typed values had to be corrected.
    var problems: [(setting: SettingID, sentence: String)] = []
    private(set) var notices: [String] = []
    /// The notice that answers the player's last request, if any.
    private var reply: String?
    /// Whether a notice has told the player that the store can't write.
    private var isStoreDoubted = false
    /// The last announcement for screen readers.
    private(set) var announcement = Announcement()
    /// The chosen board.
    var board = BoardChoice()
    /// The player whose statistics are shown; nil for the last player.
    var shownPlayer: PlayerName?
    /// The question about this device or another, if any.
    var question: HouseQuestion?
    /// The code typed to link this device.
    var code = ""

    /// The open stall, if any.
    var stall: Stall? {
        guard case .stall(let stall, _) = place else { return nil }
        return stall
    }

    mutating func notify(_ sentence: String) {
        let isKnown = notices.contains { $0.bytes == sentence.bytes }
        if !isKnown { notices.append(sentence) }
    }

    /// Explains why the player's request failed. The notice disappears when the player goes to
    /// another place.
    mutating func reply(_ sentence: String) {
        notify(sentence)
        reply = sentence
    }

    /// Removes the notice that answered the previous request.
    mutating func dismissReply() {
        guard let old = reply else { return }
        reply = nil
        notices.removeAll { $0.bytes == old.bytes }
    }

    /// Reports that the face can't store anything, but only once, because the player can't fix
    /// that.
    mutating func reportStoreFailure(_ sentence: String) {
        if !isStoreDoubted { notify(sentence) }
        isStoreDoubted = true
    }

    mutating func dismissNotices() { notices.removeAll() }

    mutating func say(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        announcement = Announcement(number: announcement.number + 1, text: text)
    }
}

/// The choices on a stall's Scores tab; nil where the player hasn't chosen.
struct BoardChoice {
    /// The contest; nil for the next run's contest.
    var contest: Contest?
    /// Whether to show the board for standard settings; nil to follow the current settings.
    var isStandard: Bool?
    /// The board; nil for everyone's board, or for the device's board if there is no house.
    var place: BoardPlace?
    /// The rules version; nil for the current version.
    var rules: UInt8?
}

/// The field for a player's name.
struct NameField {
    /// The pause in typing after which a name counts as finished, in milliseconds.
    static let pause = 600.0

    private(set) var text = ""
    /// Milliseconds since the last change; nil once the pause has ended.
    private(set) var rest: Double?
    /// Whether anything was typed. Until then, an empty field isn't an error.
    private(set) var isTouched = false

    /// The name in the field.
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

    /// Advances the pause.
    ///
    /// - Returns: whether the pause has just ended.
    mutating func pass(_ milliseconds: Double) -> Bool {
        guard let rest else { return false }
        let isOver = rest + milliseconds >= Self.pause
        self.rest = isOver ? nil : rest + milliseconds
        return isOver
    }

    /// Fills in a player's valid name, without showing errors.
    mutating func show(_ player: PlayerName) {
        text = player.text
        isTouched = false
        rest = nil
    }

    /// Shows errors from now on, because the player tried to start.
    mutating func touch() { isTouched = true }

    mutating func leave() {
        isTouched = false
        rest = nil
    }
}
