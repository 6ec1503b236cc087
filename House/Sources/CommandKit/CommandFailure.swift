import ArgumentParser
import Foundation

/// Why a command failed: a message for a person, and an exit code for a script.
package struct CommandFailure: Error {
    /// What went wrong and what to do about it, in full sentences.
    package let message: String
    package let exitCode: ExitCode

    /// - Parameter message: what went wrong and what to do about it, in full sentences.
    package init(message: String, exitCode: ExitCode) {
        self.message = message
        self.exitCode = exitCode
    }

    /// Returns why a file can't be read or written, as a sentence with the system's message.
    package static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
        guard let code = [error, cause].first(where: { $0?.domain == NSPOSIXErrorDomain })??.code
        else { return error.localizedDescription }
        return String(cString: strerror(Int32(code))) + "."
    }
}

extension ExitCode {
    /// The exit code for invalid arguments, in every command.
    package static let wrongUsage = ExitCode(2)
}
