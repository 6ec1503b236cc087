import Arcade
import Phrases

/// An announcement for screen readers.
public struct Announcement: Equatable, Sendable {
    /// A running number, since the same text may have to be announced again.
    public internal(set) var number = 0
    /// The text to read aloud; empty before the first announcement.
    public internal(set) var text = ""
}

/// Decides which events of a run to announce. Announcing every pop and brick would make the game
/// unplayable.
struct Announcer {
    /// The shortest chain whose end is announced.
    static let longChain = 5
    /// The interval between announcements of the time left, in seconds.
    static let interval = 15
    /// The time is announced for the last time when this many seconds are left.
    static let nearEnd = 10

    private var last: HUD?
    private var wasCleared = false

    /// Returns the announcement for the run's new state; nil if there's nothing to announce.
    mutating func text(
        for hud: HUD, isCleared: Bool, looks: [Look], in words: Words
    ) -> String? {
        defer {
            last = hud
            wasCleared = isCleared
        }
        guard let last, hud.purse == nil else { return nil }
        var sentences: [String] = []
        let points = words[.points, hud.score]
        if let chain = last.chain, chain.length >= Self.longChain,
            hud.chain.map({ $0.length < chain.length || $0.look != chain.look }) ?? true
        {
            sentences.append(
                words[.saidChain, words.number(chain.length), looks[chain.look].name(in: words)])
        }
        if isCleared && !wasCleared { sentences.append(words[.saidCleared, points]) }
        if let caption = hud.caption, caption.number > last.caption?.number ?? 0 {
            sentences.append(looks[caption.look].name(in: words))
        }
        if let lives = hud.lives?.left, lives > 0, lives < last.lives?.left ?? 0 {
            sentences.append(words[.saidLives, words[.lives, lives], points])
        }
        if hud.lost > last.lost {
            sentences.append(words[.saidLost, words[.points, hud.lost - last.lost]])
        }
        if let time = hud.countdown, let before = last.countdown, time.remaining > before.remaining
        {
            let more = time.remaining - before.remaining
            sentences.append(words[.saidMoreTime, words[.secondsLong, more]])
        }
        if let time = hud.countdown, time.remaining != last.countdown?.remaining,
            Self.isAnnounced(time)
        {
            sentences.append(words[.saidTime, words[.secondsLong, time.remaining], points])
        }
        guard var text = sentences.first else { return nil }
        for index in sentences.indices.dropFirst() {
            text = words[.sentences, text, sentences[index]]
        }
        return text
    }

    private static func isAnnounced(_ time: HUD.Countdown) -> Bool {
        time.remaining == nearEnd
            || time.remaining > 0 && time.remaining < time.total
                && time.remaining % interval == 0
    }
}
