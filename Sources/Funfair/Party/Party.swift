import Arcade
import HouseWire
import Phrases

/// A party from a guest's point of view: the membership, the house's last message and clock, and
/// the form to join. The run itself is in `Playing`. A class, so copying the app doesn't copy the
/// party.
final class Party {
    /// This device's membership; nil if the device isn't a guest.
    private(set) var member: PartyMember?
    /// The house's last message, if any.
    private(set) var said: GuestAnswer?
    /// The last screen that the house made for this guest; nil if a run has started since.
    var screen: GuestScreen?
    var clock = PartyClock()
    var poll = PartyPoll()
    /// The form to join.
    var entry = PartyEntry()
    /// The last round whose podium was announced.
    var announcedRound: Int?
    /// The message that says why this device is no longer a guest.
    var farewell: String?
    /// Whether to continue a restored run when the face next reports time.
    var isBack = false
    var wheel = PartyWheel()
    /// The move on its way to the house, if any.
    private var move: [UInt8]?
    /// The last move made since, to be sent next.
    private var nextMove: [UInt8]?
    private var requests = Requests()

    func takeRequests(into all: inout [Request]) { requests.move(into: &all) }

    /// Whether the party is still in progress for this device.
    var isOn: Bool { member != nil && said?.phase != .over }

    /// The current or last round.
    var round: PartyRound? { said?.round }

    /// The round started on this device, if it's still the house's current round.
    var turn: PartyTurn? {
        guard let turn = member?.turn, said == nil || round?.number == turn.number else {
            return nil
        }
        return turn
    }

    // MARK: Joining and leaving

    func join(_ member: PartyMember, _ answer: GuestAnswer) {
        self.member = member
        said = answer
        farewell = nil
        announcedRound = nil
        entry = PartyEntry()
        keep()
    }

    /// Ends the membership, and sets the message to show, if any.
    func leave(because sentence: String? = nil) {
        if member != nil { requests += .remove(.party) }
        member = nil
        said = nil
        screen = nil
        move = nil
        nextMove = nil
        farewell = sentence
        announcedRound = nil
        wheel = PartyWheel()
        isBack = false
        poll = PartyPoll()
    }

    /// Removes the stored membership of a finished party, but keeps its results on the screen.
    private func end() { requests += .remove(.party) }

    // MARK: Messages

    func receive(_ answer: GuestAnswer) {
        let wasOver = said?.phase == .over
        said = answer
        if answer.phase == .over, !wasOver { end() }
    }

    // MARK: The current round

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

    // MARK: Moves

    /// Returns whether to send a move now. While another is on its way, only the last one made is
    /// sent next.
    func begin(_ move: [UInt8]) -> Bool {
        guard let sent = self.move else {
            self.move = move
            return true
        }
        nextMove = sent == move ? nil : move
        return false
    }

    /// Ends the move on its way, and returns the next one, if any.
    func endMove() -> [UInt8]? {
        defer { nextMove = nil }
        move = nil
        return nextMove
    }

    // MARK: Storing

    private func keep() {
        if let member { requests += .save(.party, member.text) }
    }

    func restore(_ member: PartyMember) { self.member = member }
}

/// The state of a party's wheel.
struct PartyWheel {
    /// The number of the pending request with a bet, if any.
    var asked: Int?
    /// The seconds left to bet, as of the last frame.
    var left: Int?
}

/// The schedule for polling: once a second while the house responds.
struct PartyPoll {
    private static let pause = 1000.0
    private static let silentPause = 2000.0
    private static let longestPause = 10_000.0

    /// The pending request, and when it was sent.
    private(set) var asked: (id: Int, at: PartyClock.Stamp)?
    /// Milliseconds until the next poll.
    private var rest = 0.0

    /// Advances the schedule.
    ///
    /// - Returns: whether to poll now.
    mutating func pass(_ milliseconds: Double) -> Bool {
        rest -= max(0, milliseconds)
        return asked == nil && rest <= 0
    }

    mutating func begin(_ id: Int, at stamp: PartyClock.Stamp) {
        asked = (id, stamp)
        rest = Self.pause
    }

    /// Ends the pending request, because a response has arrived.
    mutating func end() { asked = nil }

    /// Handles a missing response, or a response that asks to try again later.
    mutating func fail(pause seconds: Int?) {
        asked = nil
        rest = min(max(Double(seconds ?? 0) * 1000, Self.silentPause), Self.longestPause)
    }

    /// Makes a poll due at once, because the situation has changed.
    mutating func pollNow() { rest = 0 }
}

/// The form for joining a party, with its problems.
struct PartyEntry {
    private(set) var code: [UInt8] = []
    /// What's wrong with the code or the party.
    var problem: String?
    /// What's wrong with the name.
    var nameProblem: String?
    /// An available name to offer instead of a taken one.
    var suggestion: PlayerName?
    /// The name to join with.
    var player: PlayerName?
    /// The pending request's number.
    var asked: Int?
    /// Whether the device is about to open a party, instead of joining the code's.
    var isOpening = false
    /// Whether the name was claimed again because the house had forgotten this device.
    var isAnew = false

    init(_ code: [UInt8] = []) { self.code = code }

    /// Whether the code is complete and well formed.
    var isWhole: Bool {
        let letters = WireLimits.codeAlphabet.bytes
        return code.count == WireLimits.codeLetters && code.allSatisfy { letters.contains($0) }
    }

    mutating func type(_ text: String) {
        code = Self.letters(in: text)
        problem = nil
    }

    /// Returns the letters of a code in a text, in upper case. The text may also be a link that has
    /// the code after its last slash or equals sign, or before what a messenger appended.
    static func letters(in text: String) -> [UInt8] {
        var entry = PartyEntry()
        var isAfterSign = false
        for byte in text.bytes {
            let capital = byte & ~0x20
            if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=") {
                isAfterSign = true
            } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&") {
                if !isAfterSign, entry.isWhole { break }
            } else if byte < 0x80, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(capital) {
                if isAfterSign { entry.code = [] }
                isAfterSign = false
                if entry.code.count < WireLimits.codeLetters { entry.code.append(capital) }
            }
        }
        return entry.code
    }

    /// Clears all problems, and forgets the pending request.
    mutating func clear() {
        problem = nil
        nameProblem = nil
        suggestion = nil
        asked = nil
        isOpening = false
    }
}
