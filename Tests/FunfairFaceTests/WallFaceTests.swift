import Arcade
import Foundation
import Funfair
import Testing

@testable import FunfairFace

@Suite("Walls in the app")
@MainActor
struct WallFaceTests {
    private let fair = Fair()

    private var screen: WallEditorScreen? {
        if case .editor(let screen) = fair.face.view.screen { screen } else { nil }
    }

    private func editor() throws -> WallEditorScreen { try #require(screen) }

    /// Opens the editor with a new wall.
    private func draw() {
        fair.face.press(.visit(.walls))
        fair.face.press(.wall(.draw))
    }

    // MARK: The picture

    @Test func `The middle of each tile maps back to that tile`() throws {
        let picture = WallPicture(
            [UInt8](repeating: 1, count: 120), size: CGSize(width: 333, height: 171))
        for place in 0..<120 {
            let box = picture.box(of: place)
            #expect(picture.place(at: CGPoint(x: box.midX, y: box.midY)) == place)
        }
    }

    @Test(arguments: [(-1.0, 5.0), (5, -1), (100, 5), (5, 80), (.infinity, 5), (.nan, 5)])
    func `A point outside a wall's picture isn't on a tile`(x: Double, y: Double) {
        let picture = WallPicture(
            [UInt8](repeating: 0, count: 80), size: CGSize(width: 100, height: 80))
        #expect(picture.place(at: CGPoint(x: x, y: y)) == nil)
    }

    @Test func `A wall's picture of size zero has no tiles`() {
        let picture = WallPicture([UInt8](repeating: 0, count: 80), size: .zero)
        #expect(picture.place(at: .zero) == nil)
        #expect(picture.places(from: .zero, to: CGPoint(x: 50, y: 50)) == [])
    }

    @Test func `A fast finger draws a wall without gaps`() {
        let picture = WallPicture(
            [UInt8](repeating: 0, count: 80), size: CGSize(width: 400, height: 160))
        let places = picture.places(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 395, y: 5))
        #expect(places == Array(0..<10))
    }

    @Test func `A stroke begins at the touched tile, and draws each tile once`() {
        let picture = WallPicture(
            [UInt8](repeating: 0, count: 80), size: CGSize(width: 400, height: 160))
        var stroke = WallStroke()
        #expect(stroke.move(to: CGPoint(x: 400, y: 5), over: picture) == [])
        let first = stroke.move(to: CGPoint(x: 390, y: 5), over: picture)
        #expect(first == [.paint(9, begins: true)])
        #expect(stroke.move(to: CGPoint(x: 385, y: 6), over: picture) == [])
        let further = stroke.move(to: CGPoint(x: 305, y: 6), over: picture)
        #expect(further == [.paint(8, begins: false), .paint(7, begins: false)])
    }

    @Test func `Bricks in the wall editor look the same as on the stage`() {
        var tiles = [UInt8](repeating: 0, count: 80)
        tiles[3] = 1
        tiles[79] = 13
        let bricks = WallPicture(tiles, size: CGSize(width: 100, height: 80)).bricks
        let looks = Stall.breakout.looks
        #expect(bricks.map(\.look) == [looks[0], looks[12]])
        #expect(bricks.map(\.box.minX) == [30, 90])
    }

    @Test func `A stroke across a wall saves the walls once, at its end`() {
        draw()
        let before = saves
        fair.face.hold(true)
        for place in 0..<5 { fair.face.send(.paint(place, begins: place == 0)) }
        #expect(saves == before)
        fair.face.hold(false)
        #expect(saves == before + 1)
    }

    private var saves: Int { fair.store.saved.count { $0 == "funfair.walls" } }

    // MARK: Drawing

