/// How long a house keeps data that isn't on a current board.
public struct Retention: Sendable, Equatable {
    /// The number of days that a host may choose. Even the minimum is enough to show last week's
    /// board, and to outlast every ticket.
    public static let range = 14...3650
    /// 90 days.
    public static let standard = Retention(chosen: 90)
    /// Forever.
    public static let forever = Retention(chosen: nil)

    /// The number of days, or nil for forever.
    let days: Int?

    private init(chosen days: Int?) { self.days = days }

    /// Returns nil for days outside `range`.
    ///
    /// - Parameter days: the number of days.
    public init?(days: Int) {
        guard Self.range.contains(days) else { return nil }
        self.init(chosen: days)
    }

    /// Returns the first day whose data is kept on `day`; nil if everything is kept.
    func first(on day: Day) -> Day? {
        days.map { day.later(days: -$0) }
    }
}
