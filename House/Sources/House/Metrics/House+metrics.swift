extension House {
    /// What a server knows about itself, and its house doesn't.
    package struct ServerFacts: Sendable {
        /// The version of Funfair; nil if unknown.
        package var version: String?
        /// When the server's certificate ends; nil for plain HTTP.
        package var certificateEnd: Timestamp?

        package init(version: String? = nil, certificateEnd: Timestamp? = nil) {
            self.version = version
            self.certificateEnd = certificateEnd
        }
    }

    /// Returns all metrics in Prometheus's format. Doesn't wait for the store.
    ///
    /// - Parameter server: what only the server knows.
    package func metricsText(_ server: ServerFacts = ServerFacts()) -> String {
        let parties = parties.rooms.counts
        let store = storeWatch.last
        var gauges = [
            Metrics.Gauging("funfair_certificate_end_seconds", server.certificateEnd?.seconds),
            Metrics.Gauging("funfair_disk_free_bytes", repository.freeBytes),
            Metrics.Gauging("funfair_last_backup_seconds", store?.lastBackup?.seconds),
            Metrics.Gauging("funfair_live_viewers", boards.live.viewers),
            Metrics.Gauging("funfair_open_since_seconds", resources.activity.opened.seconds),
            Metrics.Gauging("funfair_parties_open", parties.parties),
            Metrics.Gauging("funfair_party_guests", parties.guests),
            Metrics.Gauging("funfair_party_viewers", parties.viewers),
            Metrics.Gauging("funfair_players", store?.players),
            Metrics.Gauging("funfair_players_active", resources.activity.players(at: now())),
            Metrics.Gauging("funfair_ready", store.map { $0.trouble == nil ? 1 : 0 }),
            Metrics.Gauging("funfair_verification_queue", runs.verifier.load),
        ]
        if let version = server.version {
            var build = Metrics.Gauging("funfair_build_info", 1)
            build.dimensions = [("version", version)]
            gauges.append(build)
        }
        return metrics.text(gauges)
    }
}
