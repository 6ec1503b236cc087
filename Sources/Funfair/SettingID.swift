import Arcade

/// A setting of a stall, as controls and faces name it.
public struct SettingID: Equatable, Sendable {
    /// The stall whose setting it is.
    public let stall: Stall
    /// Its row in the game's table of settings, from 0.
    public let index: Int

    /// The setting in a row of a stall's table, or nil where there is no such row.
    public init?(_ stall: Stall, _ index: Int) {
        guard stall.entry.controls.indices.contains(index) else { return nil }
        self.stall = stall
        self.index = index
    }

    /// The settings of a stall, in the order of its table.
    static func all(of stall: Stall) -> [SettingID] {
        stall.entry.controls.indices.compactMap { SettingID(stall, $0) }
    }

    /// Its row.
    var control: SettingControl<AppSettings> { stall.entry.controls[index] }
}

extension [SettingControl<AppSettings>] {
    /// Whether a setting that needs this of the device is on.
    func use(_ need: SettingNeed, in settings: AppSettings) -> Bool {
        contains { $0.need == need && $0.value(settings) > 0 }
    }

    /// Turns off what needs this of the device.
    ///
    /// - Returns: whether anything was on.
    func turnOff(_ need: SettingNeed, in settings: inout AppSettings) -> Bool {
        var wasOn = false
        for control in self where control.need == need && control.value(settings) > 0 {
            control.set(&settings, 0)
            wasOn = true
        }
        return wasOn
    }
}
