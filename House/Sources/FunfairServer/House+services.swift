import House
import ServiceLifecycle

extension House {
    /// Returns an open house's services, including one that ends live streams on shutdown.
    func services(retention: Changeable<Retention>) -> [any Service] {
        var services = [
            BackgroundWork { await self.parties.runTurns() },
            BackgroundWork { await self.boards.live.run() },
            BackgroundWork { await self.devices.run() },
            BackgroundWork {
                await self.pace.forever(every: .seconds(1)) { self.boards.live.turnOver() }
            },
            BackgroundWork { await Pruning(house: self) { retention.current }.run() },
        ]
        if let news = boards.news { services.append(BackgroundWork { await news.run() }) }
        if let sharing {
            services.append(BackgroundWork { await sharing.work() })
        }
        return services + [StreamShutdown(house: self)]
    }
}

/// Background work that continues until the house closes. ``Failures`` logs its errors.
private struct BackgroundWork: Service {
    let body: @Sendable () async -> Void

    func run() async throws { await cancelWhenGracefulShutdown { await body() } }
}

/// Reads what the metrics say about the store.
struct StatusWatch: Service {
    let house: House

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await house.storeWatch.refresh()
            await house.pace.forever(every: StoreWatch.interval) {
                await house.storeWatch.refresh()
            }
        }
    }
}

/// Ends the live streams when the server stops, because the server waits for all responses, and
/// live streams never end by themselves.
private struct StreamShutdown: Service {
    let house: House

    func run() async throws {
        await cancelWhenGracefulShutdown { await Task.forever(every: .seconds(3600)) {} }
        house.boards.live.close()
        house.parties.rooms.close()
    }
}
