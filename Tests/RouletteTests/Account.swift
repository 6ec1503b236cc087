@testable import Roulette

/// A plain model of a table's rules, to compare the game with.
struct Account {
    enum Phase {
        case betting, locked, turning, over
    }

    /// The numbers on the wheel, clockwise.
    static let wheel = [
        0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20,
        14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
    ]

    private(set) var phase = Phase.betting
    private(set) var tick = 0
    private(set) var money = 1000
    private(set) var score = 0
    private(set) var pockets: [Int] = []
    private(set) var level: Int
    let isOnCredit: Bool
    private var bet: [Int] = []
    private var pocket = 0
    private var turned = 0

    init(level: Int, isOnCredit: Bool) {
        self.level = level
        self.isOnCredit = isOnCredit
    }

    mutating func take(_ input: RouletteInput) {
        switch input {
        case .bet(let bet) where phase == .betting:
            self.bet = bet.pockets.numbers
            level = bet.level.code
            phase = .locked
        case .ball(let pocket) where phase == .locked:
            self.pocket = pocket.number
            turned = 0
            phase = .turning
        case .skip where phase == .turning: settle()
        case .leave:
            if phase == .turning { settle() }
            phase = .over
        default: break
        }
    }

    mutating func pass() {
        guard phase != .over else { return }
        tick += 1
        guard phase == .turning else { return }
        turned += 1
        if turned == 480 { settle() }
    }

    private mutating func settle() {
        let place = Self.wheel.firstIndex(of: pocket) ?? 0
        let isNext = [36, 1].contains { bet.contains(Self.wheel[(place + $0) % 37]) }
        if bet.contains(pocket) {
            money += 1000
            score += [100, 100, 500][level]
        } else if isNext, level < 2 {
            money += [100, 200][level]
            score += [10, 20][level]
        } else {
            money -= 100
        }
        pockets.append(pocket)
        phase = money <= 0 && !isOnCredit ? .over : .betting
    }
}
