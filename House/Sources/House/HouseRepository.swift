/// The house's store. Once a method has returned, its changes survive a power failure.
///
/// It can use different kinds of database. With some kinds, several houses can share a database.
public protocol HouseRepository:
    PartyRepository, PlayerRepository, PruningRepository, RunRepository, TableRepository,
    WallRepository
{
    /// Checks that storing works, by storing something as a run would.
    ///
    /// - Throws: `StoreTrouble` if storing fails.
    func checkStoring(at moment: Timestamp) async throws
    /// Returns a sentence for each problem with the stored data, such as damaged pages and counts
    /// that differ from a recount.
    func flaws() async throws -> [String]
    /// Returns the name of the time zone whose midnight starts each day.
    ///
    /// - Parameter first: the time zone to store if none is stored yet.
    func timeZone(orElse first: String) async throws -> String
    /// Returns the time zone, or nil if none is stored.
    func timeZone() async throws -> String?
    /// Closes the store.
    func close() throws
}
