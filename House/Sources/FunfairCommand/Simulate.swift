import ArgumentParser

/// `funfair simulate`: a game played without a screen. Each game is a command below this one.
struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play a game without a screen, and print what happens as JSON Lines.",
        subcommands: [SimulateBubblePop.self, SimulateBreakout.self, SimulateRoulette.self]
    )
}
