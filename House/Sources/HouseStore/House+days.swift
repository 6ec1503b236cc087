import Foundation
import House

extension House {
    /// Returns when the days of the stored data begin. The first house chooses the time zone for
    /// all others. Houses that share a database must agree, because boards are identified by their
    /// days.
    ///
    /// - Parameter zone: the time zone that the host wants, as an IANA name or `UTC`; nil for the
    ///   stored time zone, or UTC if none is stored.
    /// - Throws: `StoreProblem.otherTimeZone`, `.unknownTimeZone`, or the reason why the store
    ///   can't be read.
    public static func days(
        of repository: any HouseRepository, zone: String?
    ) async throws(StoreProblem) -> Days {
        let kept: String
        do {
            kept = try await repository.timeZone(orElse: zone ?? Days.utc.name)
        } catch let trouble as StoreTrouble {
            throw .database(trouble.sentence)
        } catch {
            throw .database("\(error)")
        }
        if let zone, zone != kept { throw .otherTimeZone(kept) }
        guard let days = Days(zone: kept) else { throw .unknownTimeZone(kept) }
        return days
    }
}

extension SQLRepository {
    public func timeZone(orElse first: String) async throws -> String {
        try await write { session in
            try session.execute(
                "INSERT INTO house (word, value) VALUES ($1, $2) ON CONFLICT (word) DO NOTHING",
                [HouseNote.timeZone, Data(first.utf8)])
            return try session.timeZone() ?? first
        }
    }

    public func timeZone() async throws -> String? { try await read { try $0.timeZone() } }
}

extension StoreSession {
    func timeZone() throws -> String? {
        try query(HouseNote.find, [HouseNote.timeZone]).first.map {
            String(decoding: try $0.get(0, as: Data.self), as: UTF8.self)
        }
    }

    /// Copies the time zone from another store.
    func takeTimeZone(of other: any StoreSession) throws {
        guard let name = try other.timeZone() else { return }
        try execute(HouseNote.put, [HouseNote.timeZone, Data(name.utf8)])
    }
}