    @Test func `A wall can be drawn, described tile by tile, and played`() throws {
        draw()
        fair.face.send(.paint(24, begins: true))
        let (tiles, brushes) = (try editor().tiles, try editor().brushes)
        #expect(
            fair.face.label(ofPlace: 24, tile: tiles[24], brushes: brushes)
                == "Row 3, place 5: red brick")
        #expect(
            fair.face.label(ofPlace: 0, tile: tiles[0], brushes: brushes) == "Row 1, place 1: gap")
        #expect(try editor().brushes[0].sketch == nil)
        #expect(try editor().brushes[1].sketch != nil)
        fair.face.press(.wall(.tryOut))
        guard case .player(let player) = fair.face.view.screen else {
            return #expect(Bool(false), "no request was sent")
        }
        #expect(player.wall?.tiles.filter { $0 > 0 }.count == 1)
    }

    @Test(arguments: [
        ("\u{F700}", 25, WallKey.walk(15)), ("\u{F701}", 25, .walk(35)),
        ("\u{F702}", 25, .walk(24)), ("\u{F703}", 25, .walk(26)), (" ", 3, .draw),
        ("\r", 3, .draw), ("R", 3, .choose(.wall(.edit(.brush(1))))),
        ("r", 3, .choose(.wall(.edit(.brush(1))))), ("o", 3, .choose(.wall(.edit(.brush(15))))),
        ("O", 3, .choose(.wall(.edit(.brush(2))))), (".", 3, .choose(.wall(.edit(.brush(0))))),
    ])
    func `Keys move around a wall, draw and choose brushes`(key: String, place: Int, what: WallKey)
        throws
    {
        draw()
        #expect(WallKey(Character(key), at: place, of: try editor()) == what)
    }

    @Test(arguments: [
        ("\u{F700}", 5), ("\u{F701}", 75), ("\u{F702}", 30), ("\u{F703}", 39), ("q", 3),
    ])
    func `Moves beyond the wall's edge and other keys do nothing`(key: String, place: Int) throws {
        draw()
        #expect(WallKey(Character(key), at: place, of: try editor()) == nil)
    }

    // MARK: Links

    @Test(arguments: [
        "https://fair.example/#wall=AAAA", "https://fair.example/?wall=AAAA", "funfair:#wall=AAAA",
        // As messengers change it.
        "https://fair.example/#wall%3DAAAA", "https://fair.example/#wall=AAAA.",
        "https://fair.example/#wall=AAAA&fbclid=x", "https://fair.example/?wall=AAAA),",
        "https://fair.example/fair/wall/AAAA",
    ])
    func `An incomplete link to a wall is reported`(link: String)
        async throws
    {
        await fair.face.open(try #require(URL(string: link)))
        #expect(fair.face.view.notices.count == 1)
        #expect(fair.face.view.notices.first?.contains("incomplete") == true)
    }

    // MARK: At a house

    /// A link to Ada's wall “Eyes”.
    private nonisolated static let link = """
        AQRFeWVzCAAABQAAAAAFAAAAAAAFAAAFAAAAAAAFDAUFDAUAAAAFBQ4FBQ4FBQAFBQUFDw8FBQUFBQUFBRAF\
        BQUFBQUABQAAAAAFAAUAAAAFBQAFBQAAAgNBZGEBAAAAAAAAAAoDZKAGzAjWB3JS
        """

    private nonisolated static func walls(_ question: HouseRequest) -> HouseResponse {
        let body =
            question.path.hasPrefix("api/walls")
            ? """
            {"hasMore":false,"rows":[{"link":"\(link)","plays":3,"hearts":1,"isLiked":false}]}
            """ : #"{"ends":1,"games":[]}"#
        return HouseResponse(status: 200, body: Array(body.utf8))
    }

    @Test func `Shared walls can be listed, played and sent as a short link`() async throws {
        let fair = Fair(house: ScriptedHouse(Self.walls))
        fair.face.press(.open(.breakout))
        await settle()
        fair.face.press(.visit(.walls))
        await settle()
        var items: [WallShelf.Item] = []
        for case .shelf(let shelf) in fair.face.view.blocks { items = shelf.items }
        let item = try #require(items.first)
        #expect(item.name == "Eyes" && item.line.hasSuffix("3 runs · 1 heart"))
        let address = item.url(from: URL(string: "https://fair.example/"))?.absoluteString ?? ""
        #expect(address.wholeMatch(of: /https:\/\/fair\.example\/wall\/[\w-]{11}/) != nil)
        fair.face.press(try #require(item.play).action)
        guard case .player(let player) = fair.face.view.screen else {
            return #expect(Bool(false), "no request was sent")
        }
        #expect(player.wall?.name == "Eyes")
    }
}
