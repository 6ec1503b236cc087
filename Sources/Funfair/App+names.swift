import Arcade

// Looking up the typed name at the house.

extension App {
    /// Whether the screen asks for the player's name.
    private var isAskingWho: Bool {
        guard playing.replay == nil, case .stall(let stall, .play) = screens.place else {
            return false
        }
        return playing[stall] == nil && playing.finished == nil
    }

    /// Whether the typed name will be looked up at the house once typing pauses.
    var isNameAwaited: Bool {
        isAskingWho && screens.name.rest != nil && desk.connection.presence == .there
    }

    /// Asks the house who owns the typed name.
    mutating func lookUpName() {
        guard isAskingWho, case .success(let name) = screens.name.name else { return }
        desk.lookUpName(name)
    }

    /// Looks up the typed name once typing has paused. `milliseconds` is the time since the last
    /// call.
    mutating func passTyping(_ milliseconds: Double) {
        if isNameAwaited, screens.name.pass(milliseconds) { lookUpName() }
    }
}
