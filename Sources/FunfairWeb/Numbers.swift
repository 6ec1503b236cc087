import Funfair

/// Actions as numbers that the page hands back. A number once given keeps its action, so that a
/// control pressed a moment too late still does what was written on it.
enum ActionNumbers {
    private nonisolated(unsafe) static var actions: [Action] = []

    static func number(of action: Action) -> Int {
        if let known = actions.firstIndex(of: action) { return known }
        actions.append(action)
        return actions.count - 1
    }

    static func action(of number: Int32) -> Action? {
        actions.indices.contains(Int(number)) ? actions[Int(number)] : nil
    }
}

/// Fields as numbers.
enum FieldNumbers {
    static func number(of field: Field) -> Int {
        switch field {
        case .playerName: 0
        case .number(let setting): 1 + Int(setting.rawValue)
        }
    }

    static func field(of number: Int32) -> Field? {
        if number == 0 { return .playerName }
        guard (1...255).contains(number) else { return nil }
        return NumberSetting(rawValue: UInt8(number - 1)).map { .number($0) }
    }
}
