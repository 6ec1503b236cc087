import Synchronization

/// Has the live boards of all houses that share their boards change together.
package final class LiveNews: Sendable {
    /// Changes of a board that come closer together are told to the other houses as one.
    private static let quiet = Duration.milliseconds(100)

    private let news: any HouseNews
    private let live: LiveBoards
    private let parties: PartyRooms?
    /// How often all boards are looked at: what nobody heard of comes late, and not never.
    private let lookEvery: Duration
    private let failures: Failures
    private let untold = Mutex<[LiveBoards.Channel: RunID?]>([:])
    private let waker = Waker()

    init(
        _ news: any HouseNews, on live: LiveBoards, parties: PartyRooms? = nil,
        lookEvery: Duration = .seconds(5), failures: Failures
    ) {
        self.news = news
        self.live = live
        self.parties = parties
        self.lookEvery = lookEvery
        self.failures = failures
    }

    /// Boards have changed in this house; the others are told in a moment.
    func changed(_ boards: [Board], by run: RunID?) {
        untold.withLock { untold in
            for board in boards {
                let channel = LiveBoards.Channel(contest: board.contest, period: board.period)
                untold.updateValue(run, forKey: channel)
            }
        }
        waker.wake()
    }

    /// Tells the others what has changed, until it is cancelled.
    private func tellChanges() async {
        for await _ in waker.wakes() {
            let changed = untold.withLock { untold in
                defer { untold.removeAll() }
                return untold
            }
            guard !changed.isEmpty else { continue }
            // What cannot be told the others find by themselves when they look.
            await failures.noting(.news) {
                try await news.tell(changed.map { BoardChange(channel: $0, run: $1) })
            }
            guard (try? await Task.sleep(for: Self.quiet)) != nil else { return }
        }
    }

    /// Tells others and hears what they tell, until it is cancelled.
    package func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [news, live, parties] in
                for await heard in news.heard {
                    switch heard {
                    case .changes(let changes): live.changed(changes)
                    case .parties(let news): await parties?.hear(news)
                    case .gap:
                        live.lookAgain()
                        parties?.lookAgain()
                    }
                }
            }
            group.addTask { [live, lookEvery] in
                await Task.forever(every: lookEvery) { live.lookAgain() }
            }
            group.addTask { await self.tellChanges() }
        }
    }
}
