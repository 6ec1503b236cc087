import Arcade

/// Identifies a setting of a stall or the device.
public struct SettingID: Equatable, Sendable {
    /// The stall; nil for the device.
    public let stall: Stall?
    /// The index in the table of settings.
    public let index: Int

    /// Creates the ID of the setting in a row of a table, or nil if there is no such row.
    public init?(_ stall: Stall?, _ index: Int) {
        guard Self.table(of: stall).indices.contains(index) else { return nil }
        self.stall = stall
        self.index = index
    }

    /// Returns the settings of a stall or the device, in the table's order.
    static func all(of stall: Stall?) -> [SettingID] {
        table(of: stall).indices.compactMap { SettingID(stall, $0) }
    }

    /// Returns the setting that chooses a stall's way to play; nil if there is only one way.
    static func way(of stall: Stall) -> SettingID? {
        stall.entry.ways.count > 1 ? SettingID(stall, 0) : nil
    }

    private static func table(of stall: Stall?) -> [SettingControl<AppSettings>] {
        stall?.entry.controls ?? DeviceSettings.controls
    }

    /// The setting's row in the table.
    var control: SettingControl<AppSettings> { Self.table(of: stall)[index] }
}

extension Array {
    /// Whether any setting that needs the given device feature is on.
    func use<Settings>(
        _ need: SettingNeed, in settings: Settings
    ) -> Bool where Element == SettingControl<Settings> {
        contains { $0.need == need && $0.value(settings) > 0 }
    }
}

extension [SettingControl<AppSettings>] {
    /// Turns off all settings that need the given device feature.
    ///
    /// - Returns: whether any of them was on.
    func turnOff(_ need: SettingNeed, in settings: inout AppSettings) -> Bool {
        var wasOn = false
        for control in self where control.need == need && control.value(settings) > 0 {
            control.set(&settings, 0)
            wasOn = true
        }
        return wasOn
    }
}
