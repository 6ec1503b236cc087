import FunfairServer
import House

extension ServerSettings {
    /// Forgets the database if a source that wins over the database's names a file of scores. So
    /// `--data` opens a copy of the scores even where the file of settings names a database.
    ///
    /// - Parameter order: the index of each option's source; lower ones win.
    mutating func choosePlaceOfScores(order: [String: Int]) {
        let (data, database) = (OptionTable.rows.data.name, OptionTable.rows.database.name)
        guard let ofData = order[data], let ofDatabase = order[database], ofData < ofDatabase
        else { return }
        given[database] = nil
    }

    /// Returns the values that contradict each other.
    ///
    /// - Parameter wrong: options whose values are already known to be wrong.
    func contradictions(besides wrong: Set<String>) -> [SettingProblem] {
        var problems: [SettingProblem] = []
        let rows = OptionTable.rows
        if (self.tlsCertificate == nil) != (self.tlsKey == nil),
            wrong.isDisjoint(with: [rows.tlsCertificate.name, rows.tlsKey.name])
        {
            let place = self.tlsKey == nil ? place(of: \.tlsCertificate) : place(of: \.tlsKey)
            problems.append(SettingProblem(at: place, "Use tls-certificate and tls-key together."))
        }
        if let metrics = self.metricsAddress, metrics.collides(with: address) {
            problems.append(
                SettingProblem(
                    at: place(of: \.metricsAddress),
                    "The games are on this port, too. Choose another port for the metrics."))
        }
        return problems
    }

    /// What the house offers besides its games and their boards.
    public var offers: HouseOffers { HouseOffers(walls: self.walls, parties: self.parties) }

    /// The address to listen on.
    public var address: ListenAddress { ListenAddress(hostname: self.hostname, port: self.port) }
}

extension ListenAddress {
    /// Whether a server can't listen on both addresses.
    fileprivate func collides(with other: ListenAddress) -> Bool {
        port == other.port && port != 0
            && (hostname == other.hostname || hostname.isEveryInterface
                || other.hostname.isEveryInterface)
    }
}
