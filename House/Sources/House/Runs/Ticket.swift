import Arcade
import Foundation
import Funfair

/// The permission to play a public run, with the seed that the house drew and the time of issue.
///
/// The house doesn't store a ticket until it is used. It recognizes the ticket by its seal, and
/// stores it with a run, at most once.
package struct Ticket: Equatable, Sendable {
    /// How much longer than its ticks a run may take, from issuing the ticket to receiving the run.
    /// This allows for count-ins, pauses, the time between two walls, and the network.
    static let allowedPauses: Int64 = 60_000
    package static let idSize = 16

    /// Random bytes that make each ticket unique.
    let id: [UInt8]
    package let contest: Contest
    package let rulesVersion: UInt8
    package let entry: RunPurpose
    let holder: TicketHolder
    package let seed: UInt64
    package let issued: Timestamp

    var player: Int64 { holder.player }

    /// Whether the run must be played with the settings for parties. Ways to play other than the
    /// standard one have no such settings.
    var needsPartySettings: Bool { entry == .party && contest.isStandardWay }

    /// The deadline for the longest possible run, or for a run in a party's round.
    package var expiry: Timestamp {
        if entry == .party {
            return issued.later(
                milliseconds: Self.milliseconds(ofTicks: contest.stall.partyTicks)
                    + PartyRules.grace)
        }
        return issued.later(
            milliseconds: Self.milliseconds(ofTicks: contest.mostTicks) + Self.allowedPauses)
    }

    /// Returns how much longer than its ticks a run took, in milliseconds, from issuing the ticket
    /// to receiving the run.
    func pauses(ofTicks ticks: Int, at arrival: Timestamp) -> Int64 {
        max(0, arrival.milliseconds - issued.milliseconds - Self.milliseconds(ofTicks: ticks))
    }

    /// Returns how long the given number of ticks lasts, in milliseconds.
    static func milliseconds(ofTicks ticks: Int) -> Int64 {
        Int64(ticks) * 1000 / Int64(Clock.ticksPerSecond)
    }
}

/// A ticket's owner. The ticket contains its owner, so the house needn't look the owner up when the
/// run arrives.
struct TicketHolder: Equatable, Sendable {
    /// How many bytes of a hash to use. This many identify a device or a name as safely as the
    /// whole hash.
    static let markSize = 16

    let player: Int64
    private let device: [UInt8]
    private let name: [UInt8]

    /// - Parameters:
    ///   - player: the player's number.
    ///   - device: the hash of the secret of the device that owns the name.
    ///   - name: the name's key.
    init(player: Int64, device: Data, name: String) {
        self.player = player
        self.device = Self.mark(device)
        self.name = Self.mark(Hash.of(Array(name.utf8)))
    }

    init(_ player: Player) {
        self.init(player: player.id, device: player.device, name: player.key)
    }

    private static func mark(_ hash: some Sequence<UInt8>) -> [UInt8] {
        Array(hash.prefix(markSize))
    }

    /// Whether the ticket was issued to the given device.
    func has(_ device: Device) -> Bool { self.device == Self.mark(device.hash) }

    /// Whether the ticket was issued for the name with the given key.
    func isNamed(_ name: String) -> Bool { self.name == Self.mark(Hash.of(Array(name.utf8))) }

    // MARK: Marks in a sealed ticket

    fileprivate var marks: [UInt8] { device + name }

    fileprivate init(player: Int64, marks: ArraySlice<UInt8>) {
        self.player = player
        device = Self.mark(marks)
        name = Self.mark(marks.dropFirst(Self.markSize))
    }
}

/// Signs tickets, and recognizes them.
struct TicketSeal: Sendable {
    private static let version: UInt8 = 1
    private static let bodySize = 1 + Ticket.idSize + 3 + 8 + 8 + 8 + 2 * TicketHolder.markSize

    private let signer: Signer

    /// - Parameter key: the house's secret key.
    init(key: TicketKey) {
        self.signer = Signer(key: Array(key.bytes))
    }

    /// Returns the ticket as text, to send to the player.
    func text(of ticket: Ticket) -> String {
        var body: [UInt8] = [Self.version]
        body += ticket.id
        body += [ticket.contest.rawValue, ticket.rulesVersion, ticket.entry.rawValue]
        body += Self.bytes(UInt64(bitPattern: ticket.player))
        body += Self.bytes(ticket.seed)
        body += Self.bytes(UInt64(bitPattern: ticket.issued.milliseconds))
        body += ticket.holder.marks
        return Base64URL.text(of: body + signer.signature(of: body))
    }

    /// Reads a ticket; nil if the house didn't sign it.
    func ticket(_ text: String) -> Ticket? {
        guard let bytes = Base64URL.bytes(of: text),
            bytes.count == Self.bodySize + Signer.signatureSize
        else { return nil }
        let body = Array(bytes.prefix(Self.bodySize))
        guard signer.isSignature(Array(bytes.suffix(Signer.signatureSize)), of: body),
            body[0] == Self.version
        else { return nil }
        let id = Ticket.idSize + 1
        guard let contest = Contest(rawValue: body[id]),
            let entry = RunPurpose(rawValue: body[id + 2])
        else { return nil }
        return Ticket(
            id: Array(body[1..<id]), contest: contest, rulesVersion: body[id + 1], entry: entry,
            holder: TicketHolder(
                player: Int64(bitPattern: Self.number(body[(id + 3)...])),
                marks: body[(id + 27)...]),
            seed: Self.number(body[(id + 11)...]),
            issued: Timestamp(milliseconds: Int64(bitPattern: Self.number(body[(id + 19)...]))))
    }

    private static func bytes(_ number: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
