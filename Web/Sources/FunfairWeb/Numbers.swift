import Funfair

/// The actions passed to the page, as numbers.
nonisolated(unsafe) var actionNumbers = ActionNumbers()

/// Fields as numbers. The first block of numbers begins with the player's name and the device's
/// settings, and ends with a device's code, a wall's name and a party's code. Each stall's settings
/// have a block, too.
enum FieldNumbers {
    private static let block = 256

    static func number(of field: Field) -> Int {
        switch field {
        case .playerName: 0
        case .partyCode: block - 1
        case .wallName: block - 2
        case .deviceCode: block - 3
        case .setting(let setting):
            if let stall = setting.stall {
                Int(stall.rawValue + 1) * block + setting.index
            } else {
                setting.index + 1
            }
        }
    }

    static func field(of number: Int32) -> Field? {
        if number == 0 { return .playerName }
        let number = Int(number)
        if number == block - 1 { return .partyCode }
        if number == block - 2 { return .wallName }
        if number == block - 3 { return .deviceCode }
        if number < block { return SettingID(nil, number - 1).map { .setting($0) } }
        let stall = Stall.allCases.first { Int($0.rawValue + 1) == number / block }
        return stall.flatMap { SettingID($0, number % block) }.map { .setting($0) }
    }
}
