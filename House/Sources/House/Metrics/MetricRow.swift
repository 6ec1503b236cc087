/// A row of the table of metrics.
struct MetricRow: Sendable {
    /// A metric's kind, as Prometheus names it.
    enum Kind: String, Sendable { case counter, gauge, histogram }

    let label: String
    let kind: Kind
    /// What the metric counts or measures, in a sentence.
    let help: String

    private init(_ kind: Kind, _ label: String, _ help: String) {
        self.label = label
        self.kind = kind
        self.help = help
    }

    /// Every metric of a house.
    static let all = [
        MetricRow(
            .gauge, "funfair_build_info",
            "The version that is running, as a label. Always 1."),
        MetricRow(
            .gauge, "funfair_certificate_end_seconds",
            "When the certificate ends, in seconds since 1970."),
        MetricRow(.gauge, "funfair_disk_free_bytes", "Bytes free on the disk with the scores."),
        MetricRow(.counter, "funfair_failures_total", "Failures of background work."),
        MetricRow(
            .gauge, "funfair_last_backup_seconds",
            "When the last backup was complete, in seconds since 1970."),
        MetricRow(.counter, "funfair_links_total", "Devices linked to another one."),
        MetricRow(.gauge, "funfair_live_viewers", "Connections to live boards."),
        MetricRow(
            .gauge, "funfair_open_since_seconds",
            "When the house opened, in seconds since 1970."),
        MetricRow(.gauge, "funfair_parties_open", "Open parties."),
        MetricRow(.counter, "funfair_parties_total", "Parties opened."),
        MetricRow(.gauge, "funfair_party_guests", "Guests at open parties."),
        MetricRow(.counter, "funfair_party_rounds_total", "Party rounds started."),
        MetricRow(.gauge, "funfair_party_viewers", "Connections that watch parties."),
        MetricRow(.gauge, "funfair_players", "Named players."),
        MetricRow(
            .gauge, "funfair_players_active",
            "Players who did something in the last five minutes."),
        MetricRow(.counter, "funfair_pruned_total", "Old rows removed."),
        MetricRow(
            .gauge, "funfair_ready",
            "Whether scores could be stored in the last minute: 1 or 0."),
        MetricRow(.counter, "funfair_refused_total", "Refused requests, by reason."),
        MetricRow(.counter, "funfair_responses_total", "Answers, by status."),
        MetricRow(.counter, "funfair_runs_accepted_total", "Runs accepted."),
        MetricRow(
            .counter, "funfair_runs_folded_total",
            "Runs folded to verify them. Runs that cannot count are not folded."),
        MetricRow(
            .counter, "funfair_spins_folded_total",
            "Spins folded, including those of tables that were folded again."),
        MetricRow(.counter, "funfair_spins_total", "Pockets drawn for tables."),
        MetricRow(.gauge, "funfair_verification_queue", "Runs waiting for verification."),
        MetricRow(.histogram, "funfair_verification_seconds", "Time to verify a run."),
    ]

    /// The descriptions by label.
    static let help = Dictionary(uniqueKeysWithValues: all.map { ($0.label, $0.help) })
}
