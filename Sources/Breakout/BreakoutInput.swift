import Arcade

/// What a player does in Breakout.
public enum BreakoutInput: GameInput {
    /// The paddle is moved to a place.
    case paddle(PaddlePlace)
    /// An arrow key is held down, or none any more.
    case steer(Steering)
    /// A tap: it launches the balls on the paddle, or nudges those that fly.
    case tap
    /// On to the next wall.
    case proceed
    /// The device is tilted.
    case tilt(Tilt)
    /// The run is ended, as it stands.
    case finish
    /// Other settings hold from now on. Kept apart, so that the inputs that come in every tick stay
    /// small.
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

    /// The paddle's last place in a tick is what counts, and so is the last key. A tilt may end a pull,
    /// which changes how fast balls are, so each of them counts.
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

/// A place of the paddle's middle as an input carries it: in quarters of a stage unit.
public struct PaddlePlace: Equatable, Sendable {
    private static let quartersPerUnit = 4.0
    static let limit = BreakoutRules.stage.width * 4

    /// Quarters of a stage unit from the left edge, 0 to those of the stage's width.
    public let quarters: Int

    fileprivate init(quarters: Int) {
        self.quarters = quarters
    }

    /// The place nearest to `x` in stage units, or nil where that is not a number.
    public init?(_ x: Double) {
        guard !x.isNaN else { return nil }
        let inside = min(max(x, 0), BreakoutRules.width)
        quarters = Int(inside * Self.quartersPerUnit + 0.5)
    }

    /// The place in stage units.
    public var x: Double { Double(quarters) / Self.quartersPerUnit }
}

/// Where an arrow key sends the paddle.
public enum Steering: Int, Sendable {
    /// To the left, for as long as the key is down.
    case left = -1
    /// No key is down any more.
    case none = 0
    /// To the right, for as long as the key is down.
    case right = 1
}

/// How a device is tilted, in sixteenths of lying on its edge.
public struct Tilt: Equatable, Sendable {
    /// The sixteenths of a device on its edge.
    static let most = 16

    /// To the right, −16 to 16.
    public let x: Int
    /// Downwards, 0 to 16. A device held upside down does not pull balls away from the paddle.
    public let y: Int

    fileprivate init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The tilt nearest to a pull along the screen, or nil where that is not a number.
    ///
    /// - Parameter pull: to the right and downwards, −1 to 1 each.
    public init?(_ pull: Point) {
        guard !pull.x.isNaN, !pull.y.isNaN else { return nil }
        let most = Double(Self.most)
        x = Int((min(max(pull.x, -1), 1) * most).rounded())
        y = Int((min(max(pull.y, 0), 1) * most).rounded())
    }
}
