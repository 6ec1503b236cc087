import Arcade

/// What is heard of a cue.
public struct CueSound: Equatable, Sendable {
    /// What sounds.
    public let effect: SoundEffect
    /// How high it has climbed, 0 to `effect.lastStep`.
    public let step: Int
    /// Whether what is still to come of the cue before comes no more: a wheel that was stopped ticks
    /// no more. A control stops no wheel, and neither does a ball on its way.
    public let isLast: Bool

    /// What a cue sounds like, or nil where it is not heard.
    ///
    /// - Parameters:
    ///   - name: what happened.
    ///   - climb: how high it sounds, as in `Cue.climb`; less than 1 counts as 1.
    public init?(of name: Cue.Name, climb: Int = 1) {
        guard let effect = SoundEffect.heard(of: name) else { return nil }
        self.effect = effect
        step = min(max(climb, 1) - 1, effect.lastStep)
        isLast =
            switch name {
            case .button, .roll, .knock, .rattle: false
            default: true
            }
    }

    /// What a cue sounds like, or nil where it is not heard.
    public init?(of cue: Cue) {
        self.init(of: cue.name, climb: cue.climb)
    }
}
