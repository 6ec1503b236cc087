import Arcade
import Phrases

/// Something to tell whoever listens to the fair, when there is a moment for it.
public struct Announcement: Equatable, Sendable {
    /// How many there were: the same words may have to be said again.
    public internal(set) var number = 0
    /// What to say.
    public internal(set) var text = ""
}

/// Decides what of a run is worth saying. Not each pop and each brick: nobody could listen to that
/// and play.
struct Announcer {
    /// A chain so long is worth a word when it ends.
    static let longChain = 5
    /// The time is told so often, in seconds, and once more so near the end.
    static let interval = 15
    static let nearEnd = 10

    private var last: HUD?
    private var wasCleared = false

    /// What there is to say now that a run stands so; nil where there is nothing.
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
        if let told = hud.told, told.number > last.told?.number ?? 0 {
            sentences.append(looks[told.look].name(in: words))
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
            Self.isTold(time)
        {
            sentences.append(words[.saidTime, words[.secondsLong, time.remaining], points])
        }
        guard var text = sentences.first else { return nil }
        for index in sentences.indices.dropFirst() {
            text = words[.sentences, text, sentences[index]]
        }
        return text
    }

    private static func isTold(_ time: HUD.Countdown) -> Bool {
        time.remaining == nearEnd
            || time.remaining > 0 && time.remaining < time.total
                && time.remaining % interval == 0
    }
}
