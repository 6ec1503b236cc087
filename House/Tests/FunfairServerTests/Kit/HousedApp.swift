import Arcade
import Foundation
import HTTPTypes
import HouseWire
import Languages
import Testing

@testable import Funfair
@testable import FunfairServer
@testable import House
@testable import HouseStore

/// An app on its own device, connected to a test's house.
struct HousedApp {
    /// A request from the app and the house's response.
    struct Exchange: CustomStringConvertible {
        let operation: APIDescription.Operation?
        let question: HouseRequest
        let answer: Answer

        var body: JSON { (try? JSON(question.body)) ?? .null }

        var description: String {
            "\(question.method) \(question.path) \(String(decoding: question.body.prefix(300), as: UTF8.self)): "
                + "\(answer.status) \(answer.words.prefix(300))"
        }
    }

    /// The length of a frame in milliseconds: a whole number of ticks.
    static let frame: Int64 = 25

    let house: TestHouse
    private(set) var app: App
    private(set) var exchanges: [Exchange] = []

    init(at house: TestHouse) async throws {
        self.house = house
        app = App(
            entropy: .random(in: .min ... .max), secret: House.random(WireLimits.secretBytes),
            words: .english
        ) { _ in nil }
        try await carryOut(app.takeRequests())
        try await send(.online)
    }

    // MARK: Acting

    mutating func send(_ event: Event) async throws {
        try await carryOut(app.handle(event))
    }

    mutating func press(_ actions: Action...) async throws {
        for action in actions { try await send(.press(action)) }
    }

    mutating func type(_ name: String) async throws {
        try await send(.type(.playerName, name, isFinished: false))
    }

    /// Passes one frame in the app but not at the house.
    ///
    /// - Parameter isPlaying: Whether the game's bot plays.
    mutating func pass(isPlaying: Bool = false) async throws {
        for _ in 0..<Int(Self.frame) * Clock.ticksPerSecond / 1000 {
            if isPlaying, let session = app.session, session.phase == .running {
                var cues: [Cue] = []
                session.cabinet.demonstrate(cues: &cues)
            }
            try await send(.elapsed(milliseconds: Playback.millisecondsPerTick))
        }
    }

    /// Passes the given number of seconds in the app and at the house.
    mutating func live(seconds: Int, isPlaying: Bool = false) async throws {
        for _ in 0..<Int64(seconds) * 1000 / Self.frame {
            house.clock.pass(milliseconds: Self.frame)
            try await pass(isPlaying: isPlaying)
        }
    }

    private mutating func carryOut(_ requests: [Request]) async throws {
        var waiting = requests[...]
        while let request = waiting.popFirst() {
            switch request {
            case .fetch(let question):
                let answer = try await ask(question)
                waiting += app.handle(
                    .answered(question.id, status: answer.status, body: answer.bytes))
            case .secret:
                waiting += app.handle(.secret(House.random(WireLimits.secretBytes)))
            case .words: waiting += app.handle(.words(.english))
            case .save, .remove, .setAside, .play, .wake: break
            }
        }
    }

    private mutating func ask(_ question: HouseRequest) async throws -> Answer {
        let method: HTTPRequest.Method =
            switch question.method {
            case .get: .get
            case .post: .post
            case .delete: .delete
            }
        var headers = HTTPFields().by(question.secret.map { String(decoding: $0, as: UTF8.self) })
        headers[.funfairTicket] = question.ticket.map { String(decoding: $0, as: UTF8.self) }
        headers[.idempotencyKey] = question.key.map { String(decoding: $0, as: UTF8.self) }
        if method == .post { headers[.contentType] = question.kind.rawValue }
        let path = "/" + question.path
        let answer = try await house.ask(
            method, path, headers, body: method == .post ? question.body : nil)
        exchanges.append(
            Exchange(
                operation: APIDescription.shared.operation(method, path), question: question,
                answer: answer))
        return answer
    }

    // MARK: Inspecting

    /// The exchanges whose requests the house didn't accept.
    var refused: [Exchange] { exchanges.filter { $0.answer.status >= 300 } }

    /// The public board on the screen, if any.
    var board: PublicTable? {
        guard case .blocks(let screen) = app.view.screen else { return nil }
        for case .publicBoard(let board) in screen.blocks { return board }
        return nil
    }

    /// Returns the exchanges for an operation, such as `POST /api/runs`.
    func asked(_ operation: String) -> [Exchange] {
        exchanges.filter { $0.operation?.description == operation }
    }
}
