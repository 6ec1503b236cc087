import Arcade
import Faces
import Foundation
import Languages
import Roulette

/// The games' constants that a party's big screen needs, because it doesn't load the module.
struct PartyTables: Encodable {
    /// A pocket, in the format of the page's looks.
    struct Pocket: Encodable {
        let name: String
        let colour: String
        let form = "pocket"

        private enum CodingKeys: CodingKey { case name, colour, form }
    }

    /// A bounce of the ball.
    struct Hop: Encodable {
        /// The duration in milliseconds.
        let time: Double
        /// The height in wheel radii.
        let height: Double
    }

    /// `BallTable`, in milliseconds and wheel radii.
    struct Ball: Encodable {
        let push = milliseconds(BallTable.push)
        let turns = BallTable.turns
        let wheelTurns = BallTable.wheelTurns
        let lastSpeed = BallTable.lastSpeed
        let fall = milliseconds(BallTable.fall)
        let captured = milliseconds(BallTable.captured)
        let rim = radii(BallTable.rim)
        let deflector = radii(BallTable.deflector)
        let pocket = radii(BallTable.pocket)
        let deflectors = BallTable.deflectors
        let reach = BallTable.reach
        let rolls = BallTable.rolls
        let rollSteps = BallTable.rollSteps
        let hops = BallTable.hops.map {
            Hop(time: milliseconds($0.ticks), height: radii($0.height))
        }
        let flights = BallTable.flights
        let ways = BallTable.ways

        private static func milliseconds(_ ticks: Double) -> Double {
            ticks * 1000 / Double(Arcade.Clock.ticksPerSecond)
        }

        private static func radii(_ units: Double) -> Double { units / BallTable.wheel }
    }

    /// A team, by the name of its text and the data of an SVG path.
    struct Team: Encodable {
        let name: String
        let emblem: String
    }

    /// The names of the shapes in pictures, by number.
    let shapes = SceneCommand.Shape.allCases.map { "\($0)" }
    /// The cue numbers, by name.
    let cues = Dictionary(
        uniqueKeysWithValues: Cue.Name.allCases.map { ("\($0)", $0.rawValue) })
    /// The pockets, clockwise from the zero.
    let wheel = Roulette.Pocket.wheel.map { pocket in
        Pocket(
            name: String(pocket.number),
            colour: String(format: "#%06x", pocket.colour.paint))
    }
    let ball = Ball()
    /// The teams, in the order of their numbers.
    let teams = zip(TeamPhrase.names, TeamEmblems.paths).map { name, path in
        Team(name: name.rawValue, emblem: path.data)
    }
    /// The side of an emblem's square.
    let emblemSide = FaceTables.side
}
