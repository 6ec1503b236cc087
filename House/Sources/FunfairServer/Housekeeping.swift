import House
import Logging
import ServiceLifecycle

/// What goes on in the house while it is open, and what is done when it closes.
struct Housekeeping: Service {
    let house: House
    let keeping: Keeping
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await turnOver() }
                group.addTask { await house.keepParties() }
                group.addTask {
                    await Pruning(house: house, keeping: keeping, logger: logger).run()
                }
                if let news = house.news { group.addTask { await news.run() } }
                if let sharing = house.sharing { group.addTask { await sharing.work() } }
            }
        }
        // The server waits for its answers to end, and these would never.
        house.live.close()
        house.parties.close()
    }

    private func turnOver() async {
        while (try? await Task.sleep(for: .seconds(1))) != nil { house.live.turnOver() }
    }
}
