import Synchronization

/// Has the live boards of all houses that share their boards change together.
package final class LiveNews: Sendable {
    /// Changes of a board that come closer together are told to the other houses as one.
    private static let quiet = Duration.milliseconds(100)

    private struct State {
        var changed: [LiveBoards.Channel: RunID?] = [:]
        var isTelling = false
    }

    private let news: any HouseNews
    private let live: LiveBoards
    private let parties: Parties?
    /// How often all boards are looked at: what nobody heard of comes late, and not never.
    private let lookEvery: Duration
    private let state = Mutex(State())

    init(
        _ news: any HouseNews, on live: LiveBoards, parties: Parties? = nil,
        lookEvery: Duration = .seconds(5)
    ) {
        self.news = news
        self.live = live
        self.parties = parties
        self.lookEvery = lookEvery
    }

    /// Boards have changed in this house; the others are told in a moment.
    func changed(_ boards: [Board], by run: RunID?) {
        let mustTell = state.withLock { state in
            for board in boards {
                let channel = LiveBoards.Channel(contest: board.contest, period: board.period)
                state.changed.updateValue(run, forKey: channel)
            }
            defer { state.isTelling = true }
            return !state.isTelling
        }
        if mustTell { Task { await tell() } }
    }

    private func tell() async {
        while true {
            let changed = state.withLock { state in
                defer { state.changed.removeAll() }
                state.isTelling = !state.changed.isEmpty
                return state.changed
            }
            guard !changed.isEmpty else { return }
            // What cannot be told the others find by themselves when they look.
            try? await news.tell(changed.map { BoardChange(channel: $0, run: $1) })
            try? await Task.sleep(for: Self.quiet)
        }
    }

    /// Hears what others tell, until it is cancelled.
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
                while (try? await Task.sleep(for: lookEvery)) != nil { live.lookAgain() }
            }
        }
    }
}
