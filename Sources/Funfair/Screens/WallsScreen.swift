import Arcade
import Breakout
import HouseWire
import Phrases

/// A titled group of walls.
public struct WallShelf: Equatable, Sendable {
    /// A wall with its controls.
    public struct Item: Equatable, Sendable {
        /// The wall's number, unique on its shelf.
        public let number: Int
        /// The name that the author chose.
        public let name: String
        /// The tile in each cell, row by row from the upper left: 0 for a gap, otherwise the index
        /// in Breakout's looks plus one.
        public let tiles: [UInt8]
        /// Who cleared the wall and their score, or that nobody has. A second line may report the
        /// wall's state at the house.
        public let line: String
        /// The letters after `wall=` in the wall's link; nil if this device can't share the wall.
        public let link: String?
        /// Chooses the wall for the next run; nil while the wall has no bricks.
        public let play: Control?
        /// Likes or unlikes the wall; nil if this device can't.
        public let like: Control?
        /// Controls to change, publish or remove the wall, to watch the run that cleared it, or to
        /// report it.
        public let more: [Control]
    }

    /// The title.
    public let title: String
    /// The available orders; empty if there is only one order.
    public let orders: [Control]
    /// The walls in the chosen order, or newest first.
    public let items: [Item]
    /// A note if there are no walls; otherwise nil.
    public let note: String?
    /// Loads more walls; nil if all walls are loaded.
    public let further: Control?
    /// The label for sending a wall.
    public let send: String
}

/// The wall of the next run.
public struct WallCard: Equatable, Sendable {
    /// The tile in each cell, row by row from the upper left: 0 for a gap, otherwise the index in
    /// Breakout's looks plus one.
    public let tiles: [UInt8]
    /// The name that the author chose.
    public let name: String
    /// Who cleared the wall, and their score.
    public let line: String
    /// Opens the list of walls.
    public let choose: Control
}

extension App {
    /// Drawn walls, local and public.
    var wallsScreen: BlockScreen {
        let book = walls.book
        var screen = BlockScreen(.walls, title: words[.walls])
        screen.addText(words[.aboutWalls])
        if book.walls.isEmpty, !desk.hasWalls { screen.add(.wall(Self.exampleWall)) }
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
        if desk.hasWalls { screen.add(.shelf(everybodysWalls)) }
        let hidden = book.hiddenAuthors.count
        if hidden > 0 {
            screen.offer(Control(words[.hiddenAuthors, words.number(hidden)], .wall(.showAuthors)))
        }
        return screen
    }

    /// An example to show while there are no walls.
    private static var exampleWall: [UInt8] {
        (0..<5 * WallDrawing.columns).map { UInt8(($0 + $0 / WallDrawing.columns) % 6 + 1) }
    }

    /// Returns the index of a wall's shelf; 3 if the wall is hidden.
    private func shelf(of wall: KeptWall) -> Int {
        if wall.number == walls.arrived { return 0 }
        if wall.isOwn { return 1 }
        if let cleared = wall.lastCleared, walls.book.hides(cleared) { return 3 }
        return 2
    }

    private func item(_ wall: KeptWall) -> WallShelf.Item {
        let number = wall.number
        let isPublic = isPublic(wall)
        var more: [Control] = []
        if wall.isOwn { offer(.change, .change(number), among: &more) }
        if wall.cleared != nil, walls.hasProof(of: number) {
            offer(.watch, .watch(number), among: &more)
            if desk.hasWalls, wall.isOwn, !isPublic {
                offer(.showWall, .show(number), among: &more)
            }
        }
        if isPublic {
            let scores = words[Stall.breakout.entry.staging.places.scores]
            more.append(Control(scores, .wall(.scores(number))))
        }
        // Offer this even after a change, because the public wall is the old version.
        if desk.isShown, wall.isOwn, wall.shown != nil {
            offer(.takeWallDown, .hide(number), among: &more)
        }
        offer(.remove, .remove(number), among: &more)
        return WallShelf.Item(
            number: number, name: wall.name.text, tiles: wall.drawing.looks, line: line(on: wall),
            link: (isPublic ? wall.shown?.letters : wall.isOwn ? wall.link?.letters : nil).map {
                String(bytes: $0)
            },
            play: wall.drawing.isEmpty ? nil : Control(words[.play], .wall(.play(number))),
            like: nil, more: more)
    }

    /// Whether everybody can see a wall in its current form. Not inlined, to keep the browser's
    /// module small.
    @inline(never)
    func isPublic(_ wall: KeptWall) -> Bool { desk.hasWalls && wall.isShown }

    // Not inlined, to keep the browser's module small.
    @inline(never)
    private func offer(_ phrase: FunfairPhrase, _ move: WallMove, among controls: inout [Control]) {
        controls.append(Control(words[phrase], .wall(move)))
    }

    private func line(on wall: KeptWall) -> String {
        guard let cleared = wall.cleared else { return words[.wallNotCleared] }
        let line = line(on: cleared)
        return wall.isOwn && isPublic(wall)
            ? String(joining: line, "\n", words[.wallIsShown]) : line
    }

    private func line(on cleared: ClearedWall) -> String {
        words[.clearedBy, cleared.author.text, words[.points, cleared.score]]
    }

    // MARK: Public walls

    private var everybodysWalls: WallShelf {
        let gallery = desk.gallery
        var items: [WallShelf.Item] = []
        let all = gallery.walls ?? []
        for index in all.indices where !walls.book.hides(all[index].link.cleared) {
            items.append(item(all[index], index))
        }
        return WallShelf(
            title: words[.everybodysWalls],
            orders: Self.wallOrders.map { order, name in
                Control(words[name], .wall(.order(order)), isSelected: order == gallery.order)
            },
            items: items, note: all.isEmpty ? galleryNote : nil,
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

    /// - Parameter index: the wall's index in the house's list.
    private func item(_ wall: ShownWall, _ index: Int) -> WallShelf.Item {
        let cleared = wall.link.cleared
        var more: [Control] = []
        if !desk.book.owns(cleared.author) {
            offer(.report, .report(index), among: &more)
            offer(.hideAuthor, .hideAuthor(index), among: &more)
        }
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
            more: more)
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
