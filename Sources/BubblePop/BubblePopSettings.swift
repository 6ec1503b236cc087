import Arcade

/// The length of a run in seconds (BubblePop, core functionality 4).
public enum GameTime: SettingRange {
    public static let name = "Game time"
    public static let lowest = 10
    public static let highest = 180
    public static let step = 5
    public static let standard = 60
    public static let unit = " s"
}

/// The most bubbles on the stage at once (BubblePop, core functionality 5).
public enum MostBubbles: SettingRange {
    public static let name = "Most bubbles"
    public static let lowest = 1
    public static let highest = 40
    public static let step = 1
    public static let standard = 15
    public static let unit = ""
}

/// What a player can set before a run of BubblePop.
public struct BubblePopSettings: GameSettings {
    /// The length of a run, in seconds.
    public var gameTime: Bounded<GameTime>
    /// The most bubbles at once.
    public var mostBubbles: Bounded<MostBubbles>

    /// Settings; the standard ones where nothing is said.
    public init(
        gameTime: Bounded<GameTime> = .standard, mostBubbles: Bounded<MostBubbles> = .standard
    ) {
        self.gameTime = gameTime
        self.mostBubbles = mostBubbles
    }

    public static let standard = BubblePopSettings()

    public var mostTicks: Int { gameTime.value * Clock.ticksPerSecond }

    public var lines: [SettingLine] { [SettingLine(gameTime), SettingLine(mostBubbles)] }

    public func write(to writer: inout ByteWriter) {
        writer.write(gameTime.value)
        writer.write(mostBubbles.value)
    }

    /// Beyond this a number is damage, not a setting; the same wherever `Int` has 32 bits.
    private static let readable = 1_000_000

    public init(from reader: inout ByteReader) throws(RecordingProblem) {
        let time = try reader.number(upTo: Self.readable)
        let bubbles = try reader.number(upTo: Self.readable)
        do {
            gameTime = try Bounded(time)
            mostBubbles = try Bounded(bubbles)
        } catch {
            throw .setting(error)
        }
    }
}
