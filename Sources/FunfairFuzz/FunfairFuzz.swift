import Arcade
import Breakout
import BubblePop
import Foundation
import FuzzKit
import Roulette

/// Reads many damaged recordings. Each must be read as a recording or rejected with a problem. A
/// trap ends this process, and a contradiction is printed.
///
/// Exit codes: 0 if nothing was found, 1 for a contradiction, 2 for wrong usage.
@main
enum FunfairFuzz {
    static func main() {
        let options: FuzzOptions
        do {
            options = try FuzzOptions(CommandLine.arguments.dropFirst())
        } catch {
            printError("funfair-fuzz: \(error.sentence)\n\(FuzzOptions.usage)")
            exit(2)
        }
        let tally = run(options)
        for (outcome, count) in tally.rows { print("\(count)\t\(outcome.rawValue)") }
        guard let bytes = tally.contradiction else { return }
        let letters = String(decoding: Base64.letters(of: bytes), as: UTF8.self)
        printError("A contradiction (base 64): \(letters)")
        exit(1)
    }

    private static func run(_ options: FuzzOptions) -> FuzzKit.OutcomeCounts {
        var bubbles = Damage(of: BubblePopRecordings.some(seed: options.seed), seed: options.seed)
        var bricks = Damage(of: BreakoutRecordings.some(seed: options.seed), seed: options.seed)
        var spins = Damage(of: RouletteRecordings.some(seed: options.seed), seed: options.seed)
        var tally = FuzzKit.OutcomeCounts()
        let progress = max(options.inputs / 10, 1)
        // The games take turns.
        for index in 1...options.inputs {
            switch index % 3 {
            case 0: read(bubbles.next(), as: BubblePopGame.self, &tally)
            case 1: read(bricks.next(), as: BreakoutGame.self, &tally)
            default: read(spins.next(), as: RouletteGame.self, &tally)
            }
            if index % progress == 0 { printError("\(index) of \(options.inputs) inputs") }
        }
        return tally
    }

    private static func read<G: Game>(
        _ bytes: [UInt8], as game: G.Type, _ tally: inout FuzzKit.OutcomeCounts
    ) {
        tally.add(DecodingTrial<G>.outcome(of: bytes), of: bytes)
    }

    private static func printError(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
