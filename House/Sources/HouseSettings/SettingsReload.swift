import FunfairServer
import House
import Logging

/// Reloads the settings of an open house: all of them, or none if any of them is wrong.
public struct SettingsReload: Sendable {
    private let reader: SettingsReader
    private let started: ServerSettings
    private let latest: Changeable<ServerSettings>
    private let house: House
    private let setup: ServerSetup
    private let level: Changeable<Logger.Level>
    private let logger: Logger

    /// - Parameters:
    ///   - reader: reads the settings again.
    ///   - started: the settings that the house was started with.
    ///   - house: the open house.
    ///   - setup: the settings of the house's server.
    ///   - level: the level of the log.
    ///   - logger: logs what changed, and what is wrong.
    public init(
        reader: SettingsReader, started: ServerSettings, house: House, setup: ServerSetup,
        level: Changeable<Logger.Level>, logger: Logger
    ) {
        self.reader = reader
        self.started = started
        latest = Changeable(started)
        self.house = house
        self.setup = setup
        self.level = level
        self.logger = logger
    }

    /// Reads the settings again, with the files that they name, and uses them. If anything is wrong,
    /// logs each problem and changes nothing.
    public func reload() {
        let reading = reader.read()
        var problems = reading.problems.map(\.description)
        let settings = reading.settings
        var words = NameWords.none
        do { words = try settings.nameWords() } catch { problems.append(error.description) }
        var certificate: ServerCertificate?
        do { certificate = try settings.certificate() } catch {
            problems.append(error.description)
        }
        guard problems.isEmpty else {
            for problem in problems {
                logger.error(
                    "The settings cannot be reloaded, so nothing has changed.",
                    metadata: ["problem": "\(problem)"])
            }
            return
        }
        use(settings, words, certificate)
    }

    /// Changes everything that can change while the house is open. Requests and streams in progress
    /// continue.
    private func use(
        _ settings: ServerSettings, _ words: NameWords, _ certificate: ServerCertificate?
    ) {
        level.change(to: settings.logLevel)
        house.use(words)
        house.offer(settings.offers)
        setup.retention.change(to: settings.keep)
        setup.proxy.change(to: settings.behindProxy)
        if let certificate { setup.tls?.adopt(certificate) }
        for option in waiting(settings) {
            logger.warning(
                "A changed setting takes effect when the house is restarted.",
                metadata: ["setting": "\(option.name)", "place": "\(settings.place(of: option))"])
        }
        let changed = settings.changes(from: latest.current).map(\.name)
        latest.change(to: settings)
        logger.notice(
            "The settings were reloaded, with the words and the certificate.",
            metadata: ["changed": "\(changed.isEmpty ? "none" : changed.joined(separator: ", "))"])
    }

    /// Returns the changed options that need a restart.
    private func waiting(_ settings: ServerSettings) -> [any AnyServerOption] {
        // Only a restart turns HTTPS on or off.
        let turnsTLS = (settings.tlsCertificate == nil) != (setup.tls == nil)
        return settings.changes(from: started).filter { option in
            option.change == .onRestart || turnsTLS && option.name.hasPrefix("tls-")
        }
    }
}
