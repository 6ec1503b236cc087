import Arcade
import Breakout
import Testing

@testable import Funfair

extension Play {
    /// The screen with the walls.
    var wallsScreen: BlockScreen? { app.blockScreen(.walls) }

    var editor: WallEditorScreen? {
        if case .editor(let screen) = app.view.screen { screen } else { nil }
    }

    /// All walls on the screen.
    var shownWalls: [WallShelf.Item] { wallsScreen?.shelves.flatMap(\.items) ?? [] }

    /// Starts a new wall, draws a red brick at each of the given indices, and names the wall if
    /// `name` is given.
    mutating func drawWall(_ places: Int..., named name: String? = nil) {
        press(.visit(.walls), .wall(.draw))
        for place in places { send(.paint(place, begins: true)) }
        if let name { send(.type(.wallName, name, isFinished: true)) }
    }

    /// Lets a bot play the wall in the editor to its end, and waits until the result accepts taps.
    mutating func clearWall(as name: String = "Ada") throws {
        press(.wall(.tryOut))
        if app.playerScreen != nil { enter(name: name, at: .breakout) }
        try playOn()
    }

    /// Lets a bot play the run on the screen to its end.
    mutating func playOn() throws {
        let session = try #require(app.session)
        var cues: [Cue] = []
        var ticks = 0
        while app.session != nil, ticks < 200_000 {
            if session.phase == .running { session.cabinet.demonstrate(cues: &cues) }
            send(.elapsed(milliseconds: Playback.millisecondsPerTick))
            ticks += 1
        }
        wait(seconds: 1)
    }

    /// Answers a request for public walls.
    mutating func answerGallery(
        _ rows: [String], by order: String = "newest", page: Int = 0, hasMore: Bool = false
    ) {
        answer(
            "api/walls?by=\(order)&page=\(page)",
            body: """
                {"by":"\(order)","page":\(page),"hasMore":\(hasMore),\
                "rows":[\(rows.joined(separator: ","))]}
                """)
    }
}
