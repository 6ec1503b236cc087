import Arcade
import Breakout
import Testing

@testable import Funfair

/// Several devices of one player, each with its own walls, which they merge now and then.
@Suite("Merging devices")
struct DeviceTests {
    private static let seeds: ClosedRange<UInt64> = 1...200

    private struct Device {
        var book = WallBook()
        var lives = WallLives()

        mutating func merge(_ other: Device) {
            lives.note(book)
            book.merge(other.book, other.lives, lives: &lives, open: nil)
        }
    }

    private static func drawing(_ number: Int) -> WallDrawing {
        var tiles = [WallTile](repeating: .gap, count: 8 * WallDrawing.columns)
        tiles[number] = WallTile.all[1]
        return (try? WallDrawing(tiles)) ?? WallDrawing()
    }

    private static func merge(_ devices: inout [Device], into one: Int) {
        for index in devices.indices { devices[index].lives.note(devices[index].book) }
        for other in devices.indices where other != one { devices[one].merge(devices[other]) }
    }

    private static func drawings(_ device: Device) -> Set<String> {
        Set(device.book.walls.map { "\($0.name.text) \($0.drawing)" })
    }

    @Test(
        "All devices end up with the same walls, and lose none that wasn't removed",
        arguments: seeds)
    func walls(seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        var devices = [Device(), Device(), Device()]
        var drawn = 0
        var removed: Set<Int> = []
        for _ in 0..<30 {
            let one = chance.below(3)
            switch chance.below(4) {
            case 0, 1:
                let isRoom = devices.allSatisfy { $0.book.hasRoom } && drawn < 20
                guard isRoom else { continue }
                let name = try WallName("Wall \(drawn)")
                _ = devices[one].book.add(name, Self.drawing(drawn), isOwn: true)
                drawn += 1
            case 2:
                guard let wall = devices[one].book.walls.first else { continue }
                devices[one].book.remove(wall.number)
                for number in 0..<drawn where Self.drawing(number) == wall.drawing {
                    removed.insert(number)
                }
            default: Self.merge(&devices, into: one)
            }
        }
        for _ in 0..<6 { for one in devices.indices { Self.merge(&devices, into: one) } }
        let all = devices.map(Self.drawings)
        #expect(all[0] == all[1] && all[1] == all[2])
        for number in 0..<drawn where !removed.contains(number) {
            #expect(devices[0].book.own(Self.drawing(number)) != nil)
        }
        let before = all
        for one in devices.indices { Self.merge(&devices, into: one) }
        #expect(devices.map(Self.drawings) == before)
    }

    @Test("All devices forget a wall that was removed after all of them had it", arguments: 0..<3)
    func removing(one: Int) throws {
        var devices = [Device(), Device(), Device()]
        _ = devices[0].book.add(try WallName("Castle"), Self.drawing(1), isOwn: true)
        for one in [1, 2, 0] { Self.merge(&devices, into: one) }
        devices[one].book.remove(0)
        for one in [2, 0, 1, 0, 2] { Self.merge(&devices, into: one) }
        #expect(devices.allSatisfy { $0.book.walls.isEmpty })
        // Drawing it again brings it back.
        _ = devices[one].book.add(try WallName("Castle"), Self.drawing(1), isOwn: true)
        for one in [2, 0, 1, 0, 2] { Self.merge(&devices, into: one) }
        #expect(devices.allSatisfy { $0.book.walls.count == 1 })
    }

    @Test func `A renamed wall keeps its number`() throws {
        var (one, two) = (Device(), Device())
        _ = one.book.add(try WallName("Ship"), Self.drawing(2), isOwn: true)
        let number = try #require(
            one.book.add(try WallName("Castle"), Self.drawing(1), isOwn: true))
        one.lives.note(one.book)
        two.merge(one)
        two.lives.note(two.book)
        let castle = try #require(two.book.own(Self.drawing(1)))
        two.book.rename(castle.number, try WallName("Fort"))
        two.lives.note(two.book)
        one.merge(two)
        #expect(one.book[number]?.name.text == "Fort")
        #expect(one.book.walls.count == 2)
    }

    @Test func `A public wall isn't removed for another device`() throws {
        var (one, two) = (Device(), Device())
        let number = try #require(
            one.book.add(try WallName("Castle"), Self.drawing(1), isOwn: true))
        one.lives.note(one.book)
        two.merge(one)
        one.book.show(WallCode(Self.drawing(1)))
        two.book.remove(0)
        two.lives.note(two.book)
        one.merge(two)
        #expect(one.book[number]?.isShown == true)
        #expect(one.book.unwanted == [])
        // It returns to the other device.
        one.lives.note(one.book)
        two.merge(one)
        #expect(two.book.walls.count == 1)
    }

    @Test func `Walls are added only while there is room, and none is lost`() throws {
        for isOwn in [true, false] {
            var (one, two) = (Device(), Device())
            for index in 0..<20 {
                _ = one.book.add(try WallName("One"), Self.drawing(index), isOwn: isOwn)
                _ = two.book.add(try WallName("Two"), Self.drawing(20 + index), isOwn: isOwn)
            }
            let (all, others) = (one.book.walls, two.book.walls)
            for _ in 0..<3 {
                two.lives.note(two.book)
                one.merge(two)
                one.lives.note(one.book)
                two.merge(one)
            }
            #expect(one.book.walls.count == WallBook.most && two.book.walls.count == WallBook.most)
            #expect(all.allSatisfy { wall in one.book.walls.contains(wall) })
            #expect(others.allSatisfy { wall in two.book.walls.contains(wall) })
        }
    }

    @Test func `Lives survive being stored, and are bounded`() {
        var lives = WallLives()
        for wall in 0..<400 { lives[UInt64(wall)] = 1 + wall % 3 }
        #expect(lives.walls.count == WallLives.most)
        #expect(WallLives(text: lives.text) == lives)
        #expect(lives[399] == 1 && lives[1] == 0)
        #expect(WallLives(text: Array("garbage".utf8)) == nil)
    }
}
