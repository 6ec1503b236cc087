import Arcade
import Breakout
import HouseWire
import Phrases

// Browsing the house's public walls, and publishing this device's walls.

extension HouseDesk {
    /// Requests the first page of public walls in the given order, or the next page if `isFurther`.
    mutating func askForWalls(_ order: WallOrder, isFurther: Bool = false) {
        guard hasWalls, !isLeaving else { return }
        gallery.begin(order)
        let page = isFurther ? gallery.pages : 0
        let route = HouseRoute.walls.asking(.by, order.rawValue).asking(.page, String(page))
        if connection.isPending(route) { return }
        ask(route, isSecret: true) { desk, answer, _ in
            if answer.status == 200, order == desk.gallery.order {
                desk.gallery.pageArrived(answer.json, page: page)
            }
            return .nothing
        }
    }

    /// Whether a request for walls is pending.
    var isAskedForWalls: Bool { connection.isPending(.walls) }

    /// Requests a wall by the code in a link.
    mutating func askForWall(_ code: WallCode) {
        ask(.wall(code.text)) { _, answer, context in
            if answer.status == 200, let wall = ShownWall(answer.json) { return .wall(wall.link) }
            let problem = answer.problem?.sentence(in: context.words)
            return .notice(problem ?? context.words[.wallNeedsHouse])
        }
    }

    /// Likes a wall, or removes the like.
    mutating func like(_ wall: ShownWall) {
        let code = wall.code.text
        ask(wall.isLiked ? .noHeart(for: code) : .heart(for: code), about: wall.code)
    }

    /// Reports a wall to the host. The house also takes reports from devices without a name.
    mutating func report(_ wall: ShownWall) {
        if !isLeaving { ask(.report(of: wall.code.text), about: wall.code) }
    }

    /// Sends a request about a public wall.
    ///
    /// - Parameter isQuiet: whether to suppress the message if the request fails.
    private mutating func ask(_ route: HouseRoute, about code: WallCode, isQuiet: Bool = false) {
        if connection.isPending(route) { return }
        ask(route, isSecret: true) { desk, answer, context in
            if answer.status == 200, let wall = ShownWall(answer.json) {
                desk.gallery.note(wall, of: code)
                return .nothing
            }
            if answer.status == 204, route.method == .post { return .reported(code) }
            let sentence = answer.status == 204 ? nil : answer.sentence(in: context.words)
            let isGone = sentence == nil || answer.isProblem(.unknownWall)
            guard isGone || isQuiet && answer.refusal != nil else {
                return isQuiet ? .nothing : .notice(sentence ?? "")
            }
            desk.gallery.note(nil, of: code)
            return .hidden(code, because: isQuiet ? nil : sentence)
        }
    }

    /// Whether this device can like walls, which requires a name at the house.
    var canLike: Bool { !book.names.isEmpty }

    // MARK: This device's walls

    /// Publishes a wall. The house requires the recording of a run that clears the wall, by a
    /// player whose name this device owns.
    mutating func show(_ link: WallLink, proof: [UInt8]) {
        let author = link.cleared.author
        let route = HouseRoute.publishing.asking(.name, link.name.text)
        if isLeaving || connection.isPending(route) { return }
        guard book.owns(author) else {
            ask(.players, body: NameBody(author.text).json, isSecret: true) {
                desk, answer, context in
                guard desk.nameArrived(answer, of: author, in: context.words) else {
                    return .notice(answer.sentence(in: context.words))
                }
                desk.show(link, proof: proof)
                return .nothing
            }
            return
        }
        let code = WallCode(link.cleared.wall.drawing)
        ask(route, body: proof, kind: .recording, isSecret: true) { desk, answer, context in
            guard answer.isDone else { return .notice(answer.sentence(in: context.words)) }
            desk.askForWalls(.newest)
            return .shown(code)
        }
    }

    /// Takes down a wall that this device published.
    mutating func hide(_ code: WallCode, isQuiet: Bool = false) {
        ask(.unpublishing(code.text), about: code, isQuiet: isQuiet)
    }
}
