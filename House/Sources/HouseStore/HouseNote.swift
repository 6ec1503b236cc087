import Foundation
import House

/// The rows of the table `house`, which are notes about one store. Most notes are a word and a
/// time.
enum HouseNote {
    /// The word for when the house was last known to be open.
    static let open = "open"

    /// The word for when the last backup was complete.
    static let backup = "backup"

    /// The word for the version of the bans, which changes whenever they do.
    static let bans = "bans"

    /// The word for the name of the time zone whose midnight starts each day.
    static let timeZone = "time zone"

    /// Returns the word for when the host last took down one of a device's walls. It contains the
    /// hash of the device's secret.
    static func takenDown(_ device: Data) -> String {
        takenDown + device.map { String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined()
    }

    private static let takenDown = "taken down "

    /// Returns the stored form of a time. Later times compare greater.
    static func value(_ moment: Timestamp) -> Data {
        withUnsafeBytes(of: moment.milliseconds.bigEndian) { Data($0) }
    }

    /// Returns the time in a stored value, or nil if it isn't a time.
    static func moment(_ value: Data) -> Timestamp? {
        guard value.count == MemoryLayout<Int64>.size else { return nil }
        return Timestamp(milliseconds: value.reduce(0) { $0 << 8 | Int64($1) })
    }

    // MARK: Statements

    /// Selects the value of the word `$1`.
    static let find = "SELECT value FROM house WHERE word = $1"

    /// Sets the word `$1` to the value `$2`.
    static let put = """
        INSERT INTO house (word, value) VALUES ($1, $2)
        ON CONFLICT (word) DO UPDATE SET value = excluded.value
        """

    /// Deletes the notes on devices whose walls were taken down before the value `$1`.
    static let forgetTakenDown =
        "DELETE FROM house WHERE word LIKE '\(takenDown)%' AND value < $1"

    /// Deletes the note with the word `$1` about the device `$2`, if the device was removed.
    static let forgetOfNobody = """
        DELETE FROM house
        WHERE word = $1 AND NOT EXISTS (SELECT 1 FROM device WHERE secret_hash = $2)
        """

    /// Selects the time of the newest run or party, or null.
    static let newest = """
        SELECT MAX(moment) FROM (
            SELECT MAX(made) AS moment FROM run UNION ALL SELECT MAX(touched) FROM party
        ) AS moments
        """
}

extension SQLSchema {
    /// The table of notes.
    var notes: String {
        """
        CREATE TABLE house (
            word \(text) PRIMARY KEY,
            value \(bytes) NOT NULL
        ) \(keyed);
        """
    }
}
