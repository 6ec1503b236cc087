import Funfair
import Observation

/// Sends this device's scores to a `GameRanking`, once the player has asked for it. What couldn't be
/// sent waits in the store.
@MainActor
@Observable
public final class Ranking {
    /// The key of the ledger. It belongs to this device only, and its presence means that the player
    /// wants this.
    static let key = "funfair.ranking"

    /// Whether this device has a ranking.
    public var isThere: Bool { device != nil }
    /// Whether the player wants scores to be sent.
    public var isOn: Bool { ledger != nil || isAsking }
    /// The name of the player who is signed in, if the player wants this.
    public private(set) var alias: String?
    /// Whether the player asked to sign in, and that failed.
    public private(set) var hasFailed = false

    private var ledger: RankingLedger?
    private var isAsking = false
    @ObservationIgnored private let device: (any GameRanking)?
    @ObservationIgnored private let save: ([UInt8]?) -> Void
    /// What is on its way: boards and achievements.
    @ObservationIgnored private var sending: Set<String> = []
    /// The last run that ended, whether it counted or not.
    @ObservationIgnored private var last: EndedRun?

    /// - Parameters:
    ///   - device: the ranking, if the device has any.
    ///   - stored: the stored ledger.
    ///   - save: stores the ledger, or removes it.
    init(
        _ device: (any GameRanking)?, stored: [UInt8]?, save: @escaping ([UInt8]?) -> Void
    ) {
        self.device = device
        self.save = save
        ledger = stored.flatMap { RankingLedger(text: $0) }
        if ledger != nil { signIn(isAsked: false) }
    }

    /// Begins or stops sending scores. Beginning asks the player to sign in.
    public func setOn(_ isOn: Bool) {
        hasFailed = false
        if isOn {
            guard device != nil, !self.isOn else { return }
            isAsking = true
            signIn(isAsked: true)
        } else {
            isAsking = false
            alias = nil
            guard ledger != nil else { return }
            ledger = nil
            save(nil)
        }
    }

    /// Shows the leaderboards.
    public func showBoards() { device?.showBoards() }

    /// Handles the last run that ended. The same run may be passed many times.
    func note(_ run: EndedRun?) {
        guard let run, run != last else { return }
        last = run
        change { $0.add(run) }
        send()
    }

    /// Sends what is waiting.
    func send() {
        guard let device, let ledger, alias != nil else { return }
        for (stall, score) in ledger.scores where sending.insert(stall.word).inserted {
            device.submit(score, to: stall.word) { [weak self] isSent in
                self?.sent(stall.word, isSent) { $0.arrived(score, of: stall) }
            }
        }
        for achievement in ledger.earned where sending.insert(achievement).inserted {
            device.report(achievement) { [weak self] isSent in
                self?.sent(achievement, isSent) { $0.arrived(achievement) }
            }
        }
    }

    private func sent(_ name: String, _ isSent: Bool, _ note: (inout RankingLedger) -> Void) {
        sending.remove(name)
        // What failed waits for the next run, for the network, or for the app to become active.
        guard isSent else { return }
        change(note)
        send()
    }

    private func change(_ body: (inout RankingLedger) -> Void) {
        guard var now = ledger else { return }
        body(&now)
        guard now != ledger else { return }
        ledger = now
        save(now.text)
    }

    private func signIn(isAsked: Bool) {
        device?.signIn(isAsked: isAsked) { [weak self] in self?.signedIn() }
    }

    private func signedIn() {
        guard isOn, let device else { return }
        alias = device.player?.alias
        if isAsking { hasFailed = alias == nil }
        isAsking = false
        guard let player = device.player else { return }
        if ledger?.player != player.id {
            // Another player's scores aren't this player's.
            let ledger = RankingLedger(player: player.id)
            self.ledger = ledger
            save(ledger.text)
        }
        send()
    }
}
