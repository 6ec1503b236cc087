import Arcade
import BubblePop
import Funfair

@testable import FunfairServer
@testable import House

/// A guest's run of BubblePop, which a phone sends in pieces.
struct PlayedRun {
    let party: TestParty
    let player: TestPlayer
    let ticket: TestTicket
    var run: Run<BubblePopGame>
    var bot: BubblePopBot

    init(_ party: TestParty, _ ticket: TestTicket, as name: String? = nil) throws {
        self.party = party
        self.ticket = ticket
        player = ticket.player
        run = Run(
            player: try PlayerName(name ?? ticket.player.name), settings: .party,
            stage: StageShape(width: 390, height: 690), seed: ticket.seed)
        bot = BubblePopBot(.greedy, seed: ticket.seed)
    }

    /// Plays until a tick, at the house's time.
    mutating func play(to ticks: Int) async throws {
        var cues: [Cue] = []
        while run.game.tick < ticks, !run.game.isOver {
            if let input = bot.input(for: run.game) { run.apply(input, cues: &cues) }
            run.advance(cues: &cues)
            cues.removeAll()
        }
        try await party.pass(afterStart: Ticket.milliseconds(ofTicks: ticks))
    }

    /// Sends what the house doesn't have.
    @discardableResult
    func send() async throws -> Answer {
        let known = try await known()
        return try await party.send(run.piece(after: known ?? 0), after: known ?? 0, player)
    }

    /// The number of inputs that the house has.
    func known() async throws -> Int? {
        try await party.ask(player).json["round"]?["inputs"]?.integer
    }
}

extension TestParty {
    /// Lets players join, starts a round, and returns their runs.
    func played(by names: [String]) async throws -> (party: TestParty, runs: [PlayedRun]) {
        var players: [TestPlayer] = []
        for name in names { players += try await guests(name) }
        return (self, try await begin(players).map { try PlayedRun(self, $0) })
    }
}
