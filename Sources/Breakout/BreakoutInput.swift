import Arcade

/// A player's input in Breakout.
public enum BreakoutInput: GameInput {
    /// Moves the paddle to a position.
    case paddle(PaddlePlace)
    /// Presses or releases an arrow key.
    case steer(Steering)
    /// Launches the balls on the paddle, or nudges the balls in flight.
    case tap
    /// Continues with the next wall.
    case proceed
    /// Tilts the device.
    case tilt(Tilt)
    /// Ends the run.
    case finish
    /// Changes the settings. Indirect, so the inputs that occur in every tick stay small.
    indirect case change(BreakoutSettings)

    public var kind: Int {
        switch self {
        case .paddle: 0
        case .steer: 1
        case .tap: 2
        case .proceed: 3
        case .tilt: 4
        case .change: 5
        case .finish: 6
        }
    }

    public var isStroke: Bool {
        if case .tap = self { true } else { false }
    }

    /// Whether this input supersedes an earlier one in the same tick: only the last paddle position
    /// and the last key count. Every tilt counts, because a tilt can end gravity, which changes the
    /// balls' speed.
    public func replaces(_ earlier: BreakoutInput) -> Bool {
        switch (self, earlier) {
        case (.paddle, .paddle), (.steer, .steer): true
        default: false
        }
    }

    public func write(to writer: inout ByteWriter) {
        switch self {
        case .paddle(let place): writer.write(place.quarters)
        case .steer(let steering): writer.write(steering.rawValue + 1)
        case .tap, .proceed, .finish: break
        case .tilt(let tilt):
            writer.write(tilt.x + Tilt.most)
            writer.write(tilt.y)
        case .change(let settings): settings.write(to: &writer)
        }
    }

    public init(kind: Int, from reader: inout ByteReader) throws(RecordingProblem) {
        switch kind {
        case 0: self = .paddle(PaddlePlace(quarters: try reader.number(upTo: PaddlePlace.limit)))
        case 1: self = .steer(Steering(rawValue: try reader.number(upTo: 2) - 1) ?? .none)
        case 2: self = .tap
        case 3: self = .proceed
        case 4:
            let x = try reader.number(upTo: 2 * Tilt.most) - Tilt.most
            self = .tilt(Tilt(x: x, y: try reader.number(upTo: Tilt.most)))
        case 5: self = .change(try BreakoutSettings(from: &reader))
        default: self = .finish
        }
    }
}

/// A position of the paddle's middle, as inputs store it: in quarters of a stage unit.
public struct PaddlePlace: Equatable, Sendable {
    @usableFromInline static let quartersPerUnit = 4.0
    static let limit = BreakoutRules.stage.width * 4

    /// Quarters of a stage unit from the left edge, 0 to `limit`.
    public let quarters: Int

    fileprivate init(quarters: Int) {
        self.quarters = quarters
    }

    /// Creates the position nearest to `x` in stage units, or nil if `x` is not a number.
    @inlinable
    public init?(_ x: Double) {
        guard !x.isNaN else { return nil }
        let inside = x.clamped(between: 0, and: BreakoutRules.width)
        quarters = Int(inside * Self.quartersPerUnit + 0.5)
    }

    /// The position in stage units.
    public var x: Double { Double(quarters) / Self.quartersPerUnit }
}

/// The paddle's direction, as steered by arrow keys.
public enum Steering: Int, Sendable {
    /// To the left, while the key is held.
    case left = -1
    /// No key is held.
    case none = 0
    /// To the right, while the key is held.
    case right = 1
}

/// A device's tilt, in sixteenths: 16 for an upright device.
public struct Tilt: Equatable, Sendable {
    /// The downward tilt of an upright device, which is the maximum.
    static let most = 16

    /// The tilt to the right, −16 to 16.
    public let x: Int
    /// The tilt downwards, 0 to 16. A device held upside down doesn't pull balls away from the
    /// paddle.
    public let y: Int

    fileprivate init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// Creates the tilt nearest to gravity's pull in the plane of the screen, or nil if the pull is
    /// not a number.
    ///
    /// - Parameter pull: the pull to the right and downwards, −1 to 1 each.
    public init?(_ pull: Point) {
        guard !pull.x.isNaN, !pull.y.isNaN else { return nil }
        let most = Double(Self.most)
        x = Int((pull.x.clamped(between: -1, and: 1) * most).rounded())
        y = Int((pull.y.clamped(between: 0, and: 1) * most).rounded())
    }
}
