import Arcade
import Foundation
import Funfair
import Phrases

/// A target on the stage, for assistive technologies.
public struct StageTarget: Identifiable, Equatable, Sendable {
    /// A target's identity for as long as it exists.
    public struct ID: Hashable, Sendable {
        let shape: Float
        let look: Float
        let number: Float
        let x: Float
        let y: Float
    }

    /// The target's identity.
    public let id: ID
    /// The spoken label: `pink bubble, 2 points`.
    public let label: String
    /// The position, in points of the view that draws the stage.
    public let frame: CGRect
    /// Whether the target can be touched, not only read.
    public let isTouchable: Bool

    /// Returns the targets of a scene.
    static func all(
        in scene: FairScene, looks: [Look], at place: StagePlace, words: Words
    ) -> [StageTarget] {
        scene.commands.compactMap { command in
            guard let id = ID(command), looks.indices.contains(Int(command.look)) else {
                return nil
            }
            return StageTarget(
                id: id, label: looks[Int(command.look)].label(in: words),
                frame: place.frame(
                    x: command.x, y: command.y, size: command.size, stretch: command.stretch),
                isTouchable: command.shape == bubble)
        }
    }

    /// Returns the current position of a target in stage units, or nil if it's gone.
    static func place(of id: ID, in scene: FairScene) -> FairPoint? {
        scene.commands.first { ID($0) == id }.map { FairPoint(x: Double($0.x), y: Double($0.y)) }
    }

    fileprivate static let bubble = Float(SceneCommand.Shape.bubble.rawValue)
    fileprivate static let brick = Float(SceneCommand.Shape.brick.rawValue)
}

extension StageTarget.ID {
    /// Bubbles move and have numbers. Bricks stay in place and have no numbers.
    fileprivate init?(_ command: SceneCommand) {
        let isBubble = command.shape == StageTarget.bubble
        guard isBubble || command.shape == StageTarget.brick else { return nil }
        self.init(
            shape: command.shape, look: command.look, number: isBubble ? command.amount : 0,
            x: isBubble ? 0 : command.x, y: isBubble ? 0 : command.y)
    }
}
