import House

/// A part of a guest's screen. In JSON, each kind has a member that no other kind has, so that an app
/// can ignore those that it doesn't know.
enum GuestBlock: Equatable, Sendable {
    /// A sentence.
    case line(String)
    /// Points.
    case score(String)
    /// The party's code.
    case code(String)
    /// The guest's own face: its number, its description, and the move that draws another one, if
    /// the guest may.
    case face(Int, name: String, GuestMove?)
    /// The run of the guest with this number and name, as it's played.
    case watch(Int, player: String)
    /// A medal for a place from 1 to 3.
    case medal(Int)
    /// A button.
    case button(GuestMove)
    /// One of several moves. The current one, if any, is chosen.
    case choice(title: String, [GuestMove])
    /// A link to a page, with its name.
    case link(String, String)
    /// The evening's standings, or the race.
    case board(title: String, [Place])

    /// A row of the standings.
    struct Place: Equatable, Sendable, Encodable {
        let place: Int
        let player: String
        let points: Int
        /// Whether rows above this one are left out.
        let followsGap: Bool
        /// The number of the guest's face, if the row is a guest's.
        var face: Int?
    }
}

/// A move that a guest may make, as a control.
struct GuestMove: Equatable, Sendable {
    let name: String
    let command: PartyCommand
    /// Whether this is the main button, or the current one of a choice.
    var isChosen = false
    /// The number of a guest's face, if the move is about a guest.
    var face: Int?
}

extension GuestMove: Encodable {
    private enum Member: CodingKey { case name, move, isChosen, face }

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Member.self)
        try members.encode(name, forKey: .name)
        try members.encode(command.text, forKey: .move)
        try members.encode(isChosen, forKey: .isChosen)
        try members.encodeIfPresent(face, forKey: .face)
    }
}

extension GuestBlock: Encodable {
    private enum Member: CodingKey {
        case text, score, code, face, watch, player, place, link, page, title, rows
    }

    func encode(to encoder: any Encoder) throws {
        if case .button(let move) = self { return try move.encode(to: encoder) }
        var members = encoder.container(keyedBy: Member.self)
        switch self {
        case .line(let text): try members.encode(text, forKey: .text)
        case .score(let text): try members.encode(text, forKey: .score)
        case .code(let text): try members.encode(text, forKey: .code)
        case .face(let number, let name, let another):
            try members.encode(number, forKey: .face)
            try members.encode(name, forKey: .title)
            try another?.encode(to: encoder)
        case .watch(let number, let player):
            try members.encode(number, forKey: .watch)
            try members.encode(player, forKey: .player)
        case .medal(let place): try members.encode(place, forKey: .place)
        case .link(let name, let address):
            // Not called `name`, which is a button's.
            try members.encode(name, forKey: .page)
            try members.encode(address, forKey: .link)
        case .button: break
        case .choice(let title, let moves):
            try members.encode(title, forKey: .title)
            try members.encode(moves, forKey: .rows)
        case .board(let title, let places):
            try members.encode(title, forKey: .title)
            try members.encode(places, forKey: .rows)
        }
    }
}
