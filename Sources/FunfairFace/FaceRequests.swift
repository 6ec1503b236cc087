import Arcade
import Funfair
import Languages
import Phrases

extension Face {
    /// Carries out a request from the app.
    func carryOut(_ request: Request) {
        switch request {
        case .save(let key, let text)
        where hands.isHolding && (key == .settings || key == .walls):
            hands.putOff(key, text)
        case .save(let key, let text):
            attempt { () throws(DeviceStoreProblem) in try devices.store.save(text, as: key.text) }
        case .remove(let key):
            attempt { () throws(DeviceStoreProblem) in try devices.store.remove(key.text) }
        case .setAside(let key):
            attempt { () throws(DeviceStoreProblem) in try devices.store.setAside(key.text) }
        case .play(let cue): play(cue)
        case .fetch(let question): ask(question)
        case .wake(let milliseconds): wake(after: milliseconds)
        case .words(let language): send(.words(Words(language)))
        case .secret: send(.secret(Self.secret()))
        }
    }

    // MARK: The face's own texts

    /// Returns a text that belongs to the face, not to the app.
    func load(_ key: String) -> [UInt8]? {
        var text: [UInt8]?
        attempt { () throws(DeviceStoreProblem) in text = try devices.store.load(key) }
        return text
    }

    /// Stores or removes a text that belongs to the face, not to the app.
    func store(_ text: [UInt8]?, as key: String) {
        attempt { () throws(DeviceStoreProblem) in
            if let text {
                try devices.store.save(text, as: key)
            } else {
                try devices.store.remove(key)
            }
        }
    }

    private func attempt(_ body: () throws(DeviceStoreProblem) -> Void) {
        do throws(DeviceStoreProblem) {
            try body()
        } catch {
            send(.storeFailed)
        }
    }

    private func play(_ cue: Cue) {
        devices.sound?.play(cue)
        let pattern = Haptics.pattern(of: cue.name)
        guard view.hasHaptics, !pattern.isEmpty else { return }
        devices.motor?.play(cue.name, pattern: pattern)
    }

    private func ask(_ question: HouseRequest) {
        Task { [weak self, house = devices.house] in
            let reply = await house.ask(question)
            self?.replyArrived(reply, to: question)
        }
    }

    private func replyArrived(_ reply: HouseResponse, to question: HouseRequest) {
        // A cached reply contains the time when it was first sent, possibly long ago.
        if let told = reply.time, !question.isLasting {
            time.house.synchronize(told, devices.clock)
        }
        watch.take(reply, to: question, with: devices)
        guard question.isFile, reply.status == 200 else {
            return send(.answered(question.id, status: reply.status, body: reply.body))
        }
        // A proxy's or captive portal's page isn't the player's data.
        file = reply.body.first == UInt8(ascii: "{") ? TakenFile.url(of: reply.body) : nil
        send(.answered(question.id, status: file == nil ? 0 : 200, body: []))
    }

    /// Wakes the app after a pause. Only the newest request counts.
    private func wake(after milliseconds: Int) {
        time.wake?.cancel()
        time.wake = Task { [weak self, clock = devices.clock] in
            do throws(CancellationError) {
                try await clock.wait(milliseconds: milliseconds)
            } catch {
                return
            }
            guard !Task.isCancelled else { return }
            self?.send(.woke)
        }
    }
}
