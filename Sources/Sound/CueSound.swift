import Arcade

/// What is heard of a cue.
public struct CueSound: Equatable, Sendable {
    /// What sounds.
    public let effect: SoundEffect
    /// How high it has climbed, 0 to `effect.lastStep`.
    public let step: Int

    /// What a cue sounds like, or nil where it is not heard.
    ///
    /// - Parameters:
    ///   - name: what happened.
    ///   - climb: how high it sounds, as in `Cue.climb`; less than 1 counts as 1.
    public init?(of name: Cue.Name, climb: Int = 1) {
        guard let effect = SoundEffect.heard(of: name) else { return nil }
        self.effect = effect
        step = min(max(climb, 1) - 1, effect.lastStep)
    }

    /// What a cue sounds like, or nil where it is not heard.
    public init?(of cue: Cue) {
        self.init(of: cue.name, climb: cue.climb)
    }
}
