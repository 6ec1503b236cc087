import House

extension SQLRepository {
    public func lastBackup() async throws -> Timestamp? {
        try await query(HouseNote.find, [HouseNote.backup]).first
            .flatMap { HouseNote.moment(try $0.get(0)) }
    }

    public func noteBackup(at moment: Timestamp) async throws {
        _ = try await write {
            try $0.execute(HouseNote.put, [HouseNote.backup, HouseNote.value(moment)])
        }
    }
}
