import Arcade
import Breakout
import HouseWire
import Phrases

/// A public wall, as reported by the house. An immutable class, which is cheap to copy.
final class ShownWall {
    let code: WallCode
    let link: WallLink
    /// The number of counted runs on the wall.
    let plays: Int
    /// The number of devices that like the wall.
    let hearts: Int
    /// Whether this device likes the wall.
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

/// The public walls loaded so far.
struct Gallery {
    /// The order of the walls.
    private(set) var order = WallOrder.newest
    /// The walls; nil until the house has sent any.
    private(set) var walls: [ShownWall]?
    /// The number of pages loaded.
    private(set) var pages = 0
    /// Whether there are more pages.
    private(set) var hasMore = false

    subscript(index: Int) -> ShownWall? {
        walls.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// Switches to the given order. If the order changes, forgets the walls.
    mutating func begin(_ order: WallOrder) {
        if order == self.order { return }
        self = Gallery()
        self.order = order
    }

    /// Adds a page. The first page replaces all walls; later pages are appended. Skips duplicates,
    /// because a wall may have moved to the next page in the meantime. Ignores invalid pages.
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

    /// Replaces a wall with its new version, or removes the wall if `wall` is nil.
    mutating func note(_ wall: ShownWall?, of code: WallCode) {
        guard let index = walls?.firstIndex(where: { $0.code == code }) else { return }
        if let wall { walls?[index] = wall } else { walls?.remove(at: index) }
    }
}
