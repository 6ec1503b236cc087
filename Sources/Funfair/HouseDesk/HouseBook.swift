import Arcade
import Phrases

/// What this device knows about its house: the secret that identifies the device to the house, and
/// the device's own names. The device stores the secret before it claims a name, so it owns the
/// name even if the house's response is lost.
struct HouseBook: Equatable, Sendable {
    private static let kind = "house"
    private static let met = "met"
    private static let secret = "secret"
    private static let name = "name"
    /// The maximum number of names to remember.
    static let most = 40

    /// Whether this device has ever reached a house.
    var hasMet = false
    /// The secret, in the form used in headers; nil until this device has one.
    private(set) var secret: [UInt8]?
    /// The device's names in the house's spelling, most recent first.
    private(set) var names: [PlayerName] = []

    init() {}

    func owns(_ name: PlayerName) -> Bool { names.contains(name) }

    mutating func add(_ name: PlayerName) { names.putFirst(name, atMost: Self.most) }

    /// Stores these bytes as the secret, in base64url, unless the device already has a secret.
    ///
    /// - Returns: whether the bytes were stored.
    mutating func begin(secret bytes: [UInt8]) -> Bool {
        guard secret == nil else { return false }
        var text: [UInt8] = []
        for letter in Base64.letters(of: bytes) {
            switch letter {
            case UInt8(ascii: "+"): text.append(UInt8(ascii: "-"))
            case UInt8(ascii: "/"): text.append(UInt8(ascii: "_"))
            case UInt8(ascii: "="): break
            default: text.append(letter)
            }
        }
        secret = text
        return true
    }

    /// Merges another window's book. If two windows opened at once and each drew a secret, the
    /// secret with names wins, otherwise the smaller secret. An empty book means that the house has
    /// deleted this device's data.
    ///
    /// - Returns: whether this window's secret wins and must be saved again.
    mutating func merge(_ kept: HouseBook) -> Bool {
        if kept.hasMet || kept.secret != nil, let secret, kept.secret != secret, kept.names.isEmpty,
            !names.isEmpty || secret.lexicographicallyPrecedes(kept.secret ?? [0xFF])
        {
            hasMet = hasMet || kept.hasMet
            return true
        }
        self = kept
        return false
    }

    /// Removes a name that belongs to someone else.
    mutating func remove(_ name: PlayerName) { names.remove(name) }

    /// Forgets the names because the house doesn't know this device. They must be claimed again.
    mutating func forgetNames() { names.removeAll() }

    var text: [UInt8] {
        StoredText.sealed(Self.kind) { text in
            if hasMet { text.add(words: [Self.met.bytes]) }
            if let secret { text.add(words: [Self.secret.bytes, secret]) }
            for name in names { text.add(words: [Self.name.bytes, name.text.bytes]) }
        }
    }

    /// Reads a stored text, or returns nil if it's invalid.
    init?(text: [UInt8]) {
        let foreign = StoredText.read(Self.kind, in: text, words: 2, least: 1) { words in
            if words[0].spells(Self.met) {
                hasMet = true
            } else if words.count == 2, words[0].spells(Self.secret) {
                guard HouseReading.isToken(words[1]) else { return .damaged }
                secret = words[1]
            } else if words.count == 2, words[0].spells(Self.name) {
                guard let name = words[1].playerName else { return .damaged }
                if names.count < Self.most, !owns(name) { names.append(name) }
            } else {
                return .damaged
            }
            return .taken
        }
        if foreign == nil { return nil }
    }
}

// Not inlined because there are several calls, and the browser would download each copy.
extension [PlayerName] {
    /// Moves or adds a name to the front. If there are too many, drops the last one.
    @inline(never)
    mutating func putFirst(_ name: PlayerName, atMost most: Int) {
        remove(name)
        insert(name, at: 0)
        if count > most { remove(at: most) }
    }

    /// Removes a name, if it's there.
    @inline(never)
    mutating func remove(_ name: PlayerName) {
        if let index = firstIndex(of: name) { remove(at: index) }
    }
}
