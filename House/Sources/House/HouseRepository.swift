/// The house's store. Once a method has returned, its changes survive a power failure.
///
/// It can use different kinds of database. With some kinds, several houses can share a database.
public protocol HouseRepository:
    BanRepository, DeviceRepository, PartyRepository, PlayerRepository, PruningRepository,
    RunRepository, TableRepository, WallRepository
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
    /// Returns when the last backup was complete, or nil if none was noted. A backup made without
    /// `funfair backup`, such as PostgreSQL's own, isn't noted.
    func lastBackup() async throws -> Timestamp?
    /// Notes that a backup is complete.
    func noteBackup(at moment: Timestamp) async throws
    /// The bytes free on the disk with the scores; nil if they aren't on this machine, or the
    /// system doesn't say.
    var freeBytes: Int64? { get }
    /// Closes the store.
    func close() throws
}
