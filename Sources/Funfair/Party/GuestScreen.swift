import Arcade
import HouseWire

/// A guest's screen at a party, as the house made it. Ignores blocks of unknown kinds, so that newer
/// houses can send them, and everything out of bounds. A class, so copying the app doesn't copy it.
final class GuestScreen {
    private static let lastMedal = 3

    private(set) var screen: BlockScreen
    /// Why the guest's run doesn't count; empty if it may.
    let problem: String
    private let player: PlayerName
    /// The tag on this guest's row of a board.
    private let mark: String

    /// - Parameters:
    ///   - json: the screen in the house's response.
    ///   - player: this guest.
    ///   - mark: the tag on this guest's row of a board.
    init?(_ json: JSONValue?, for player: PlayerName, mark: String) {
        guard let json, let title = json.sentence(.title) else { return nil }
        screen = BlockScreen(.party, title: title)
        problem = json.sentence(.because) ?? ""
        self.player = player
        self.mark = mark
        for block in json[.blocks]?.list ?? []
        where screen.blocks.count < WireLimits.screenBlocks {
            add(block)
        }
    }

    /// Adds a block. Each kind of block has a member of its own.
    private func add(_ json: JSONValue) {
        screen.addText(json.sentence(.text), .line)
        screen.addText(json.sentence(.score), .score)
        screen.addText(json.sentence(.code), .code)
        if let place = json.rank(.place), place <= Self.lastMedal { screen.add(.medal(place)) }
        let control = control(json)
        let title = json.sentence(.title)
        if let face = json.count(.face) {
            screen.add(.face(face, name: title ?? "", another: control))
        } else {
            screen.offer(control, control?.isSelected ?? false ? .main : .plain)
        }
        if let title { add(json[.rows]?.list ?? [], title) }
    }

    /// Adds a choice or a board, whichever the rows are for. The guests of a choice have no current
    /// one, unlike the games.
    private func add(_ rows: [JSONValue], _ title: String) {
        var name = Choice.Name.guest
        var controls: [Control] = []
        var places: [Scoreboard.Row] = []
        var faces: (ofControls: [Int?], ofPlaces: [Int?]) = ([], [])
        for row in rows where controls.count + places.count < WireLimits.screenRows {
            if let control = control(row) {
                if control.isSelected { name = .game }
                controls.append(control)
                faces.ofControls.append(row.count(.face))
            }
            if let place = row.rank(.place), let player = HouseReading.name(row[.player]),
                let points = row.count(.points)
            {
                places.append(
                    Scoreboard.Row(
                        rank: place, entry: Scoreboard.Entry(player: player, score: points),
                        isJustPlayed: player == self.player,
                        followsGap: row[.followsGap]?.flag ?? false))
                faces.ofPlaces.append(row.count(.face))
            }
        }
        if !controls.isEmpty {
            screen.add(.choice(Choice(name, title, controls, faces: faces.ofControls)))
        }
        guard !places.isEmpty else { return }
        screen.add(
            .board(
                BoardTable(
                    name: title, title: title, rows: places, badges: places.map { _ in nil },
                    faces: faces.ofPlaces, mark: mark)))
    }

    private func control(_ json: JSONValue) -> Control? {
        guard let name = json.sentence(.name), let move = json[.move]?.text(most: WireLimits.move)
        else { return nil }
        return Control(name, .partyMove(move), isSelected: json[.isChosen]?.flag ?? false)
    }
}

extension JSONValue {
    @inline(never)
    fileprivate func sentence(_ member: HouseMember) -> String? {
        self[member]?.text(most: WireLimits.sentence)?.validText
    }
}
