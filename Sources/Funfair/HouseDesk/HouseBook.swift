import Arcade
import Phrases

/// What this device knows of the house that it was opened at: the secret by which it is known
/// there, and the names that are its own. The device draws the secret itself and keeps it before it
/// tells a name: whatever becomes of the house's answer, the name stays this device's.
struct HouseBook: Equatable, Sendable {
    private static let kind = "house"
    private static let met = "met"
    private static let secret = "secret"
    private static let name = "name"
    /// How many names are remembered.
    static let most = 40

    /// Whether there ever was a house.
    var hasMet = false
    /// As it stands in a header.
    private(set) var secret: [UInt8]?
    /// As the house spells them, the last one first.
    private(set) var names: [PlayerName] = []

    init() {}

    func owns(_ name: PlayerName) -> Bool { names.contains(name) }

    mutating func add(_ name: PlayerName) {
        remove(name)
        names.insert(name, at: 0)
        if names.count > Self.most { names.remove(at: Self.most) }
    }

    /// A device that has no secret gets one: these bytes as base64url.
    ///
    /// - Returns: whether it had none.
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

    /// Takes in what another window kept. Two that were opened at once have each drawn a secret, and
    /// must come to the same one: that with a name, or else the smaller. One in which nothing stands is
    /// what the other window kept when the house had removed this device.
    ///
    /// - Returns: whether this window's stays, and is to be kept again.
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

    /// A name turned out to be another's.
    @inline(never)
    mutating func remove(_ name: PlayerName) {
        if let index = names.firstIndex(of: name) { names.remove(at: index) }
    }

    /// The house does not know this device: its names are to be told anew.
    mutating func forgetNames() { names.removeAll() }

    var text: [UInt8] {
        StoredText.sealed(Self.kind) { text in
            if hasMet { text.add(words: [Self.met.bytes]) }
            if let secret { text.add(words: [Self.secret.bytes, secret]) }
            for name in names { text.add(words: [Self.name.bytes, name.text.bytes]) }
        }
    }

    /// The book of a stored text, or nil where it is damaged or something else.
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
