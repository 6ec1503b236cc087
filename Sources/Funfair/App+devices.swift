/// A text that another of the player's devices has stored.
public struct DeviceText: Equatable, Sendable {
    /// The text.
    public let text: [UInt8]
    /// The lives of that device's walls; empty for other texts.
    public let lives: WallLives

    /// Creates a text.
    public init(_ text: [UInt8], lives: WallLives = WallLives()) {
        self.text = text
        self.lives = lives
    }
}

extension App {
    /// Merges what the player's other devices have stored under a key. Unlike windows, devices
    /// don't share one text: each stores its own, and can be offline for days.
    ///
    /// - Parameters:
    ///   - key: the key; keys that don't follow the player are ignored.
    ///   - devices: the texts of all other devices. Invalid texts are skipped.
    ///   - lives: the lives of this device's walls, as of now.
    /// - Returns: the requests to the face, in order.
    public mutating func merge(
        _ key: StoreKey, from devices: [DeviceText], lives: inout WallLives
    ) -> [Request] {
        if key == .walls {
            var merged = lives
            changeWalls { walls in
                for device in devices { walls.merge(device, lives: &merged) }
            }
            lives = merged
        } else {
            records.merge(key, from: devices)
        }
        if let player = records.names.last, screens.name.text.isEmpty, !screens.name.isTouched {
            screens.name.show(player)
        }
        followHints()
        return takeRequests()
    }
}
