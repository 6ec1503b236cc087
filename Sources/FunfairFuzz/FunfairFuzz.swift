import Arcade
import Breakout
import BubblePop
import Foundation
import FuzzKit
import Roulette

/// Reads many damaged recordings. Each must give a recording or a problem; a trap ends this
/// process, and a contradiction is printed.
///
/// Exit codes: 0 nothing found, 1 a contradiction, 2 wrong usage.
@main
enum FunfairFuzz {
    static func main() {
        let options: FuzzOptions
        do {
            options = try FuzzOptions(CommandLine.arguments.dropFirst())
        } catch {
            complain("funfair-fuzz: \(error.sentence)\n\(FuzzOptions.usage)")
            exit(2)
        }
        let tally = run(options)
        for (outcome, count) in tally.rows { print("\(count)\t\(outcome.rawValue)") }
        guard let bytes = tally.contradiction else { return }
        let letters = String(decoding: Base64.letters(of: bytes), as: UTF8.self)
        complain("A contradiction (base 64): \(letters)")
        exit(1)
    }

    private static func run(_ options: FuzzOptions) -> FuzzKit.Tally {
        var bubbles = Damage(of: BubblePopRecordings.some(seed: options.seed), seed: options.seed)
        var bricks = Damage(of: BreakoutRecordings.some(seed: options.seed), seed: options.seed)
        var spins = Damage(of: RouletteRecordings.some(seed: options.seed), seed: options.seed)
        var tally = FuzzKit.Tally()
        let progress = max(options.inputs / 10, 1)
        // The games take turns.
        for index in 1...options.inputs {
            switch index % 3 {
            case 0: read(bubbles.next(), as: BubblePopGame.self, &tally)
            case 1: read(bricks.next(), as: BreakoutGame.self, &tally)
            default: read(spins.next(), as: RouletteGame.self, &tally)
            }
            if index % progress == 0 { complain("\(index) of \(options.inputs) inputs") }
        }
        return tally
    }

    private static func read<G: Game>(
        _ bytes: [UInt8], as game: G.Type, _ tally: inout FuzzKit.Tally
    ) {
        tally.add(Trial<G>.outcome(of: bytes), of: bytes)
    }

    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
