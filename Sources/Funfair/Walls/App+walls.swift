import Arcade
import Breakout
import Phrases

// Walls: drawn, kept, tried out and sent.

/// What controls about walls do.
public enum WallMove: Equatable, Sendable {
    /// Begins another wall.
    case draw
    /// Goes on drawing one.
    case change(Int)
    /// The next run is through this one.
    case play(Int)
    /// Shows how it was cleared.
    case watch(Int)
    /// Keeps it no more.
    case remove(Int)
    /// Keeps the one again that was removed last.
    case takeBack
    /// Does something to the wall in the editor.
    case edit(WallEditor.Move)
    /// Plays the wall that is being drawn.
    case tryOut
    /// Leaves the editor.
    case done
}

extension App {
    mutating func take(_ move: WallMove) {
        switch move {
        case .draw: draw()
        case .change(let number): walls.change(number)
        case .play(let number): choose(number)
        case .watch(let number): if let proof = walls.proof(of: number) { watch(proof) }
        case .remove(let number): walls.remove(number)
        case .takeBack: walls.takeBack()
        case .edit(let move): walls.edit(move)
        case .tryOut:
            guard let number = walls.open?.number else { return }
            choose(number)
            play()
        case .done: walls.leave()
        }
    }

    /// Hands drew at a place. Where a stroke begins, those who listen are told what is there now.
    mutating func paint(_ place: Int, begins: Bool) {
        walls.paint(place, begins: begins)
        guard begins, let tile = walls.open?.editor.tile(at: place) else { return }
        screens.say(name(of: tile))
    }

    /// What a tile is called: `red brick`.
    func name(of tile: WallTile) -> String {
        tile == .gap ? words[.gap] : Stall.breakout.looks[Int(tile.look) - 1].label(in: words)
    }

    private mutating func draw() {
        let number = words.number(walls.book.walls.count + 1)
        if let name = try? WallName(words[.wallNumber, number]) { walls.draw(named: name) }
    }

    /// Chooses a wall for the next run, and goes where that begins. A run that waits there is gone on
    /// with, or given up, before.
    private mutating func choose(_ number: Int) {
        guard let wall = walls.book[number]?.wall else { return }
        walls.choose(number)
        records.set(wall)
        records.set(.breakout, to: BreakoutSettings.drawnMode)
        playing.race(nil)
        open(.breakout)
    }

    /// A link leads to a wall: what it says is kept, and shown.
    mutating func takeWall(_ letters: [UInt8]) {
        do throws(WallLinkProblem) {
            let link = try WallLink(letters: letters)
            pause()
            go(to: .destination(.walls))
            walls.take(link)
        } catch {
            screens.notify(error.sentence(in: words))
        }
    }
}
