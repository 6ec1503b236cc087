import Foundation
import Funfair
import House
import HouseWire

/// A party as a big screen shows it, without how phones join.
struct PartyAnswer: Encodable {
    struct Guest: Encodable {
        let guest: Int
        let player: String
        let isThere: Bool
        let isSilent: Bool
        let isPlaying: Bool
        let state: String
        let score: Told<Int>
        let chain: Told<Int>
        let money: Told<Int>
        let because: Told<String>
        let place: Told<Int>
        let points: Int
    }

    struct Call: Encodable {
        let what: String
        let player: Told<String>
        let number: Told<Int>
        let at: Int64
    }

    struct Place: Encodable {
        let place: Int
        let player: String
        let score: Int
        let run: Told<String>
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

        let chain: Told<Chain>
        let comeback: Told<Comeback>
    }

    let party: String
    let code: String
    let game: String
    let now: Int64
    let phase: String
    let most: Int
    let round: Told<RoundAnswer>
    let guests: [Guest]
    let race: [Int]
    let call: Told<Call>
    let places: [Place]
    let table: [Row]
    let best: Told<Best>

    init(_ moment: PartyMoment) {
        let (room, view) = (moment.room, moment.view)
        party = room.stored.id
        code = room.stored.code ?? ""
        game = room.party.stall.word
        now = moment.now.milliseconds
        phase = view.phase.word.text
        most = PartyRules.mostGuests
        round = Told(view.round.map { RoundAnswer($0, view) })
        // Guests who left without playing aren't shown: strangers may come and go all evening.
        let shown = view.guests.filter { $0.isThere || $0.isPlaying || $0.points > 0 }
        guests = shown.map { Guest($0) }
        let lanes = Dictionary(uniqueKeysWithValues: zip(shown.map(\.player), shown.indices))
        race = view.race?.lanes.compactMap { lanes[$0.player] } ?? []
        call = Told(view.call.map { Call($0, view) })
        places = view.places.compactMap { placed in
            view[placed.player].map {
                Place(
                    place: placed.place, player: $0.name, score: placed.points,
                    run: Told(view.settled?.run(of: placed.player)))
            }
        }
        table = view.table.compactMap { placed in
            view[placed.player].map {
                Row(place: placed.place, player: $0.name, points: placed.points)
            }
        }
        best = Told(Best(view))
    }
}

/// How phones join a party: the only part that differs between viewers.
struct PartyJoin: Encodable, Sendable {
    struct Code: Encodable, Sendable {
        let size: Int
        let rows: [String]
    }

    let address: String
    let qr: Told<Code>

    /// - Parameters:
    ///   - code: the party's code; nil if the party is over.
    ///   - address: the address of this house's page; empty if unknown.
    init(_ code: String?, at address: String) {
        let link = code.map { address.isEmpty ? "" : PartyLink.join($0, at: address) } ?? ""
        self.address = link
        qr = Told(
            link.isEmpty
                ? nil : QRCode(link).map { Code(size: $0.rows.count, rows: $0.rows) })
    }

    /// Returns a party with these members, as one JSON object.
    func json(with party: Broadcast<PartyMoment>) throws -> Data {
        let answer = try party.answer
        return try party.bytes("at " + address) { _ in
            try JSONEncoder.house.encode(self).dropLast() + Data(",".utf8) + answer.dropFirst()
        }
    }
}

extension Broadcast<PartyMoment> {
    /// The part that is the same for every viewer.
    fileprivate var answer: Data {
        get throws { try bytes("answer") { try JSONEncoder.house.encode(PartyAnswer($0)) } }
    }
}

/// Links to the page.
enum PartyLink {
    /// Returns the link that joins a party.
    static func join(_ code: String, at address: String) -> String {
        address + "#\(HouseQuery.party.rawValue)=\(code)"
    }
}

extension PartyAnswer.Guest {
    fileprivate init(_ guest: PartyView.Guest) {
        self.guest = guest.number
        player = guest.name
        isThere = guest.isThere
        isSilent = guest.isSilent
        isPlaying = guest.isPlaying
        state = guest.state.text
        score = Told(guest.score)
        chain = Told(guest.chain)
        money = Told(guest.money)
        because = Told(guest.because)
        place = Told(guest.place)
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
        self.player = Told(player.flatMap { view[$0]?.name })
        self.number = Told(number)
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
        self.chain = Told(chain)
        self.comeback = Told(comeback)
    }
}
