import ArgumentParser

/// `funfair-dev simulate`: plays a game without a screen. Each game has a subcommand.
struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play a game without a screen, and print what happens as JSON Lines.",
        subcommands: [SimulateBubblePop.self, SimulateBreakout.self, SimulateRoulette.self]
    )
}
