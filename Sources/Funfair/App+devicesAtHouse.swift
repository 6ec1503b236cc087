import Arcade
import HouseWire
import Phrases

// What moves from one of the player's devices to another through the house.

/// What a player is asked before it's done.
enum HouseQuestion: Equatable {
    /// Whether the house should delete this device's data.
    case leave
    /// Whether to link this device.
    case link
    /// Whether the house should forget the device with this number.
    case forget(Int)
}

extension App {
    private static var belongings: String { "belongings" }
    /// The texts that follow the player, the most important first.
    private static var moving: [StoreKey] {
        [.house, .names, .settings, .scores, .walls, .days, .tallies, .hints, .curves]
    }

    /// What another device receives: the texts that follow the player, without secrets, unfinished
    /// runs and proofs of walls. A text that would exceed the house's limit is left out.
    var belongings: [UInt8] {
        var names = HouseBook()
        for name in desk.book.names.reversed() { names.add(name) }
        return StoredText.sealed(Self.belongings) { text in
            for key in Self.moving {
                let own =
                    key == .house
                    ? names.text : key == .walls ? walls.book.text : records.text(of: key)
                let letters = Base64.letters(of: own)
                guard !own.isEmpty,
                    text.bytes.count + letters.count < WireLimits.belongings.upperBound - 100
                else { continue }
                text.add(words: [key.text.bytes, letters])
            }
        }
    }

    /// Adds what another of the player's devices has stored. Nothing on this device is lost, except
    /// that the other device's settings apply.
    mutating func linked(_ belongings: [UInt8]) {
        let foreign =
            belongings.count > WireLimits.belongings.upperBound
            ? nil
            : StoredText.read(Self.belongings, in: belongings, words: 2) { words in
                guard let key = StoreKey(text: String(bytes: words[0])),
                    let text = Base64.bytes(of: words[1])
                else { return .foreign }
                take(key, text)
                return .taken
            }
        guard foreign != nil else { return screens.notify(words[.houseUnreadable]) }
        askForWords()
        if let player = records.names.last { screens.name.show(player) }
        screens.code = ""
        screens.notify(words[.deviceLinked])
        desk.askForNews(of: player)
    }

    private mutating func take(_ key: StoreKey, _ text: [UInt8]) {
        switch key {
        case .walls: if let others = WallBook(text: text) { walls.note { $0.join(others) } }
        case .house:
            let names = HouseBook(text: text)?.names ?? []
            desk.keep { book in for name in names.reversed() { book.add(name) } }
        default: _ = records.read(key, from: text, isMoved: true)
        }
    }
}
