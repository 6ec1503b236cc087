import Foundation
import Funfair
import FunfairServer
import House
import HouseStore
import HouseWire
import NIOCore
import Synchronization

/// Measures a large and a full party. All guests bet on every spin in the last seconds before
/// betting closes, and poll once a second, while a big screen shows the party and somebody else
/// reads a board.
///
/// The clock skips the rest of each spin's betting time.
enum PartyBenchmark {
    /// The time from the first bets on a spin until betting closes, in milliseconds.
    private static let lastMoments: Int64 = 6_000
    /// The minimum time from a bet on a spin until betting closes, in milliseconds. It ensures that
    /// every bet arrives in time.
    private static let inTime: Int64 = 1_000

    /// The number of guests of a large party.
    private static let many = 200

    static func run(in folder: URL) async throws {
        for guests in [many, WireLimits.guests] { try await hold(guests, in: folder) }
    }

    private static func hold(_ guests: Int, in folder: URL) async throws {
        let clock = BenchClock()
        let repository = try SQLiteRepository(
            path: folder.appendingPathComponent("party-\(guests).sqlite").path)
        let house = House(repository: repository, key: TicketKey(), limits: .measured) { clock.now }
        try await BenchServer(house, folder: folder).whileOpen { address in
            try await play(guests, at: address, clock)
        }
        try repository.close()
    }

    private static func play(_ most: Int, at address: String, _ clock: BenchClock) async throws {
        let screen = try await Guest(name: "Screen", at: address)
        let opened = try await screen.ask(.parties, #"{"game": "roulette"}"#)
        guard let party = opened.party else { throw Load.Failure.odd }
        var guests: [Guest] = []
        for number in 0..<most {
            guests.append(try await Guest(name: "Guest \(number)", at: address, party: party))
        }
        let television = try await RawClient.listen(
            RawClient.request(.partyLive(party)), at: address)
        let stopped = Stop()
        let stranger = Times.Recorder()
        try await withThrowingTaskGroup(of: Void.self) { [guests] group in
            for guest in guests { group.addTask { try await guest.poll(until: stopped) } }
            group.addTask { try await look(at: address, until: stopped, stranger) }
            let idle =
                try await Processor.house {
                    try await Task.sleep(for: .seconds(5))
                } / 5
            print(
                "\(guests.count) guests who ask once a second: \(shown(idle)) s of the processor a second"
            )
            let begun = try await screen.ask(.partyRounds(party), "{}")
            guard let round = begun.round else { throw Load.Failure.odd }
            var late = 0
            for number in 1...PartyRules.spins {
                let spin = Spin(number, from: round.starts)
                clock.goForward(to: spin.closes - lastMoments)
                let start = ContinuousClock.now
                let spent = try await Processor.house {
                    late += try await bet(guests, on: number)
                    // Wait until the wheel has stopped and everybody has received the result.
                    try await Task.sleep(
                        for: .milliseconds(spin.shown + 1500 - clock.now.milliseconds))
                }
                let seconds = (ContinuousClock.now - start) / .seconds(1)
                print(
                    "spin \(number): \(shown(spent)) s of the processor in \(shown(seconds)) s,",
                    "of that \(shown(idle * seconds)) s for asking once a second")
            }
            clock.goForward(to: round.ends)
            let counting = try await Processor.house {
                while try await guests[0].state().phase != PartyWord.podium.text {
                    try await Task.sleep(for: .milliseconds(100))
                }
            }
            print("counting all tables: \(shown(counting)) s of the processor")
            print("bets refused: \(late) of \(guests.count * PartyRules.spins)")
            stopped.set()
            try await group.waitForAll()
        }
        print("somebody else's board meanwhile: \(Times(stranger.times).words)")
        print("bytes to the big screen: \(television.bytes)")
        await television.close()
        for guest in guests + [screen] { await guest.close() }
    }

    private static func shown(_ seconds: Double) -> String { Times.digits(seconds) }

    /// Sends every guest's bet at a random time, at least a second before betting closes.
    ///
    /// - Returns: the number of refused bets.
    private static func bet(_ guests: [Guest], on spin: Int) async throws -> Int {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for guest in guests {
                group.addTask {
                    try await Task.sleep(
                        for: .milliseconds(Int64.random(in: 0..<(lastMoments - inTime))))
                    return try await guest.bet(on: spin)
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 0 : 1) }
        }
    }

