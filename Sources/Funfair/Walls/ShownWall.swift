import Arcade
import Breakout
import HouseWire
import Phrases

/// A wall that everybody sees, as the house told of it. It never changes, and is a class because it is
/// handed around.
final class ShownWall {
    let code: WallCode
    let link: WallLink
    /// How many runs through it were counted.
    let plays: Int
    /// How many devices like it.
    let hearts: Int
    /// Whether this one does.
    let isLiked: Bool

    init?(_ json: JSONValue?) {
        guard let letters = json?[.link]?.text(most: WireLimits.linkLetters),
            let link = try? WallLink(letters: letters),
            let plays = HouseReading.count(json?[.plays]),
            let hearts = HouseReading.count(json?[.hearts])
        else { return nil }
        code = WallCode(link.cleared.wall.drawing)
        self.link = link
        self.plays = plays
        self.hearts = hearts
        isLiked = json?[.isLiked]?.flag ?? false
    }
}

/// Everybody's walls, as far as the house told of them.
struct Gallery {
    /// How they are ordered.
    private(set) var order = WallOrder.newest
    /// The walls; nil as long as the house has told nothing.
    private(set) var walls: [ShownWall]?
    /// How many pages they are.
    private(set) var pages = 0
    /// Whether there are more.
    private(set) var hasMore = false

    subscript(index: Int) -> ShownWall? {
        walls.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// From now on in that order, of which nothing is known yet.
    mutating func begin(_ order: WallOrder) {
        if order == self.order { return }
        self = Gallery()
        self.order = order
    }

    /// Takes a page in: the first one anew, and another one behind those before. While somebody looked
    /// a wall may have moved from one page to the next. What is no page of a house changes nothing.
    mutating func pageArrived(_ json: JSONValue?, page: Int) {
        guard let rows = json?[.rows]?.list, let more = json?[.hasMore]?.flag else { return }
        var walls = page == 0 ? [] : walls ?? []
        for row in rows.prefix(WireLimits.wallsOfPage) {
            guard let wall = ShownWall(row) else { continue }
            if !walls.contains(where: { $0.code == wall.code }) { walls.append(wall) }
        }
        self.walls = walls
        pages = page + 1
        hasMore = more && pages <= WireLimits.pages.upperBound
    }

    /// A wall is as the house tells it now; nil where it is gone.
    mutating func note(_ wall: ShownWall?, of code: WallCode) {
        guard let index = walls?.firstIndex(where: { $0.code == code }) else { return }
        if let wall { walls?[index] = wall } else { walls?.remove(at: index) }
    }
}
