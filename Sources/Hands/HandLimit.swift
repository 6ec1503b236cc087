import Arcade

/// A limit on what human hands can do, one row in the table below. The server doesn't count runs
/// that exceed a limit. Apart from that, it doesn't judge how a run was played.
///
/// People can't reach these limits. Each is above the maximum of ten thousand simulated runs by the
/// quickest and most frantic players, including unlucky ones with slow machines. Ticks aren't
/// wall-clock time. All actions while a page is blocked arrive in one tick, a frame that lasts a
/// second advances the run by a tenth of a second, and a pause lasts no ticks at all. Every limit
/// allows for that.
public struct HandLimit: Equatable, Sendable {
    /// The row's identifier. It never changes.
    public let word: String
    /// The maximum. Higher counts are rejected.
    public let maximum: Int
    /// The unit of the count, worded to follow a number.
    public let unit: String
    /// The reason for the limit.
    public let why: String

    private init(_ word: String, maximum: Int, _ unit: String, why: String) {
        self.word = word
        self.maximum = maximum
        self.unit = unit
        self.why = why
    }
}

/// The table of limits. Its figures on people come from published work on tapping (six to eight
/// times a second with one finger, ten to twelve for a moment), on pointing (a quarter of a second
/// from one target to the next, by Fitts's law), and on seeing (a reaction takes 0.2 s, and in
/// World Athletics, a start under 0.1 s is a false start).
extension HandLimit {
    /// The shortest time a person needs to react to something new, in ticks.
    static let unseen = Clock.ticksPerSecond / 10

    // MARK: Both games

    /// Ten fingers reach 60 or 70. If a page is blocked for a second, all taps from that second
    /// arrive at once, and 140 were measured.
    public static let tapsInASecond = HandLimit(
        "taps-in-a-second", maximum: 160, "taps in one second",
        why: "ten fingers, six times each, and more if the page was blocked")

    /// Ten fingers at four taps a second reach 400. On a slow machine, ten game seconds last
    /// longer, and 560 taps were measured.
    public static let tapsInTenSeconds = HandLimit(
        "taps-in-ten-seconds", maximum: 580, "taps in ten seconds",
        why: "ten fingers, five times a second each")

    // MARK: BubblePop

    /// Only two fingers can aim at once. Ten fingers that don't aim also hit some bubbles, but they
    /// miss more often, so misses are subtracted.
    public static let hitsAtOnce = HandLimit(
        "hits-at-once", maximum: 100,
        "bubbles hit at once, beyond two each time and less the misses beside them",
        why: "two fingers can aim at once")

    /// Both hands at their quickest reach 7 hits a second. Hammering everywhere is faster, but at 8
    /// hits a second, it runs out of bubbles. Machines that never miss reach 13.
    public static let hitsInTenSeconds = HandLimit(
        "hits-in-ten-seconds", maximum: 95, "bubbles hit in ten seconds",
        why: "hands that aim hit seven a second, and frantic ones with luck eight")

    /// Nobody can sustain the pace of their quickest ten seconds for a minute.
    public static let hitsInAMinute = HandLimit(
        "hits-in-a-minute", maximum: 450, "bubbles hit in a minute",
        why: "the quickest hands hit six or seven a second for a whole minute")

    /// A tap meant for another bubble can land on one that has just appeared, and during the
    /// count-in after a pause, young bubbles are visible for three seconds. Hammering everywhere
    /// hits one young bubble per forty misses, or per ten at the luckiest moment. Hammering on keys
    /// reached 43 on the slowest machine, where a single frame lasts more than a tenth of a second.
    public static let hitsUnseen = HandLimit(
        "hits-unseen", maximum: 60,
        "bubbles hit within a tenth of a second of appearing, less a quarter of the misses",
        why: "nobody sees and reacts within a tenth of a second")

    /// A finger lands a few units off its target, and five in a hundred mouse clicks hit the middle
    /// by luck. Keys and screen readers always hit the middle. They don't need to aim, so the page
    /// limits them to five hits a second.
    public static let hitsInTheMiddle = HandLimit(
        "hits-in-the-middle", maximum: 55, "bubbles hit in the very middle in ten seconds",
        why: "keys can do so five times a second, and fingers only by luck")

    /// The radius of a bubble's very middle, in stage units.
    static let middle = 0.5

    /// After a turn, the page counts in for three seconds, and a run's pauses last at most a minute
    /// in total. Turning the device back and forth during a pause counts as one turn.
    public static let turns = HandLimit(
        "turns", maximum: 20, "turns of the device",
        why: "the page counts in for three seconds after each, within a minute of pauses")

    // MARK: Breakout

    /// Two hands on four keys, each pressed and released seven times a second, make 56 changes.
    /// Fingers and mice aren't limited, because they may be anywhere at any time. Tilting isn't
    /// limited, because it has no effect with the standard settings.
    public static let steering = HandLimit(
        "steering", maximum: 100, "arrow key changes in one second",
        why: "two hands on four keys, seven times a second each, and more if the page was blocked")

    /// All limits.
    public static let all = [
        tapsInASecond, tapsInTenSeconds, hitsAtOnce, hitsInTenSeconds, hitsInAMinute, hitsUnseen,
        hitsInTheMiddle, turns, steering,
    ]
}
