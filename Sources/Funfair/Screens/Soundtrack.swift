import Arcade
import Phrases

/// Looping music.
public enum Music: UInt8, CaseIterable, Sendable {
    /// For the menus.
    case home
    /// For runs.
    case play

    /// The word that identifies the music.
    public var word: String {
        switch self {
        case .home: "home"
        case .play: "play"
        }
    }
}

/// The current music, and the volumes.
public struct Soundtrack: Equatable, Sendable {
    /// The tune for the current screen.
    public let music: Music
    /// The music's loudness, in thousandths of the original.
    public let musicLoudness: Int
    /// The sound effects' loudness, in thousandths of the original.
    public let effectsLoudness: Int

    /// The music's loudness while the run is stopped, in percent of the usual loudness.
    private static let duckedPercent = 30

    init(_ music: Music, isDucked: Bool, _ settings: AppSettings) {
        let loudness = settings.isMuted ? 0 : Self.loudness(settings.musicVolume.value)
        self.music = music
        musicLoudness = isDucked ? loudness * Self.duckedPercent / 100 : loudness
        effectsLoudness = settings.isMuted ? 0 : Self.loudness(settings.effectsVolume.value)
    }

    /// Returns the loudness for a volume. Squaring makes steps sound about equally large at both
    /// ends of the range.
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

    /// Mutes or unmutes everything; selected while muted.
    var mute: Control {
        let control = DeviceSettings.mute.control
        return Control(
            words[control.bounds.name], .set(DeviceSettings.mute, records.settings.isMuted ? 0 : 1),
            isSelected: records.settings.isMuted)
    }
}
