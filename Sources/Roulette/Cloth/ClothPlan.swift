/// The layout of the cloth, from the zero down. Numbers are in rows of three. Each number, and each
/// line between two numbers, has a grid track across and a grid track down.
struct ClothPlan {
    private(set) var places: [ClothPlace] = []
    private var number = 0

    /// From left to right, the tracks are for even chances, dozens, the line beside the numbers,
    /// and the numbers. From top to bottom, they are for the zero, the line below it, and the
    /// numbers.
    private static let line = 3
    private static let lastAcross = 8
    private static let zeroLine = 2
    private static let lastDown = 25

    init() {
        var zero = PocketSet()
        zero.insert(Pocket.all[0])
        add(.straight, zero, Self.line + 1, 1, 5, 1)
        for kind in ClothKind.allCases where kind.rawValue <= ClothKind.sixLine.rawValue {
            addInside(kind)
        }
        addOutside()
    }

    /// Adds all places among the numbers that cover the kind's number of pockets.
    private mutating func addInside(_ kind: ClothKind) {
        for y in Self.zeroLine...Self.lastDown {
            for x in Self.line...Self.lastAcross {
                let pockets = Self.covered(x, y)
                if pockets.count == kind.pockets { add(kind, pockets, x, y, 1, 1) }
            }
        }
    }

    /// Returns the numbers that a place on two tracks touches, or whole rows on the line beside the
    /// numbers.
    private static func covered(_ x: Int, _ y: Int) -> PocketSet {
        var pockets = PocketSet()
        for number in 0...Pocket.highest {
            let column = line + 1 + 2 * ((number + 2) % 3)
            let row = 1 + 2 * ((number + 2) / 3)
            let isBeside = number == 0 || x == line || abs(column - x) <= (x % 2)
            if isBeside, abs(row - y) <= 1 - y % 2 { pockets.insert(Pocket.all[number]) }
        }
        return pockets
    }

    /// Adds columns, dozens and even chances, below and beside the numbers.
    private mutating func addOutside() {
        for column in 0..<3 {
            let pockets = Self.pockets { ($0.number - 1) % 3 == column }
            add(.column, pockets, Self.line + 1 + 2 * column, Self.lastDown + 1, 1, 1)
        }
        for dozen in 0..<3 {
            let pockets = Self.pockets { ($0.number - 1) / 12 == dozen }
            add(.dozen, pockets, 2, Self.zeroLine + 1 + 8 * dozen, 1, 7)
        }
        for (place, chance) in EvenChance.allCases.enumerated() {
            let pockets = Self.pockets { chance.contains($0) }
            add(.evenChance, pockets, 1, Self.zeroLine + 1 + 4 * place, 1, 3)
        }
    }

    /// Returns the pockets that satisfy a condition, without the zero.
    @inline(never)
    private static func pockets(_ areSo: (Pocket) -> Bool) -> PocketSet {
        var pockets = PocketSet()
        for pocket in Pocket.all where pocket.number > 0 && areSo(pocket) { pockets.insert(pocket) }
        return pockets
    }

    @inline(never)
    private mutating func add(
        _ kind: ClothKind, _ pockets: PocketSet, _ x: Int, _ y: Int, _ width: Int, _ height: Int
    ) {
        number = places.last?.kind == kind ? number + 1 : 1
        places.append(
            ClothPlace(
                code: places.count, kind: kind, pockets: pockets,
                area: ClothArea(x: x, y: y, width: width, height: height), number: number))
    }
}
