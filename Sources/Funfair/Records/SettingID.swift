import Arcade

/// A setting of a stall or of the device, as controls and faces name it.
public struct SettingID: Equatable, Sendable {
    /// The stall whose setting it is; nil where it is the device's.
    public let stall: Stall?
    /// Its row in the table of settings, from 0.
    public let index: Int

    /// The setting in a row of a table, or nil where there is no such row.
    public init?(_ stall: Stall?, _ index: Int) {
        guard Self.table(of: stall).indices.contains(index) else { return nil }
        self.stall = stall
        self.index = index
    }

    /// The settings of a stall, or those of the device, in the order of the table.
    static func all(of stall: Stall?) -> [SettingID] {
        table(of: stall).indices.compactMap { SettingID(stall, $0) }
    }

    /// The one that chooses among the ways to play a stall; nil where there is one way only.
    static func way(of stall: Stall) -> SettingID? {
        stall.entry.ways.count > 1 ? SettingID(stall, 0) : nil
    }

    private static func table(of stall: Stall?) -> [SettingControl<AppSettings>] {
        stall?.entry.controls ?? DeviceSettings.controls
    }

    /// Its row.
    var control: SettingControl<AppSettings> { Self.table(of: stall)[index] }
}

extension Array {
    /// Whether a setting that needs this of the device is on.
    func use<Settings>(
        _ need: SettingNeed, in settings: Settings
    ) -> Bool where Element == SettingControl<Settings> {
        contains { $0.need == need && $0.value(settings) > 0 }
    }
}

extension [SettingControl<AppSettings>] {
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
