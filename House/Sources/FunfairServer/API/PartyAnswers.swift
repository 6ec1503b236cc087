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
        /// The name of the text that explains `because`; left out if no text does.
        let says: String?
        let place: ExplicitNull<Int>
        let points: Int
        /// Left out at parties without teams, which keeps a crowd's updates short.
        let team: Int?
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
        /// The same before the last judged round; null for a guest who had no points then.
        let before: ExplicitNull<Before>

        struct Before: Encodable {
            let place: Int
            let points: Int

            init(_ placed: PartyPlace) {
                place = placed.place
                points = placed.points
            }
        }
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
    let way: ExplicitNull<String>
    /// The planned evening; null without a plan.
    let evening: ExplicitNull<EveningAnswer>
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
    let teamCount: Int
    let teams: [Team]
    let moments: [MomentAnswer]

    init(_ moment: PartyMoment) {
        let (room, view) = (moment.room, moment.view)
        party = room.stored.id
        code = room.stored.code ?? ""
        game = view.nextGame.stall.word
        way = ExplicitNull(view.nextGame.way)
        evening = ExplicitNull(EveningAnswer(room.party, view))
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
        let before = Dictionary(
            uniqueKeysWithValues: view.tableBefore.map { ($0.player, $0) })
        table = view.table.compactMap { placed in
            view[placed.player].map {
                Row(
                    place: placed.place, player: $0.name, points: placed.points,
                    before: ExplicitNull(before[placed.player].map(Row.Before.init)))
            }
        }
        moments = view.highlights.compactMap { MomentAnswer($0, view) }
        best = ExplicitNull(Best(view))
        teamCount = view.teamCount
        teams = view.teams.map { Team($0) }
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

    /// Returns the link to a party's results.
    static func results(_ id: String, at address: String) -> String { address + "party/\(id)" }
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
        says = guest.because.flatMap { FunfairPhrase(ofProblem: Array($0.utf8)) }.map { "\($0)" }
        place = ExplicitNull(guest.place)
        points = guest.points
        team = guest.team
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
