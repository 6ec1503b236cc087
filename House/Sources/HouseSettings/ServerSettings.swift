/// The server's settings: a value for each option of ``OptionTable``, as in `settings.port`.
@dynamicMemberLookup
public struct ServerSettings: Sendable {
    /// The file of settings that is used if it exists, and nobody names another.
    public static let standardFile = "/etc/funfair/funfair.yaml"
    /// The environment variables of options begin with this and an underscore.
    static let variablePrefix = "FUNFAIR"

    /// A value that somebody set.
    struct Given: Sendable {
        let value: any Sendable
        let text: String
        let place: SettingPlace
    }

    /// The values that aren't defaults, by the options' names.
    var given: [String: Given] = [:]

    /// The defaults.
    public static let standard = ServerSettings()

    /// The value of an option.
    public subscript<Value>(
        dynamicMember row: KeyPath<OptionTable, ServerOption<Value>>
    ) -> Value {
        let option = OptionTable.rows[keyPath: row]
        guard let given = given[option.name], let value = given.value as? Value else {
            return option.standard
        }
        return value
    }

    /// Returns where an option was set.
    public func place(of option: any AnyServerOption) -> SettingPlace {
        given[option.name]?.place ?? .standard
    }

    /// Returns the place of an option of the table.
    func place<Value>(of row: KeyPath<OptionTable, ServerOption<Value>>) -> SettingPlace {
        place(of: OptionTable.rows[keyPath: row])
    }

    /// Returns an option's value as a text.
    public func text(of option: any AnyServerOption) -> String {
        given[option.name]?.text ?? option.standardText
    }

    /// Returns the options whose values differ from those in `old`.
    public func changes(from old: ServerSettings) -> [any AnyServerOption] {
        OptionTable.all.filter { text(of: $0) != old.text(of: $0) }
    }
}
