/// How long a house keeps what no board that is still asked for shows.
public struct Keeping: Sendable, Equatable {
    /// Days that a host may choose: at least those in which somebody may ask for last week's board, and
    /// long after any ticket has expired.
    public static let range = 14...3650
    /// 90 days.
    public static let standard = Keeping(chosen: 90)
    /// For ever.
    public static let forever = Keeping(chosen: nil)

    /// Days; nil for ever.
    let days: Int?

    private init(chosen days: Int?) { self.days = days }

    /// - Parameter days: nil is returned for any that are not in `range`.
    public init?(days: Int) {
        guard Self.range.contains(days) else { return nil }
        self.init(chosen: days)
    }

    /// What was over before this day is not kept on it; nil where everything is.
    func first(on day: Day) -> Day? {
        days.map { day.later(days: -$0) }
    }
}
