import Arcade
import Breakout
import BubblePop
import Roulette
import Testing

@testable import Funfair

@Suite("Modes as numbers")
struct ModeNumberTests {
    /// Returns the valid numbers of a game's modes, and expects all others to be refused.
    private func known<Mode: GameMode>(
        _ kind: Mode.Type, carrying bytes: [UInt8] = []
    ) -> [UInt8] {
        (UInt8.min...UInt8.max).filter { number in
            var reader = ByteReader(bytes)
            do throws(RecordingProblem) {
                let mode = try Mode(number: number, from: &reader)
                var writer = ByteWriter()
                mode.write(to: &writer)
                #expect(mode.number == number)
                #expect(writer.bytes.count + reader.remaining == bytes.count)
                return true
            } catch {
                #expect(error == .unknownMode(Int(number)))
                return false
            }
        }
    }

    @Test func `Each game reads its modes' numbers and refuses all others`() {
        var wall = ByteWriter()
        DrawnWall.standard.write(to: &wall)
        #expect(known(BubblePopMode.self) == [0, 1, 2, 3])
        #expect(known(BreakoutMode.self, carrying: wall.bytes) == [0, 1, 2, 3])
        #expect(known(RouletteMode.self) == [0, 1])
    }

    @Test func `The standard mode of each game has the number 0`() {
        #expect(BubblePopMode.standard.number == 0)
        #expect(BreakoutMode.standard.number == 0)
        #expect(RouletteMode.standard.number == 0)
    }

    @Test func `A mode's number followed by a truncated wall is invalid`() {
        var reader = ByteReader([8])
        #expect(throws: RecordingProblem.cutShort) {
            try BreakoutMode(number: 3, from: &reader)
        }
    }

    @Test("A recording with an unknown mode is from a newer Funfair", arguments: Stall.allCases)
    func unknown(stall: Stall) throws {
        for number in [4, 16, 63] as [UInt8] {
            let bytes = try Self.recording(of: stall, inMode: number)
            #expect(throws: RecordingProblem.unknownMode(Int(number))) {
                try ClaimedRun(reading: bytes)
            }
            #expect(throws: RecordingProblem.unknownMode(Int(number))) {
                try stall.entry.resume(bytes)
            }
        }
    }

    /// Returns a recording without inputs, with the given mode number.
    private static func recording(of stall: Stall, inMode number: UInt8) throws -> [UInt8] {
        var settings = AppSettings()
        Contest(stall).choose(in: &settings)
        let start = CabinetStart(
            settings: settings, player: .ada,
            screen: Layout(width: 390, height: 690, isUpright: true), seed: 1,
            isPractice: false)
        let bytes = stall.entry.start(start).bytes
        // The mode follows the magic number, the format, the game and its rules.
        let place = 7
        var writer = ByteWriter()
        for byte in bytes.dropLast(4) {
            writer.write(byte: writer.bytes.count == place ? 2 * number : byte)
        }
        let sum = Checksum.of(writer.bytes[...])
        for shift in 0..<4 { writer.write(byte: UInt8(truncatingIfNeeded: sum >> (8 * shift))) }
        return writer.bytes
    }

    @Test(
        "Each mode for players has a contest, and each contest has a mode",
        arguments: Stall.allCases)
    func contests(stall: Stall) {
        var contests: [Contest] = []
        Contest.forEach(at: stall) { contests.append($0) }
        #expect(contests.count == stall.entry.ways.count)
        for contest in contests {
            var settings = AppSettings()
            contest.choose(in: &settings)
            #expect(Contest(stall, in: settings) == contest)
            #expect(stall.entry.controls[0].value(settings) == contest.row)
        }
    }

    @Test func `A chosen wall stays chosen while other modes are played`() throws {
        var settings = AppSettings()
        settings.wall = try DrawnWall([WallTile](repeating: WallTile.all[18], count: 80))
        #expect(settings.breakout.mode == .standard)
        Contest.drawnWall.choose(in: &settings)
        #expect(settings.breakout.mode == .drawn(settings.wall))
        Contest.breakout.choose(in: &settings)
        #expect(settings.breakout.mode == .standard)
        settings.wall = .standard
        Contest.drawnWall.choose(in: &settings)
        #expect(settings.breakout.mode == .drawn(.standard))
    }
}
