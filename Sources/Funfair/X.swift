import Arcade
import BubblePop
public func hello(_ s: String) -> String { "\(s.lowercased()) \(s.count) \(Clock.ticksPerSecond)" }
