import Arcade

/// A player's input in BubblePop.
public enum BubblePopInput: GameInput {
    /// Taps a point.
    case tap(InputPoint)
    /// Turns the device, which swaps the stage's width and height.
    case turn
    /// Ends a run without a clock.
    case finish

    public var kind: Int {
        switch self {
        case .tap: 0
        case .turn: 1
        case .finish: 2
        }
    }

    public var isStroke: Bool {
        if case .tap = self { true } else { false }
    }

    public func write(to writer: inout ByteWriter) {
        switch self {
        case .tap(let place): writer.write(place)
        case .turn, .finish: break
        }
    }

    public init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem) {
        switch kind {
        case 0: self = .tap(try reader.place())
        case 1: self = .turn
        default: self = .finish
        }
    }
}
