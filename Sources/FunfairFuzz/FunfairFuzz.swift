import Arcade
import Breakout
import BubblePop
import Foundation
import FuzzKit

/// Reads a great many damaged recordings. Reading must give a recording or a problem for each; a
/// trap ends this process, and a contradiction is printed.
///
/// Exit codes: 0 nothing was found, 1 a contradiction, 2 wrong usage.
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

    private static func run(_ options: FuzzOptions) -> Tally {
        var bubbles = Damage(of: BubblePopRecordings.some(seed: options.seed), seed: options.seed)
        var bricks = Damage(of: BreakoutRecordings.some(seed: options.seed), seed: options.seed)
        var tally = Tally()
        let progress = max(options.inputs / 10, 1)
        // The games take turns.
        for index in 1...options.inputs {
            let bytes = index % 2 == 0 ? bubbles.next() : bricks.next()
            let outcome =
                index % 2 == 0
                ? Trial<BubblePopGame>.outcome(of: bytes) : Trial<BreakoutGame>.outcome(of: bytes)
            tally.add(outcome, of: bytes)
            if index % progress == 0 { complain("\(index) of \(options.inputs) inputs") }
        }
        return tally
    }

    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
