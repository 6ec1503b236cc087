import ServiceLifecycle

/// What goes on in the house while it is open, and what is done when it closes.
struct Housekeeping: Service {
    let house: House

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // It ends early only where the house closes.
                guard (try? await Task.sleep(for: LiveEvent.pulseEvery)) != nil else { return }
                house.live.say(LiveEvent.pulse)
            }
        }
        // The server waits for its answers to end, and these would never.
        house.live.close()
    }
}
