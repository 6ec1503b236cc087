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

    /// Whether a name being typed will be looked up at the house.
    var isNameAwaited: Bool {
        isAskingWho && screens.name.rest != nil && desk.connection.presence == .there
    }

    /// Asks the house who owns the typed name.
    mutating func lookUpName() {
        guard isAskingWho, case .success(let name) = screens.name.name else { return }
        desk.lookUpName(name)
    }

    /// Looks the typed name up once typing has paused.
    mutating func passTyping(_ milliseconds: Double) {
        if isNameAwaited, screens.name.pass(milliseconds) { lookUpName() }
    }
}
