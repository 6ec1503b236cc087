import Arcade

// The name that is typed, and whose it is in the house.

extension App {
    /// Whether the player is asked who plays.
    private var isAskingWho: Bool {
        guard playing.replay == nil, case .stall(let stall, .play) = screens.place else {
            return false
        }
        return playing[stall] == nil && playing.finished == nil
    }

    /// Whether a name is being typed that the house will be asked about.
    var isNameAwaited: Bool {
        isAskingWho && screens.name.rest != nil && desk.connection.presence == .there
    }

    /// Asks the house whose the name in the field is.
    mutating func askWhose() {
        guard isAskingWho, case .success(let name) = screens.name.name else { return }
        desk.askWhose(name)
    }

    /// Time passes, in which a name may be finished.
    mutating func passTyping(_ milliseconds: Double) {
        if isNameAwaited, screens.name.pass(milliseconds) { askWhose() }
    }
}
