import Arcade
import Breakout
import HouseWire
import Phrases

/// Walls that belong together, below a title.
public struct WallShelf: Equatable, Sendable {
    /// A wall with what can be done about it.
    public struct Item: Equatable, Sendable {
        /// Its number, which no other of its shelf has.
        public let number: Int
        /// What it is called.
        public let name: String
        /// What is at each place, row by row from the upper left: 0 for a gap, and else one more than the
        /// row of Breakout's looks.
        public let tiles: [UInt8]
        /// Who cleared it and with what, or that nobody did so far; and what became of it at the house,
        /// in a line of its own.
        public let line: String
        /// The letters of a link to it, behind `wall=`; nil before it was cleared.
        public let link: String?
        /// Makes it the wall of the next run; nil while there is no brick.
        public let play: Control?
        /// Likes it, or does no more; nil where it is not to be liked here.
        public let like: Control?
        /// Watches how it was cleared, changes it, shows it to everybody, removes it.
        public let more: [Control]
    }

    /// What they are.
    public let title: String
    /// In which order they can be shown; none where there is one only.
    public let orders: [Control]
    /// The walls in that order; the newest first, where there is no choice.
    public let items: [Item]
    /// What there is to say where there are none.
    public let note: String?
    /// Shows more of them.
    public let further: Control?
    /// What sending one is called.
    public let send: String
}

/// The wall of the next run.
public struct WallCard: Equatable, Sendable {
    /// What is at each place, row by row from the upper left: 0 for a gap, and else one more than the
    /// row of Breakout's looks.
    public let tiles: [UInt8]
    /// What it is called.
    public let name: String
    /// Who cleared it, and with what.
    public let line: String
    /// To all walls.
    public let choose: Control
}

extension App {
    /// Walls that were drawn, here and elsewhere.
    var wallsScreen: BlockScreen {
        let book = walls.book
        var screen = BlockScreen(.walls, title: words[.walls])
        screen.say(words[.aboutWalls])
        if book.walls.isEmpty, !desk.isShown { screen.add(.wall(Self.exampleWall)) }
        if book.hasRoom { screen.offer(Control(words[.drawWall], .wall(.draw)), .main) }
        for (number, title) in [.wallArrived, .yourWalls, .othersWalls as FunfairPhrase]
            .enumerated()
        {
            var items: [WallShelf.Item] = []
            for wall in book.walls where shelf(of: wall) == number { items.append(item(wall)) }
            if items.isEmpty { continue }
            screen.add(
                .shelf(
                    WallShelf(
                        title: words[title], orders: [], items: items, note: nil, further: nil,
                        send: words[.send])))
        }
        if desk.isShown { screen.add(.shelf(everybodysWalls)) }
        return screen
    }

    /// A wall to look at where there is none yet.
    private static var exampleWall: [UInt8] {
        (0..<5 * WallDrawing.columns).map { UInt8(($0 + $0 / WallDrawing.columns) % 6 + 1) }
    }

    /// On which shelf a wall stands.
    private func shelf(of wall: KeptWall) -> Int {
        wall.number == walls.arrived ? 0 : wall.isOwn ? 1 : 2
    }

    private func item(_ wall: KeptWall) -> WallShelf.Item {
        let number = wall.number
        var more: [Control] = []
        if wall.isOwn { offer(.change, .change(number), among: &more) }
        if wall.cleared != nil, walls.hasProof(of: number) {
            offer(.watch, .watch(number), among: &more)
            if desk.isShown, wall.isOwn, !wall.isShown {
                offer(.showWall, .show(number), among: &more)
            }
        }
        if desk.isShown, wall.isShown {
            let scores = words[Stall.breakout.entry.staging.places.scores]
            more.append(Control(scores, .wall(.scores(number))))
        }
        // Also where it was changed since: what everybody sees is the wall as it was.
        if desk.isShown, wall.isOwn, wall.shown != nil {
            offer(.takeWallDown, .hide(number), among: &more)
        }
        offer(.remove, .remove(number), among: &more)
        return WallShelf.Item(
            number: number, name: wall.name.text, tiles: wall.drawing.looks, line: line(on: wall),
            link: wall.isOwn || wall.isShown ? wall.letters.map { String(bytes: $0) } : nil,
            play: wall.drawing.isEmpty ? nil : Control(words[.play], .wall(.play(number))),
            like: nil, more: more)
    }

    // Not inlined, for the size of the browser's module.
    @inline(never)
    private func offer(_ phrase: FunfairPhrase, _ move: WallMove, among controls: inout [Control]) {
        controls.append(Control(words[phrase], .wall(move)))
    }

    private func line(on wall: KeptWall) -> String {
        guard let cleared = wall.cleared else { return words[.wallNotCleared] }
        let line = line(on: cleared)
        return wall.isOwn && wall.isShown
            ? String(joining: line, "\n", words[.wallIsShown]) : line
    }

    private func line(on cleared: ClearedWall) -> String {
        words[.clearedBy, cleared.author.text, words[.points, cleared.score]]
    }

    // MARK: Everybody's

    private var everybodysWalls: WallShelf {
        let gallery = desk.gallery
        var items: [WallShelf.Item] = []
        for wall in gallery.walls ?? [] { items.append(item(wall, items.count)) }
        return WallShelf(
            title: words[.everybodysWalls],
            orders: Self.wallOrders.map { order, name in
                Control(words[name], .wall(.order(order)), isSelected: order == gallery.order)
            },
            items: items, note: items.isEmpty ? galleryNote : nil,
            further: gallery.hasMore ? Control(words[.moreWalls], .wall(.more)) : nil,
            send: words[.send])
    }

    private static let wallOrders: [(WallOrder, FunfairPhrase)] = [
        (.newest, .newestWalls), (.played, .mostPlayedWalls), (.liked, .bestLikedWalls),
    ]

    private var galleryNote: String {
        if desk.isAskedForWalls { return words[.askingHouse] }
        return words[desk.gallery.walls == nil ? .houseSilent : .noWallsYet]
    }

    /// - Parameter index: where the wall stands among those that were told.
    private func item(_ wall: ShownWall, _ index: Int) -> WallShelf.Item {
        let cleared = wall.link.cleared
        return WallShelf.Item(
            number: index, name: wall.link.name.text, tiles: cleared.wall.drawing.looks,
            line: String(
                joining: line(on: cleared), "\n",
                String(
                    joining: words[.runsCounted, wall.plays], " · ", words[.hearts, wall.hearts])),
            link: String(bytes: wall.code.letters),
            play: Control(words[.play], .wall(.playShown(index))),
            like: desk.canLike
                ? Control(words[.likeWall], .wall(.like(index)), isSelected: wall.isLiked) : nil,
            more: [])
    }

    /// The wall of the next run.
    var wallCard: WallCard {
        let wall = records.settings.wall
        let kept = walls.book.chosen.flatMap { walls.book[$0] }
        let shown = kept.flatMap { $0.drawing == wall.drawing ? $0 : nil }
        return WallCard(
            tiles: wall.drawing.looks,
            name: shown?.name.text
                ?? (wall == .standard
                    ? words[BreakoutLevel.all[0].name] : Contest.drawnWall.name(in: words)),
            line: shown.map { line(on: $0) } ?? "", choose: Control(words[.walls], .visit(.walls)))
    }
}
