import Foundation
import House

/// What the table `house` remembers of one place, mostly as a moment for each word.
enum HouseNote {
    /// When the house was last known to be open.
    static let open = "open"

    /// The name of the time zone at whose midnight days begin.
    static let timeZone = "time zone"

    /// When a wall of a device was last taken down by the host, by the hash of the device's secret.
    static func takenDown(_ device: Data) -> String {
        takenDown + device.map { String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined()
    }

    private static let takenDown = "taken down "

    /// A moment as it is kept. Later ones are greater.
    static func value(_ moment: Moment) -> Data {
        withUnsafeBytes(of: moment.milliseconds.bigEndian) { Data($0) }
    }

    /// The moment of a value, or nil for another one.
    static func moment(_ value: Data) -> Moment? {
        guard value.count == MemoryLayout<Int64>.size else { return nil }
        return Moment(milliseconds: value.reduce(0) { $0 << 8 | Int64($1) })
    }

    // MARK: Statements

    /// The value of the word `$1`.
    static let find = "SELECT value FROM house WHERE word = $1"

    /// The value `$2` for the word `$1`.
    static let put = """
        INSERT INTO house (word, value) VALUES ($1, $2)
        ON CONFLICT (word) DO UPDATE SET value = excluded.value
        """

    /// Forgets whose walls were taken down before the value `$1`.
    static let forgetTakenDown =
        "DELETE FROM house WHERE word LIKE '\(takenDown)%' AND value < $1"

    /// Forgets the word `$1` of the device `$2`, if the device is gone.
    static let forgetOfNobody = """
        DELETE FROM house
        WHERE word = $1 AND NOT EXISTS (SELECT 1 FROM device WHERE secret_hash = $2)
        """

    /// The newest moment at which something was kept, or null.
    static let newest = """
        SELECT MAX(moment) FROM (
            SELECT MAX(made) AS moment FROM run UNION ALL SELECT MAX(touched) FROM party
        ) AS moments
        """
}

extension SQLSchema {
    /// What the house notes.
    var notes: String {
        """
        CREATE TABLE house (
            word \(text) PRIMARY KEY,
            value \(bytes) NOT NULL
        ) \(keyed);
        """
    }
}
