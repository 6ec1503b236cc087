import Arcade
import Phrases

/// Music that goes round and round.
public enum Music: UInt8, CaseIterable, Sendable {
    /// For looking around.
    case home
    /// For playing.
    case play

    /// The word for it in faces.
    public var word: String {
        switch self {
        case .home: "home"
        case .play: "play"
        }
    }
}

/// What is to be heard beside single cues, and how loud.
public struct Soundtrack: Equatable, Sendable {
    /// What goes round.
    public let music: Music
    /// How loud it is: thousandths of as loud as it is made.
    public let musicLoudness: Int
    /// The same of cues.
    public let effectsLoudness: Int

    /// The share of its loudness that music has while the player is away from the run.
    private static let duckedPercent = 30

    init(_ music: Music, isDucked: Bool, _ settings: AppSettings) {
        let loudness = settings.isMuted ? 0 : Self.loudness(settings.musicVolume.value)
        self.music = music
        musicLoudness = isDucked ? loudness * Self.duckedPercent / 100 : loudness
        effectsLoudness = settings.isMuted ? 0 : Self.loudness(settings.effectsVolume.value)
    }

    /// Squared: so the steps of a volume sound about as far apart at both ends.
    private static func loudness(_ volume: Int) -> Int { volume * volume * 10 }
}

extension App {
    var soundtrack: Soundtrack {
        let settings = records.settings
        if let replay = playing.replay {
            return Soundtrack(.play, isDucked: !replay.isMoving, settings)
        }
        guard let session else { return Soundtrack(.home, isDucked: false, settings) }
        return Soundtrack(.play, isDucked: session.isStopped, settings)
    }

    /// Silences everything, or lets it be heard again; selected while nothing is heard.
    var mute: Control {
        let control = DeviceSettings.mute.control
        return Control(
            words[control.bounds.name], .set(DeviceSettings.mute, records.settings.isMuted ? 0 : 1),
            isSelected: records.settings.isMuted)
    }
}
