import Arcade
import Testing

@testable import Funfair

/// A slow network that delays requests and responses.
private struct SlowNetwork {
    private var chance: SeededGenerator
    private let shortest: Double
    private let spread: Double
    /// The messages in transit, with their arrival times.
    private var questions: [(at: Double, question: HouseRequest)] = []
    private var answers: [(at: Double, id: Int, body: String)] = []

    init(seed: UInt64, shortest: Double, spread: Double) {
        chance = SeededGenerator(seed: seed)
        self.shortest = shortest
        self.spread = spread
    }

    private mutating func part(of most: Double) -> Double {
        Double(chance.below(1001)) / 1000 * most
    }

    mutating func send(_ question: HouseRequest, at now: Double) {
        // Now and then, the round trip takes the shortest time. Each round trip is divided at
        // random into the way there and the way back.
        let way = chance.below(3) == 0 ? shortest : shortest + part(of: spread)
        let there = part(of: way)
        questions.append((now + there, question))
        answers.append((now + way, question.id, ""))
    }

    mutating func pass(to now: Double, _ host: PartyHost) -> [(id: Int, body: String)] {
        for (at, question) in questions where at <= now {
            var then = host
            then.now = at
            guard let index = answers.firstIndex(where: { $0.id == question.id }) else { continue }
            answers[index].body = then.answer
        }
        questions.removeAll { $0.at <= now }
        let here = answers.filter { $0.at <= now && !$0.body.isEmpty }
        answers.removeAll { answer in here.contains { $0.id == answer.id } }
        return here.map { ($0.id, $0.body) }
    }
}

@Suite struct PartyClockTests {
    /// The length of a frame in milliseconds. The app and the house can each be a frame late.
    private static let frame = 1000.0 / 60

    @Test(arguments: 0..<60)
    func `A round starts within a tenth of a second on any network`(seed: Int) throws {
        var chance = SeededGenerator(seed: UInt64(seed))
        let shortest = Double(chance.below(161))
        var network = SlowNetwork(
            seed: UInt64(seed) + 1, shortest: shortest, spread: Double(chance.below(1500)))
        var host = PartyHost()
        var play = Play.atParty(&host)
        var sent = Set<Int>()
        var started: Double?
        var countsIn = false
        for frame in 0..<1200 where started == nil {
            host.pass(Self.frame)
            if frame == 480 { host.start() }
            play.send(.elapsed(milliseconds: Self.frame))
            for question in play.questions where question.path.contains("parties") {
                if sent.insert(question.id).inserted { network.send(question, at: host.now) }
            }
            for (id, body) in network.pass(to: host.now, host) {
                play.send(.answered(id, status: 200, body: Array(body.utf8)))
            }
            countsIn = countsIn || play.partyRun?.countIn != nil
            if play.partyRun?.phase == .running { started = host.now }
        }
        #expect(countsIn)
        let off = try #require(started) - host.starts
        #expect(abs(off) <= 100, "\(off) ms with \(shortest) ms round trip")
    }

    @Test func `The response with the shortest delay sets the clock`() throws {
        var clock = PartyClock()
        let slow = clock.stamp
        clock.pass(400)
        clock.synchronize(1200, asked: slow)
        #expect(clock.now == 1400)
        let quick = clock.stamp
        clock.pass(20)
        clock.synchronize(1510, asked: quick)
        #expect(clock.now == 1520)
        let slower = clock.stamp
        clock.pass(300)
        clock.synchronize(1700, asked: slower)
        #expect(clock.now == 1820)
    }

    @Test func `After sleep, the house's time is unknown until its next response`() {
        var clock = PartyClock()
        let before = clock.stamp
        clock.pass(10)
        clock.synchronize(1000, asked: before)
        let under = clock.stamp
        clock.pass(Playback.sleep)
        #expect(clock.now == nil)
        clock.synchronize(9000, asked: under)
        #expect(clock.now == nil)
        clock.synchronize(60_000, asked: clock.stamp)
        #expect(clock.now == 60_000)
    }

    @Test func `A wrong clock is corrected`() {
        var clock = PartyClock()
        clock.synchronize(1000, asked: clock.stamp)
        let later = clock.stamp
        clock.pass(100)
        clock.synchronize(9000, asked: later)
        #expect(clock.now == 9050)
    }
}
