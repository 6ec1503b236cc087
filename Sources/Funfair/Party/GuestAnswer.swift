import Arcade
import HouseWire

// Parses the house's message to a party's guest, which arrives once a second. Rejects values out of
// bounds, as in `HouseAnswers.swift`.

/// The house's message to a guest. An immutable class, so copying the app doesn't copy the message.
final class GuestAnswer {
    /// The phase of a party.
    enum Phase: UInt8 { case gathering, countIn, playing, judging, podium, over }

    let party: [UInt8]
    let code: [UInt8]
    let stall: Stall
    /// The time on the house's clock, in milliseconds since 1970. All times in this file are in
    /// this unit.
    let now: Int64
    let phase: Phase
    let round: PartyRound?
    let you: PartyGuest
    /// The screen that the house made for this guest, if asked to.
    let screen: JSONValue?

    private static let phases: [PartyWord] = [
        .gathering, .countIn, .playing, .judging, .podium, .over,
    ]

    init?(_ json: JSONValue?) {
        guard let json, let party = HouseReading.token(json[HouseMember.party], most: 64),
            let stall = json.stall(.game), let now = json.time(.now),
            let phase = json.word(.phase, of: Self.phases.map { $0.text }),
            let you = PartyGuest(json[.you])
        else { return nil }
        self.party = party
        // A finished party has no code, because another party may now be using that code.
        code = HouseReading.token(json[.code], most: 64) ?? []
        self.stall = stall
        self.now = now
        self.phase = Phase(rawValue: phase) ?? .gathering
        self.you = you
        round = PartyRound(json[.round])
        screen = json[.screen]
    }
}

/// A round of a party.
struct PartyRound {
    let number: Int
    let stall: Stall
    let starts: Int64
    /// When the house stops accepting runs.
    let closes: Int64
    let rulesVersion: Int
    /// The ticket for this guest's run; nil for a table, and after the verdict.
    let ticket: [UInt8]?
    /// The run's seed; nil for a table.
    let seed: UInt64?
    /// The number of the run's inputs that the house has; nil if it doesn't want any.
    let inputs: Int?
    let spin: PartySpin?
    /// In a table game, the pockets drawn so far.
    let pockets: [Int]

    fileprivate init?(_ json: JSONValue?) {
        guard let json, let number = json.rank(.number), let stall = json.stall(.game),
            let starts = json.time(.starts), let closes = json.time(.closes), starts <= closes,
            let rules = json.count(.rulesVersion)
        else { return nil }
        self.number = number
        self.stall = stall
        self.starts = starts
        self.closes = closes
        rulesVersion = rules
        ticket = HouseReading.token(json[.ticket])
        seed = json[.seed]?.text(most: WireLimits.seedDigits).flatMap { Hexadecimal.bits(of: $0) }
        inputs = json.count(.inputs)
        spin = PartySpin(json[.spin])
        pockets = (json[.pockets]?.list ?? []).compactMap { HouseReading.count($0) }
    }
}

/// A spin of a party's wheel.
struct PartySpin {
    let number: Int
    /// When betting closes.
    let closes: Int64
    /// The pocket the ball falls into; nil before the draw.
    let pocket: Int?

    fileprivate init?(_ json: JSONValue?) {
        guard let json, let number = json.rank(.number), let closes = json.time(.closes) else {
            return nil
        }
        self.number = number
        self.closes = closes
        pocket = json.count(.pocket)
    }
}

/// What the house knows about this guest.
struct PartyGuest {
    /// The state of the guest's run in the current or last round.
    enum State: UInt8 { case watching, playing, sent, counted, refused }

    /// The guest's number at the party.
    let guest: Int
    let isThere: Bool
    let isPlaying: Bool
    let state: State
    /// The guest's place in the round, from 1; nil if the guest isn't ranked.
    let place: Int?
    /// The number of guests who play the round.
    let of: Int
    /// The number of the last spin that this guest bet on; nil if none.
    let bet: Int?

    private static let states: [GuestWord] = [.watching, .playing, .sent, .counted, .refused]

    fileprivate init?(_ json: JSONValue?) {
        guard let json, let guest = json.rank(.guest), let isThere = json[.isThere]?.flag,
            let state = json.word(.state, of: Self.states.map { $0.text })
        else { return nil }
        self.guest = guest
        self.isThere = isThere
        self.state = State(rawValue: state) ?? .watching
        isPlaying = json[.isPlaying]?.flag ?? false
        place = json.rank(.place)
        of = json.rank(.of) ?? 1
        bet = json.rank(.bet)
    }
}

extension HouseReading {
    /// Whether these bytes could be one of the house's permanent identifiers.
    static func isIdentifier(_ bytes: [UInt8]) -> Bool {
        bytes.count == WireLimits.idLetters
            && bytes.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}

// Not inlined because each is called in many places.
extension JSONValue {
    @inline(never)
    func count(_ member: HouseMember) -> Int? { HouseReading.count(self[member]) }

    @inline(never)
    func rank(_ member: HouseMember) -> Int? { HouseReading.rank(self[member]) }

    /// Returns a time in milliseconds since 1970, up to the year 9999; nil if invalid.
    @inline(never)
    fileprivate func time(_ member: HouseMember) -> Int64? {
        guard case .number(let number?) = self[member],
            (0...253_402_300_799_999).contains(number)
        else { return nil }
        return number
    }

    /// Returns the stall whose word is the member's value; nil if no stall has that word.
    @inline(never)
    func stall(_ member: HouseMember) -> Stall? { self[member]?.text(most: 40)?.stall }

    /// Returns the index of the member's value in a list of words; nil if it isn't in the list.
    @inline(never)
    fileprivate func word(_ member: HouseMember, of words: [String]) -> UInt8? {
        guard let word = self[member]?.text(most: 40) else { return nil }
        return words.firstIndex { word.spells($0) }.map { UInt8($0) }
    }
}
