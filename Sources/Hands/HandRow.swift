import Arcade

/// A row of the table of what hands can do. A run that has more of it than the row's most is not
/// counted by the house; nothing else about how a run was played is held against it.
///
/// The most are not what is likely but what nobody reaches: each stands above the most of ten
/// thousand runs of players who are as quick, as frantic and as unlucky with their machines as people
/// are. Ticks are not the clock on the wall: all that hands do while a page is held up is done in one
/// tick, a frame of a second counts a tenth of one, and a pause takes no ticks at all. Every row
/// leaves room for that.
public struct HandRow: Equatable, Sendable {
    /// What it is called where it is counted. It never changes.
    public let word: String
    /// More than this is refused.
    public let most: Int
    /// What is counted, as it is said after a number.
    public let what: String
    /// What it follows from.
    public let why: String

    private init(_ word: String, most: Int, _ what: String, why: String) {
        self.word = word
        self.most = most
        self.what = what
        self.why = why
    }
}

/// The table. Figures of people are from what is published on tapping (six to eight times a second
/// with one finger, ten to twelve for a moment), on pointing (a quarter of a second from one goal to
/// the next, by Fitts's law), and on seeing (a reaction takes 0.2 s, and under 0.1 s a start is a
/// false one by the rules of World Athletics).
extension HandRow {
    /// The time in which nobody has seen what has come, in ticks.
    static let unseen = Clock.ticksPerSecond / 10

    // MARK: Both games

    /// Ten fingers come to 60 or 70. On a page that was held up for a second all taps of that second come
    /// at once, which made 140 of them.
    public static let tapsInASecond = HandRow(
        "taps-in-a-second", most: 160, "taps in one second",
        why: "ten fingers, six times each, and more where the page was held up")

    /// Ten fingers that come down four times a second are 400, and on a poor machine ten game seconds
    /// last longer: 560 were seen.
    public static let tapsInTenSeconds = HandRow(
        "taps-in-ten-seconds", most: 580, "taps in ten seconds",
        why: "ten fingers, five times a second each")

    // MARK: BubblePop

    /// Two fingers can be aimed at once. Ten that are not hit some bubbles too, but miss more: luck is
    /// taken off.
    public static let hitsAtOnce = HandRow(
        "hits-at-once", most: 100,
        "bubbles hit at once, beyond two each time and less the misses beside them",
        why: "two fingers can be aimed at once")

    /// Both hands at their quickest are 7 hits a second. More is only hit by hammering at everything,
    /// and that runs out of bubbles at 8; machines that don't miss find 13.
    public static let hitsInTenSeconds = HandRow(
        "hits-in-ten-seconds", most: 95, "bubbles hit in ten seconds",
        why: "two hands that are aimed hit seven a second, and the luck of frantic ones eight")

    /// Nobody keeps that up.
    public static let hitsInAMinute = HandRow(
        "hits-in-a-minute", most: 450, "bubbles hit in a minute",
        why: "the quickest hands hit six or seven a second for a whole minute")

    /// A tap for something else may land where a bubble has just come, and in the count-in after a
    /// pause young bubbles can be looked at for three seconds. Who hammers at everything hits one young
    /// bubble for forty misses, and at the luckiest moment one for ten. Keys hammered at on the poorest
    /// machine, whose frames last more than a tenth of a second themselves, came to 43.
    public static let hitsUnseen = HandRow(
        "hits-unseen", most: 60,
        "bubbles hit within a tenth of a second of their coming, less a quarter of the misses",
        why: "nobody sees and strikes within a tenth of a second")

    /// A finger is some units beside its goal; by luck five of a hundred taps with a mouse are as near
    /// as this. Keys and screen readers hit the middle every time, and the page lets them do so five
    /// times in a second: they need not aim, so they are given time to look.
    public static let hitsInTheMiddle = HandRow(
        "hits-in-the-middle", most: 55, "bubbles hit in the very middle in ten seconds",
        why: "the page lets keys do so five times a second, and fingers do by luck only")

    /// What is nearer to a bubble's middle than this, in stage units, is the middle.
    static let middle = 0.5

    /// After a turn the page counts in, three seconds long, and all pauses of a run together are a
    /// minute. Turning it to and fro while the run stands is one moment.
    public static let turns = HandRow(
        "turns", most: 20, "moments at which the device was turned",
        why: "after each the page counts in for three seconds, and a minute of pauses is allowed")

    // MARK: Breakout

    /// Two hands on four keys, each pressed and let go seven times a second, are 56. A finger or mouse
    /// that leads the paddle may be anywhere at any time, so that is not counted; nor is how a device
    /// is tilted, which does nothing by the standard settings.
    public static let steering = HandRow(
        "steering", most: 100, "changes of the arrow keys in one second",
        why: "two hands on four keys, seven times a second each, and the page held up")

    /// Every row there is.
    public static let all = [
        tapsInASecond, tapsInTenSeconds, hitsAtOnce, hitsInTenSeconds, hitsInAMinute, hitsUnseen,
        hitsInTheMiddle, turns, steering,
    ]
}
