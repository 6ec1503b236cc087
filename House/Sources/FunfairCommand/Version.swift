extension FunfairCommand {
    /// The version of Funfair, as `funfair --version` prints it.
    static let version = "0.1.0"
}
