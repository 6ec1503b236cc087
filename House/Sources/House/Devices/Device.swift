import Foundation

/// The device that sent a request, as the house's services know it.
package struct Device: Sendable {
    /// Stands for the device's player: names, hearts and everything else belong to this hash. It is
    /// the hash of the secret of the player's first device, which never changes, even if that
    /// device is forgotten.
    package let hash: Data
    /// The hash of the device's own secret.
    package let own: Data

    /// - Parameters:
    ///   - secret: the device's secret.
    ///   - owner: the hash that stands for its player; by default, that of a device whose player
    ///     has no others.
    package init(_ secret: DeviceSecret, of owner: Data? = nil) {
        own = secret.hash
        hash = owner ?? own
    }

    /// The key for rate limits, which count each device separately, even if they have the same
    /// player. Otherwise the house would have to look the player up before it can limit anything.
    /// That a player can have a few devices hardly matters, because anyone can make up any number
    /// of them; limits per address are there for that.
    var counted: String { Base64URL.text(of: own) }
}
