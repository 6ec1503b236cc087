import Arcade
import Foundation
import Funfair
import Roulette
import Synchronization

/// A run's recording as stored: its bytes or, for a table that might still be open, its spins.
public struct KeptRecording: Sendable {
    private enum Form {
        case bytes(Data)
        case table(TableRecord, PlayerName)
    }

    private let form: Form?

    /// Creates a recording from its bytes.
    package init(_ bytes: Data) { form = .bytes(bytes) }

    /// Creates a table's recording. There are no bytes if the table's rules are outdated.
    package init(_ table: TableRecord?, player: String) {
        guard let table, let mode = table.mode, table.rulesVersion == Contest(mode).rulesVersion,
            let name = try? PlayerName(player)
        else {
            form = nil
            return
        }
        form = .table(table, name)
    }

    /// The number of spins to make the recording from; nil if it isn't stored as spins.
    var spins: Int? {
        guard case .table(let table, _) = form else { return nil }
        return table.spins.count
    }

    /// The bytes; nil for a table whose rules have changed since. Generating them from spins takes
    /// up to a second of processor time.
    public var bytes: Data? {
        switch form {
        case .bytes(let bytes): return bytes
        case nil: return nil
        case .table(let table, let name):
            guard let mode = table.mode else { return nil }
            var game = TableGame(player: name, in: mode)
            for spin in table.spins {
                guard let wager = spin.bet.roulette,
                    let pocket = spin.pocket.flatMap({ Pocket($0) })
                else { continue }
                game.play(wager, pocket: pocket)
            }
            return Data(game.recording)
        }
    }
}

/// A cache of recordings made from spins.
final class RecordingCache: Sendable {
    /// The maximum number of cached recordings, about 20 KB each. Adding another recording first
    /// empties the cache.
    private static let most = 100

    private let made = Mutex<[RunID: (spins: Int, bytes: Data)]>([:])

    subscript(run: RunID, spins: Int) -> Data? {
        get { made.withLock { made in made[run].flatMap { $0.spins == spins ? $0.bytes : nil } } }
        set {
            made.withLock { made in
                if made.count >= Self.most { made = [:] }
                made[run] = newValue.map { (spins, $0) }
            }
        }
    }
}
