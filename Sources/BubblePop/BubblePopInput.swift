import Arcade

/// What a player does in BubblePop.
public enum BubblePopInput: GameInput {
    /// A finger comes down.
    case tap(InputPoint)
    /// The device is turned: width and height of the stage change places.
    case turn

    public static let kinds = 2

    public var kind: Int {
        switch self {
        case .tap: 0
        case .turn: 1
        }
    }

    public var isStroke: Bool {
        if case .tap = self { true } else { false }
    }

    public func write(to writer: inout ByteWriter) {
        switch self {
        case .tap(let place): writer.write(place)
        case .turn: break
        }
    }

    public init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem) {
        self = kind == 0 ? .tap(try reader.place()) : .turn
    }
}
