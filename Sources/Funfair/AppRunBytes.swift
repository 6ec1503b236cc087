extension App {
    /// The recording of somebody's run came, to be looked at.
    mutating func watch(_ bytes: [UInt8], from tab: Tab) {
        notify("Runs cannot be watched yet.")
    }

    /// The recording of somebody's run came, to be raced.
    mutating func race(_ bytes: [UInt8]) {
        notify("Runs cannot be raced yet.")
    }
}
