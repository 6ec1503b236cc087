import House
import ServiceLifecycle

extension House {
    /// The services of an open house, including one that ends its streams when it closes.
    func services(keeping: Keeping) -> [any Service] {
        var services = [
            HouseWork { await self.parties.keep() },
            HouseWork { await self.boards.live.run() },
            HouseWork { await Task.forever(every: .seconds(1)) { self.boards.live.turnOver() } },
            HouseWork { await Pruning(house: self, keeping: keeping).run() },
        ]
        if let news = boards.news { services.append(HouseWork { await news.run() }) }
        if let sharing {
            services.append(HouseWork { await sharing.work() })
        }
        return services + [Goodbye(house: self)]
    }
}

/// Work that a house does until it closes. ``Failures`` logs its errors.
private struct HouseWork: Service {
    let body: @Sendable () async -> Void

    func run() async throws { await cancelWhenGracefulShutdown { await body() } }
}

/// Ends the live streams: the server waits for its answers to end, and these never would.
private struct Goodbye: Service {
    let house: House

    func run() async throws {
        await cancelWhenGracefulShutdown { await Task.forever(every: .seconds(3600)) {} }
        house.boards.live.close()
        house.parties.rooms.close()
    }
}
