import Foundation
import Funfair

/// Folds recordings repeatedly, and prints the shortest and the median time of a fold. Longer times
/// than the shortest are due to the machine's other work.
@main
enum FoldBenchmark {
    private static let folds = 400

    static func main() throws {
        for path in CommandLine.arguments.dropFirst() {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            var times: [Duration] = []
            var ticks = 0
            for _ in 0..<folds {
                let time = try ContinuousClock().measure {
                    ticks = try VerifiedRun(verifying: bytes).result.ticks
                }
                times.append(time)
            }
            times.sort()
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            print(name, ticks, microseconds(times[0]), microseconds(times[folds / 2]))
        }
    }

    private static func microseconds(_ time: Duration) -> Int {
        Int(time / .microseconds(1))
    }
}
