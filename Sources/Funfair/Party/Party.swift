import Arcade
import HouseWire
import Phrases

/// A party, as a guest's phone knows it: where it is a guest, what the house said last, what time it is
/// there, and what is typed to come in. What is played of it is in `Playing`. A class, as there is one: the
/// app is copied without it.
final class Party {
    /// Where this device is a guest.
    private(set) var member: PartyMember?
    /// What the house said last.
    private(set) var said: GuestAnswer?
    var clock = PartyClock()
    var poll = PartyPoll()
    /// What is typed to come in.
    var entry = PartyEntry()
    /// How everybody stands, after the last round that is settled.
    var table: [Scoreboard.Row] = []
    /// After which round that was asked for last.
    var tabled: Int?
    /// Why this device is a guest no more.
    var farewell: String?
    /// Whether the run was kept, and is to go on as soon as time does.
    var isBack = false
    var wheel = PartyWheel()
    private var requests = Requests()

    func takeRequests(into all: inout [Request]) { requests.move(into: &all) }

    /// Whether it goes on: there is something to ask for.
    var isOn: Bool { member != nil && said?.phase != .over }

    /// The round that is under way, or was last.
    var round: PartyRound? { said?.round }

    /// The round that was begun here, while it is the house's.
    var turn: PartyTurn? {
        guard let turn = member?.turn, said == nil || round?.number == turn.number else {
            return nil
        }
        return turn
    }

    // MARK: Coming and going

    func join(_ member: PartyMember, _ answer: GuestAnswer) {
        self.member = member
        said = answer
        farewell = nil
        table = []
        tabled = nil
        entry = PartyEntry()
        keep()
    }

    /// It is over for this device; what the house said last may still be looked at.
    func leave(because sentence: String? = nil) {
        if member != nil { requests += .remove(.party) }
        member = nil
        said = nil
        table = []
        farewell = sentence
        tabled = nil
        wheel = PartyWheel()
        isBack = false
        poll = PartyPoll()
    }

    /// The party has ended: it is not come back to, and what it came to stays to be seen.
    private func end() { requests += .remove(.party) }

    // MARK: What the house says

    func hear(_ answer: GuestAnswer) {
        let wasOver = said?.phase == .over
        said = answer
        if answer.phase == .over, !wasOver { end() }
    }

    // MARK: The round that is played here

    func begin(_ turn: PartyTurn) {
        member?.turn = turn
        keep()
    }

    func bet(on spin: Int) {
        member?.turn?.spin = spin
        keep()
    }

    func endTurn() {
        member?.turn?.isDone = true
        wheel = PartyWheel()
        keep()
    }

    // MARK: What is kept

    private func keep() {
        if let member { requests += .save(.party, member.text) }
    }

    func restore(_ member: PartyMember) { self.member = member }
}

/// What is under way at a party's wheel.
struct PartyWheel {
    /// The bet that the house is being told.
    var asked: Int?
    /// How many seconds to bet were left a frame ago.
    var left: Int?
}

/// When the house is asked next: once a second, as long as it answers.
struct PartyPoll {
    private static let pause = 1000.0
    private static let silentPause = 2000.0
    private static let longestPause = 10_000.0

    /// The question under way, and when it was asked.
    private(set) var asked: (id: Int, at: PartyClock.Stamp)?
    /// Milliseconds before the next one.
    private var rest = 0.0

    /// Lets time pass.
    ///
    /// - Returns: whether it is time to ask.
    mutating func pass(_ milliseconds: Double) -> Bool {
        rest -= max(0, milliseconds)
        return asked == nil && rest <= 0
    }

    mutating func begin(_ id: Int, at stamp: PartyClock.Stamp) {
        asked = (id, stamp)
        rest = Self.pause
    }

    /// The answer is here.
    mutating func end() { asked = nil }

    /// No answer came, or one that says: later.
    mutating func fail(pause seconds: Int?) {
        asked = nil
        rest = min(max(Double(seconds ?? 0) * 1000, Self.silentPause), Self.longestPause)
    }

    /// Something is new: the house may be asked at once.
    mutating func hurry() { rest = 0 }
}

/// What is typed to come into a party, and what is wrong with it.
struct PartyEntry {
    private(set) var code: [UInt8] = []
    /// What is wrong with the code, or with the party.
    var problem: String?
    /// What is wrong with the name.
    var nameProblem: String?
    /// Another name, which is free.
    var suggestion: PlayerName?
    /// Who wants to come in.
    var player: PlayerName?
    /// The question under way.
    var asked: Int?
    /// Whether the house had forgotten this device, and was told its name anew.
    var isAnew = false

    init(_ code: [UInt8] = []) { self.code = code }

    /// Whether it is a code, as far as that can be seen.
    var isWhole: Bool {
        let letters = WireLimits.codeAlphabet.bytes
        return code.count == WireLimits.codeLetters && code.allSatisfy { letters.contains($0) }
    }

    mutating func type(_ text: String) {
        code = Self.letters(in: text)
        problem = nil
    }

    /// The letters of a text, as capitals, and no more than a code has.
    static func letters(in text: String) -> [UInt8] {
        var letters: [UInt8] = []
        for byte in text.bytes where letters.count < WireLimits.codeLetters {
            let capital = byte & ~0x20
            if byte < 0x80, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(capital) {
                letters.append(capital)
            }
        }
        return letters
    }

    /// Nothing is wrong any more, as far as is known.
    mutating func clear() {
        problem = nil
        nameProblem = nil
        suggestion = nil
        asked = nil
    }
}
