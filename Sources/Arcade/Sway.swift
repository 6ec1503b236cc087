/// A temporary deformation of things at or near an event. It affects only how they are drawn.
package struct Sway: Sendable {
    /// Changes how a command is drawn, if the sway affects it. `age` is in ticks.
    package typealias Bend =
        @Sendable (_ command: inout SceneCommand, SceneCommand.Shape, _ age: Int) -> Void

    let bend: Bend
    /// The age in ticks.
    var age = 0
    /// The life in ticks.
    let life: Int

    /// Creates a sway.
    ///
    /// - Parameter life: the duration in ticks.
    package init(life: Int, bend: @escaping Bend) {
        self.life = life
        self.bend = bend
    }

    var isOver: Bool { age >= life }
}
