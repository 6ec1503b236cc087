import ArgumentParser
import Foundation

/// Why a command ends without having done what it was asked: what a person reads, and what a
/// script does.
struct CommandFailure: Error {
    /// What was wrong and what would be right, in sentences.
    let message: String
    let exitCode: ExitCode

    /// Why a file cannot be read or written, in the words of the system: a sentence.
    static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
        guard let code = [error, cause].first(where: { $0?.domain == NSPOSIXErrorDomain })??.code
        else { return error.localizedDescription }
        return String(cString: strerror(Int32(code))) + "."
    }
}

extension ExitCode {
    /// The arguments make no sense; every command.
    static let wrongUsage = ExitCode(2)
}
