import BreakoutScene
import Foundation

/// Plays the benchmark's scene natively. Prints a line of `NAME BALLS TICKS_PER_SECOND BROKEN` for
/// 1, 10 and 100 balls, as `Breakout/measure.h` does. The speed is the best of several runs, in
/// processor time.
@main
enum BreakoutBenchmark {
    private static let runs = 5

    static func main() {
        let ticks = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
        guard CommandLine.arguments.count == 2, ticks >= 100 else {
            FileHandle.standardError.write(Data("Usage: BreakoutBenchmark TICKS\n".utf8))
            exit(2)
        }
        for balls in [1, 10, 100] {
            var least = Double.infinity
            var broken = 0
            for _ in 0..<runs {
                var scene = BreakoutScene(balls: balls)
                let start = processorSeconds()
                scene.play(ticks: ticks / balls)
                least = min(least, processorSeconds() - start)
                broken = scene.broken
            }
            print("native", balls, Int(Double(ticks / balls) / least), broken)
        }
    }

    private static func processorSeconds() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
    }
}
