import Configuration
import Synchronization

/// One source of settings.
struct SettingLayer {
    let provider: any ConfigProvider
    private let place: @Sendable (any AnyServerOption) -> SettingPlace
    /// The folder where relative paths start; nil for the working folder.
    private let folder: String?

    init(flags: [String: String]) {
        provider = InMemoryProvider(name: "flags", texts: flags)
        place = { .flag($0.name) }
        folder = nil
    }

    init(environment: [String: String]) {
        let prefix = ConfigKey([ServerSettings.variablePrefix])
        provider = EnvironmentVariablesProvider(environmentVariables: environment)
            .prefixKeys(with: prefix)
        place = { .environment($0.variable) }
        folder = nil
    }

    init(file: SettingsFile?) {
        provider = InMemoryProvider(
            name: "file", texts: file?.entries.mapValues(\.text) ?? [:])
        let lines = file?.entries.mapValues(\.line) ?? [:]
        let path = file?.path ?? ""
        place = { .file(path: path, line: lines[$0.name], key: $0.name) }
        folder = file?.folder
    }

    /// Returns the value that this source gives to an option, or nil if it gives none.
    func given(_ option: any AnyServerOption) throws(SettingProblem) -> ServerSettings.Given? {
        let key = ConfigKey([option.name])
        guard var text = ConfigReader(providers: [provider]).string(forKey: key) else {
            return nil
        }
        if option.kind.isPath, let folder, !folder.isEmpty, !text.isEmpty, !text.hasPrefix("/") {
            text = folder + "/" + text
        }
        do {
            return ServerSettings.Given(
                value: try option.value(of: text), text: text, place: place(option))
        } catch {
            throw SettingProblem(at: place(option), error.sentences)
        }
    }
}

extension InMemoryProvider {
    fileprivate init(name: String, texts: [String: String]) {
        let values = texts.map {
            (AbsoluteConfigKey([$0.key]), ConfigValue(.string($0.value), isSecret: false))
        }
        self.init(name: name, values: Dictionary(uniqueKeysWithValues: values))
    }
}

/// Notes which source answered for each option. A reader asks its sources in order, and stops at the
/// first that has a value.
final class AnsweringLayers: AccessReporter {
    private let layers = Mutex<[String: Int]>([:])

    func report(_ event: AccessEvent) {
        guard let name = event.metadata.key.components.last, case .success(_?) = event.result
        else { return }
        layers.withLock { $0[name] = event.providerResults.count - 1 }
    }

    /// Returns the index of the source that answered last.
    func layer(of name: String) -> Int? { layers.withLock { $0[name] } }
}
