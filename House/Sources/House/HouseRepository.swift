/// What the house remembers. What it says is true once a method has returned, also after the power went.
///
/// Nothing here is of one database: several houses may share one behind another implementation.
public protocol HouseRepository:
    PartyRepository, PlayerRepository, PruningRepository, RunRepository, TableRepository,
    WallRepository
{
    /// Stores something, as a run would be.
    ///
    /// - Throws: `StoreTrouble` where that is not possible at the moment.
    func checkStoring(at moment: Moment) async throws
    /// What is wrong with what is kept, in sentences: broken pages, and counts that differ from a
    /// recount.
    func flaws() async throws -> [String]
    /// The name of the time zone at whose midnight days begin.
    ///
    /// - Parameter first: the time zone to keep if none is kept yet.
    func timeZone(orElse first: String) async throws -> String
    /// The time zone, or nil if none is kept.
    func timeZone() async throws -> String?
    /// Ends all work on what is kept.
    func close() throws
}
