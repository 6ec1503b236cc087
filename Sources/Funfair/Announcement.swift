import Arcade

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
    mutating func words(for hud: HUD, isCleared: Bool, looks: [Look]) -> String? {
        defer {
            last = hud
            wasCleared = isCleared
        }
        guard let last, hud.purse == nil else { return nil }
        var sentences = ""
        if let chain = last.chain, chain.length >= Self.longChain,
            hud.chain.map({ $0.length < chain.length || $0.look != chain.look }) ?? true
        {
            sentences += " Chain of \(chain.length) \(looks[chain.look].name)."
        }
        if isCleared && !wasCleared { sentences += " Wall cleared, \(points(hud.score))." }
        if let lives = hud.lives?.left, lives > 0, lives < last.lives?.left ?? 0 {
            sentences += lives == 1 ? " 1 life left" : " \(lives) lives left"
            sentences += ", \(points(hud.score))."
        }
        if let time = hud.countdown, time.remaining != last.countdown?.remaining,
            Self.isTold(time)
        {
            sentences += " \(time.remaining) seconds left, \(points(hud.score))."
        }
        return sentences.isEmpty ? nil : sentences.trimmed
    }

    private static func isTold(_ time: HUD.Countdown) -> Bool {
        time.remaining == nearEnd
            || time.remaining > 0 && time.remaining < time.total
                && time.remaining % interval == 0
    }

    private func points(_ count: Int) -> String {
        count == 1 ? "1 point" : "\(count) points"
    }
}

extension App {
    mutating func say(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        announcement = Announcement(number: announcement.number + 1, text: text)
    }
}
