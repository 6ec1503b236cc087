import Arcade

/// The sound of a cue.
public struct CueSound: Equatable, Sendable {
    /// The effect to play.
    public let effect: SoundEffect
    /// The pitch step, 0 to `effect.lastStep`.
    public let step: Int
    /// Whether this sound cuts off the previous cue's sound, such as the ticks of a stopped wheel.
    /// The sounds of controls and of the ball on the wheel don't.
    public let silencesPrevious: Bool

    /// Creates the sound of a cue; nil for a silent cue.
    ///
    /// - Parameters:
    ///   - name: what happened.
    ///   - climb: the pitch, as in `Cue.climb`; less than 1 counts as 1.
    public init?(of name: Cue.Name, climb: Int = 1) {
        guard let effect = SoundEffect.effect(of: name) else { return nil }
        self.effect = effect
        step = min(max(climb, 1) - 1, effect.lastStep)
        silencesPrevious =
            switch name {
            case .button, .roll, .knock, .rattle: false
            default: true
            }
    }

    /// Creates the sound of a cue; nil for a silent cue.
    public init?(of cue: Cue) {
        self.init(of: cue.name, climb: cue.climb)
    }
}
