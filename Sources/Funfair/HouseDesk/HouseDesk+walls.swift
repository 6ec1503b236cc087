import Arcade
import Breakout
import HouseWire
import Phrases

// Walls that everybody sees: those of the house, and this device's that go there.

extension HouseDesk {
    /// Asks for the walls of an order: for the first, or for those behind what was told.
    mutating func askForWalls(_ order: WallOrder, isFurther: Bool = false) {
        guard isShown, !isLeaving else { return }
        gallery.begin(order)
        let page = isFurther ? gallery.pages : 0
        let route = HouseRoute.walls.asking(.by, order.rawValue).asking(.page, String(page))
        if connection.isUnderWay(route) { return }
        ask(route, isSecret: true) { desk, answer, _ in
            if answer.status == 200, order == desk.gallery.order {
                desk.gallery.pageArrived(answer.json, page: page)
            }
            return .nothing
        }
    }

    /// Whether walls are asked for.
    var isAskedForWalls: Bool { connection.isUnderWay(.walls) }

    /// Asks for a wall by its code, to which an address led.
    mutating func askForWall(_ code: WallCode) {
        ask(.wall(code.text)) { _, answer, hearing in
            if answer.status == 200, let wall = ShownWall(answer.json) { return .wall(wall.link) }
            let problem = answer.problem?.sentence(in: hearing.words)
            return .notice(problem ?? hearing.words[.wallNeedsHouse])
        }
    }

    /// Likes a wall, or does no more.
    mutating func like(_ wall: ShownWall) {
        let code = wall.code.text
        ask(wall.isLiked ? .noHeart(for: code) : .heart(for: code), about: wall.code)
    }

    /// Asks for something about a wall that everybody sees.
    ///
    /// - Parameter isQuiet: whether nobody is told why it isn't done.
    private mutating func ask(_ route: HouseRoute, about code: WallCode, isQuiet: Bool = false) {
        if connection.isUnderWay(route) { return }
        ask(route, isSecret: true) { desk, answer, hearing in
            if answer.status == 200, let wall = ShownWall(answer.json) {
                desk.gallery.note(wall, of: code)
                return .nothing
            }
            let sentence = answer.status == 204 ? nil : answer.sentence(in: hearing.words)
            let isGone = sentence == nil || answer.isProblem(.unknownWall)
            guard isGone || isQuiet && answer.refusal != nil else {
                return isQuiet ? .nothing : .notice(sentence ?? "")
            }
            desk.gallery.note(nil, of: code)
            return .hidden(code, because: isQuiet ? nil : sentence)
        }
    }

    /// Whether there is somebody here whose hearts count.
    var canLike: Bool { !book.names.isEmpty }

    // MARK: This device's walls

    /// Shows a wall to everybody: the house takes it with the recording that clears it, of a player whose
    /// name is this device's.
    mutating func show(_ link: WallLink, proof: [UInt8]) {
        let author = link.cleared.author
        let route = HouseRoute.publishing.asking(.name, link.name.text)
        if isLeaving || connection.isUnderWay(route) { return }
        guard book.owns(author) else {
            ask(.players, body: NameBody(author.text).json, isSecret: true) {
                desk, answer, hearing in
                guard desk.nameArrived(answer, of: author, in: hearing.words) else {
                    return .notice(answer.sentence(in: hearing.words))
                }
                desk.show(link, proof: proof)
                return .nothing
            }
            return
        }
        let code = WallCode(link.cleared.wall.drawing)
        ask(route, body: proof, kind: .recording, isSecret: true) { desk, answer, hearing in
            guard answer.isDone else { return .notice(answer.sentence(in: hearing.words)) }
            desk.askForWalls(.newest)
            return .shown(code)
        }
    }

    /// Takes a wall down that this device has shown.
    mutating func hide(_ code: WallCode, isQuiet: Bool = false) {
        ask(.unpublishing(code.text), about: code, isQuiet: isQuiet)
    }
}