    private static func look(
        at address: String, until stopped: Stop, _ times: Times.Recorder
    ) async throws {
        let client = try await RawClient.connect(to: address)
        let request = RawClient.request(
            .board(of: Stall.bubblePop.word, in: Period.all.rawValue))
        while !stopped.isSet {
            let start = ContinuousClock.now
            _ = try await client.ask(request).get()
            times.add(ContinuousClock.now - start)
            try await Task.sleep(for: .milliseconds(50))
        }
        await client.close()
    }

    /// The times when betting on a spin closes and when the wheel has stopped.
    private struct Spin {
        let closes: Int64
        var shown: Int64 { closes + PartyRules.turning }

        init(_ number: Int, from start: Int64) {
            closes = start + Int64(number - 1) * PartyRules.spin + PartyRules.betting
        }
    }
}

/// A guest or a big screen at a party, with its connection.
private struct Guest: Sendable {
    private let client: RawClient
    private let turn = Turns()
    private let name: String
    private let secret: String
    private let party: String
    private let number: Int

    init(name: String, at address: String, party: String? = nil) async throws {
        let client = try await RawClient.connect(to: address)
        let secret = Load.secret()
        func ask(_ route: HouseRoute, _ body: [UInt8]) async throws -> PartyWords {
            try await Self.ask(RawClient.request(route, secret: secret, body: body), of: client)
        }
        _ = try await ask(.players, Array(#"{"name": "\#(name)"}"#.utf8))
        var guest: Int?
        if let party { guest = try await ask(.guests(of: party), GuestBody(name).json).you?.guest }
        self.client = client
        self.name = name
        self.secret = secret
        self.party = party ?? ""
        number = guest ?? 0
    }

    func close() async { await client.close() }

    private static func ask(
        _ request: ByteBuffer, of client: RawClient
    ) async throws -> PartyWords {
        let answer = try await client.ask(request).get()
        guard (200..<300).contains(answer.status) else {
            throw Load.Failure.refused(status: answer.status, String(buffer: answer.body))
        }
        return try JSONDecoder().decode(
            PartyWords.self, from: Data(answer.body.readableBytesView))
    }

    func ask(_ route: HouseRoute, _ body: String) async throws -> PartyWords {
        try await Self.ask(
            RawClient.request(route, secret: secret, body: Array(body.utf8)), of: client)
    }

    func state() async throws -> PartyWords {
        try await turn.take {
            try await Self.ask(
                RawClient.request(.guest(number, of: party), secret: secret), of: client)
        }
    }

    /// Polls the guest's state once a second.
    func poll(until stopped: Stop) async throws {
        let request = RawClient.request(.guest(number, of: party), secret: secret)
        try await Task.sleep(for: .milliseconds(Int.random(in: 0..<1000)))
        while !stopped.isSet {
            _ = try await turn.take { try await client.ask(request).get() }
            try await Task.sleep(for: .seconds(1))
        }
    }

    /// - Returns: whether the house accepted the bet.
    func bet(on spin: Int) async throws -> Bool {
        let numbers = (0..<6).map { String((number + 6 * spin + $0) % 37) }
        let bet = #"{"level": "easy", "numbers": [\#(numbers.joined(separator: ", "))]}"#
        let body = PartyBetBody(player: name, round: 1, spin: spin).json(with: Array(bet.utf8))
        let request = RawClient.request(.bets(of: party), secret: secret, body: body)
        let answer = try await turn.take { try await client.ask(request).get() }
        return answer.status == 200
    }
}

/// Runs one request at a time.
private actor Turns {
    private var last: Task<Void, Never>?

    func take<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let before = last
        let own = Task {
            await before?.value
            return try await body()
        }
        last = Task { _ = try? await own.value }
        return try await own.value
    }
}

/// The parts of a party's responses that the benchmark uses.
private struct PartyWords: Decodable, Sendable {
    struct Round: Decodable, Sendable {
        let starts: Int64
        let ends: Int64
    }

    struct You: Decodable, Sendable {
        let guest: Int
    }

    var party: String?
    var phase: String?
    var round: Round?
    var you: You?
}

/// A flag that tells all tasks to stop.
private final class Stop: Sendable {
    private let flag = Atomic(false)

    var isSet: Bool { flag.load(ordering: .relaxed) }

    func set() { flag.store(true, ordering: .relaxed) }
}

/// Measures the processor time that the house uses.
private enum Processor {
    /// Returns the processor time that this process uses during `body`, in seconds, except on the
    /// raw connections' thread.
    static func house(_ body: () async throws -> Void) async throws -> Double {
        let before = try await seconds()
        try await body()
        return try await seconds() - before
    }

    private static func seconds() async throws -> Double {
        Double(clock()) / Double(CLOCKS_PER_SEC) - (try await RawClient.processorSeconds())
    }
}
