/// How things of a scene give way to what happened to them, or beside them, for a while. It changes how
/// they are drawn, never where they are.
package struct Sway: Sendable {
    /// Changes how a command is drawn, if it is one of those that it is about; so many ticks after it
    /// began.
    package typealias Bend =
        @Sendable (_ command: inout SceneCommand, SceneCommand.Shape, _ age: Int) -> Void

    let bend: Bend
    /// Ticks.
    var age = 0
    /// Ticks.
    let life: Int

    /// - Parameter life: how many ticks it lasts.
    package init(life: Int, bend: @escaping Bend) {
        self.life = life
        self.bend = bend
    }

    var isOver: Bool { age >= life }
}
