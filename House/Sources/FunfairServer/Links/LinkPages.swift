import Foundation
import Funfair
import HTTPTypes
import House
import HouseWire
import Hummingbird

/// The addresses of walls, `/wall/CODE`, as people send them to each other. For messengers, each has a
/// title, a sentence and a picture. People get to the games' page.
struct LinkPages {
    /// How long others may keep a picture, in seconds. The host may take a wall down at any time.
    private static let pictureSeconds = 300
    private static let pictureEnd = ".png"
    private static let english = Locale(identifier: "en_US")

    let house: House
    let setup: ServerSetup

    func add(to router: Router<HouseContext>) {
        let wall = RouterPath("/wall/\(HousePart.wall.placeholder)")
        router.get(wall, use: self.wall)
        router.on(wall, method: .head) { request, context in
            try await self.wall(request, context).createHeadResponse()
        }
    }

    /// Whether a request is for one of these addresses. Answering it reads the store.
    static func isLink(_ request: Request) -> Bool {
        let parts = request.uri.path.split(separator: "/")
        return parts.count == 2 && parts[0] == "wall"
    }

    @Sendable private func wall(_ request: Request, _ context: HouseContext) async throws
        -> Response
    {
        let part = context.part(.wall)
        let isPicture = part.hasSuffix(Self.pictureEnd)
        let code = isPicture ? String(part.dropLast(Self.pictureEnd.count)) : part
        guard house.offers.walls else {
            let isCode = !isPicture && WallCode(Array(code.utf8)) != nil
            guard isCode else { throw HTTPError(.notFound) }
            return refusal(fragment: Self.fragment(ofWall: code))
        }
        let wall = try await found { try await house.walls.wall(code, for: nil) }
        if isPicture { return try picture(of: wall) }
        return page(
            PreviewPage(
                title: "“\(wall.name)”, a wall by \(wall.player)",
                sentence: "\(wall.player) cleared it with "
                    + wall.score.formatted(.number.locale(Self.english))
                    + " points. Can you beat that?",
                picture: PreviewPage.Picture(
                    address: address(of: wall.code.text + Self.pictureEnd, in: "wall/", request),
                    width: WallPicture.width, height: WallPicture.height,
                    about: "The wall of bricks"),
                fragment: Self.fragment(ofWall: wall.code.text)))
    }

    private static func fragment(ofWall code: String) -> String {
        "\(HousePart.wall.rawValue)=\(code)"
    }

    /// Returns a page that says what the host has turned off. The games' page says it, too, in the
    /// player's language.
    ///
    /// - Parameter fragment: the part of the games' page to open.
    private func refusal(fragment: String) -> Response {
        let row = Refusal.notOffered(.walls).row
        return page(
            PreviewPage(
                title: row.word.title, sentence: row.detail, picture: nil, fragment: fragment),
            status: HTTPResponse.Status(code: row.status))
    }

    /// Returns what `find` finds. An unknown code is answered like any other unknown address.
    private func found<Value>(_ find: () async throws -> Value) async throws -> Value {
        do {
            return try await find()
        } catch Refusal.unknownWall {
            throw HTTPError(.notFound)
        }
    }

    private func page(_ page: PreviewPage, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [
                .contentType: "text/html; charset=utf-8", .cacheControl: "no-cache",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: page.html)))
    }

    private func picture(of wall: ShownWall) throws -> Response {
        guard let proven = ProvenWall(link: Array(wall.link.utf8)) else {
            throw HTTPError(.notFound)
        }
        return Response(
            status: .ok,
            headers: [
                .contentType: "image/png",
                .cacheControl: "public, max-age=\(Self.pictureSeconds)",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: WallPicture.png(of: proven.looks))))
    }

    private func address(of name: String, in folder: String, _ request: Request) -> String {
        let isSecure =
            setup.tls != nil || setup.isBehindProxy && request.headers[.xForwardedProto] == "https"
        return Self.address(
            of: name, in: folder,
            at: PageAddress(authority: request.head.authority, isSecure: isSecure),
            below: setup.isBehindProxy ? request.headers[.xForwardedPrefix] ?? "" : "")
    }

    /// Returns the address of a file next to the requested page. It's complete, as messengers need
    /// it, if the proxy reports the page's host; otherwise, it's relative to the page.
    ///
    /// - Parameters:
    ///   - name: the file's name.
    ///   - folder: the path of the file's folder, which ends in a slash.
    ///   - host: the root of the requested host; nil if unknown.
    ///   - prefix: the path of the house, as the proxy reports it.
    static func address(
        of name: String, in folder: String, at host: PageAddress?, below prefix: String
    ) -> String {
        guard let host, !host.host.isLoopback else { return name }
        let path = prefix.split(separator: "/").map { $0 + "/" }.joined()
        return PageAddress(host.text + path).map { $0.text + folder + name } ?? name
    }
}
