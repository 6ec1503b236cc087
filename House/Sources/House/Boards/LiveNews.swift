import Synchronization

/// Keeps live boards in step across all houses that share them.
package final class LiveNews: Sendable {
    /// How long to collect changes before sending them to the other houses together.
    private static let quiet = Duration.milliseconds(100)

    private let news: any HouseNews
    private let live: LiveBoards
    private let parties: PartyRooms?
    private let owners: DeviceOwners?
    /// How often to check all boards, in case a message was missed.
    private let lookEvery: Duration
    private let failures: Failures
    private let unreported = Mutex<[LiveBoards.Channel: RunID?]>([:])
    private let waker = Waker()

    init(
        _ news: any HouseNews, on live: LiveBoards, parties: PartyRooms? = nil,
        owners: DeviceOwners? = nil, lookEvery: Duration = .seconds(5), failures: Failures
    ) {
        self.news = news
        self.live = live
        self.parties = parties
        self.owners = owners
        self.lookEvery = lookEvery
        self.failures = failures
    }

    /// Notes that boards have changed at this house. The other houses are notified a moment later.
    func changed(_ boards: [Board], by run: RunID?) {
        unreported.withLock { unreported in
            for board in boards {
                let channel = LiveBoards.Channel(contest: board.contest, period: board.period)
                unreported.updateValue(run, forKey: channel)
            }
        }
        waker.wake()
    }

    /// Sends changes to the other houses until cancelled.
    private func tellChanges() async {
        for await _ in waker.wakes() {
            let changed = unreported.withLock { unreported in
                defer { unreported.removeAll() }
                return unreported
            }
            guard !changed.isEmpty else { continue }
            // If this fails, the other houses notice the changes at their next check.
            await failures.catching(.news) {
                try await news.tell(changed.map { BoardChange(channel: $0, run: $1) })
            }
            guard (try? await Task.sleep(for: Self.quiet)) != nil else { return }
        }
    }

    /// Sends and receives news until cancelled.
    package func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [news, live, parties, owners] in
                for await heard in news.heard {
                    switch heard {
                    case .changes(let changes): live.changed(changes)
                    case .parties(let news): await parties?.hear(news)
                    case .devices:
                        owners?.forget()
                        parties?.forgetKnownGuests()
                    case .gap:
                        live.recheckAll()
                        owners?.forget()
                        parties?.forgetKnownGuests()
                        parties?.forceCheck()
                    }
                }
            }
            group.addTask { [live, lookEvery] in
                await Task.forever(every: lookEvery) { live.recheckAll() }
            }
            group.addTask { await self.tellChanges() }
        }
    }
}
