import Foundation
import Funfair
import House
import HouseWire

/// A party as a big screen shows it, without the code and link for phones.
struct PartyAnswer: Encodable {
    struct Guest: Encodable {
        let guest: Int
        let player: String
        let face: Int
        let isThere: Bool
        let isSilent: Bool
        let isPlaying: Bool
        let state: String
        let score: ExplicitNull<Int>
        let chain: ExplicitNull<Int>
        let money: ExplicitNull<Int>
        let because: ExplicitNull<String>
        let place: ExplicitNull<Int>
        let points: Int
    }

    struct Call: Encodable {
        let what: String
        let guest: ExplicitNull<Int>
        let player: ExplicitNull<String>
        let number: ExplicitNull<Int>
        let at: Int64
    }

    struct Place: Encodable {
        let place: Int
        let player: String
        let score: Int
        let run: ExplicitNull<String>
    }

    struct Row: Encodable {
        let place: Int
        let player: String
        let points: Int
    }

    struct Best: Encodable {
        struct Chain: Encodable {
            let player: String
            let length: Int
        }

        struct Comeback: Encodable {
            let player: String
            let places: Int
        }

        let chain: ExplicitNull<Chain>
        let comeback: ExplicitNull<Comeback>
    }

    let party: String
    let code: String
    let game: String
    let now: Int64
    let phase: String
    let most: Int
    let round: ExplicitNull<RoundAnswer>
    let guests: [Guest]
    let race: [Int]
    let call: ExplicitNull<Call>
    let photo: [Int]
    let places: [Place]
    let table: [Row]
    let best: ExplicitNull<Best>

    init(_ moment: PartyMoment) {
        let (room, view) = (moment.room, moment.view)
        party = room.stored.id
        code = room.stored.code ?? ""
        game = room.party.stall.word
        now = moment.now.milliseconds
        phase = view.phase.word.text
        most = PartyRules.mostGuests
        round = ExplicitNull(view.round.map { RoundAnswer($0, view) })
        // Guests who left without playing aren't shown, because strangers can come and go all
        // evening.
        let shown = view.guests.filter { $0.isThere || $0.isPlaying || $0.points > 0 }
        guests = shown.map { Guest($0) }
        let lanes = Dictionary(uniqueKeysWithValues: zip(shown.map(\.player), shown.indices))
        race = view.race?.lanes.compactMap { lanes[$0.player] } ?? []
        call = ExplicitNull(view.call.map { Call($0, view) })
        photo = view.photo.compactMap { lanes[$0] }
        places = view.places.compactMap { placed in
            view[placed.player].map {
                Place(
                    place: placed.place, player: $0.name, score: placed.points,
                    run: ExplicitNull(view.settled?.run(of: placed.player)))
            }
        }
        table = view.table.compactMap { placed in
            view[placed.player].map {
                Row(place: placed.place, player: $0.name, points: placed.points)
            }
        }
        best = ExplicitNull(Best(view))
    }
}

/// The QR code and link that phones join with. Only these members differ between viewers.
struct PartyJoin: Encodable, Sendable {
    struct Code: Encodable, Sendable {
        let size: Int
        let rows: [String]
    }

    let address: String
    let qr: ExplicitNull<Code>

    /// - Parameters:
    ///   - code: the party's code; nil if the party is over.
    ///   - address: the address of the house's page; empty if unknown.
    init(_ code: String?, at address: String) {
        let link = code.map { address.isEmpty ? "" : PartyLink.join($0, at: address) } ?? ""
        self.address = link
        qr = ExplicitNull(
            link.isEmpty
                ? nil : QRCode(link).map { Code(size: $0.rows.count, rows: $0.rows) })
    }

    /// Returns a party's JSON object with these members added.
    func json(with party: Broadcast<PartyMoment>) throws -> Data {
        let answer = try party.answer
        return try party.bytes("at " + address) { _ in
            try JSONEncoder.house.encode(self).dropLast() + Data(",".utf8) + answer.dropFirst()
        }
    }
}

extension Broadcast<PartyMoment> {
    /// The JSON that is the same for every viewer.
    fileprivate var answer: Data {
        get throws { try bytes("answer") { try JSONEncoder.house.encode(PartyAnswer($0)) } }
    }
}

/// Links to the house's page.
enum PartyLink {
    /// Returns the link to join the party with the given code.
    static func join(_ code: String, at address: String) -> String {
        address + "#\(HouseQuery.party.rawValue)=\(code)"
    }
}

extension PartyAnswer.Guest {
    fileprivate init(_ guest: PartyView.Guest) {
        self.guest = guest.number
        player = guest.name
        face = guest.face.number
        isThere = guest.isThere
        isSilent = guest.isSilent
        isPlaying = guest.isPlaying
        state = guest.state.text
        score = ExplicitNull(guest.score)
        chain = ExplicitNull(guest.chain)
        money = ExplicitNull(guest.money)
        because = ExplicitNull(guest.because)
        place = ExplicitNull(guest.place)
        points = guest.points
    }
}

extension PartyAnswer.Call {
    fileprivate init(_ call: PartyCall, _ view: PartyView) {
        let (word, player, number): (CallWord, Int64?, Int?) =
            switch call.what {
            case .lead(let player): (.lead, player, nil)
            case .chain(let player, let length): (.chain, player, length)
            case .hit(let player, let pocket): (.hit, player, pocket)
            case .fell(let pocket): (.fell, nil, pocket)
            }
        what = word.text
        let guest = player.flatMap { view[$0] }
        self.guest = ExplicitNull(guest?.number)
        self.player = ExplicitNull(guest?.name)
        self.number = ExplicitNull(number)
        at = call.moment.milliseconds
    }
}

extension PartyAnswer.Best {
    fileprivate init?(_ view: PartyView) {
        let chain = view.settled?.longest.flatMap { best in
            view[best.player].map { Chain(player: $0.name, length: best.length) }
        }
        let comeback = view.settled?.comeback.flatMap { best in
            view[best.player].map { Comeback(player: $0.name, places: best.places) }
        }
        guard chain != nil || comeback != nil else { return nil }
        self.chain = ExplicitNull(chain)
        self.comeback = ExplicitNull(comeback)
    }
}
