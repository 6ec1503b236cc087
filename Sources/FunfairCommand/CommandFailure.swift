import ArgumentParser

/// Why a command ends without having done what it was asked: what a person reads, and what a
/// script does.
struct CommandFailure: Error {
    /// What was wrong and what would be right, in sentences.
    let message: String
    let exitCode: ExitCode
}

extension ExitCode {
    /// The arguments make no sense; every command.
    static let wrongUsage = ExitCode(2)
}
