import Foundation

/// A program in a separate folder that stops when this process exits, even by a crash. A shell
/// stops the program when the shell's own input closes.
final class Guarded: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    /// The program's folder, which is removed when the program stops.
    let folder: String

    /// - Parameters:
    ///   - script: A shell script that starts programs in the background and prints `ready`.
    ///     `$DIR` is the folder.
    ///   - ending: A shell script that stops those programs.
    init(_ script: String, ending: String) throws {
        let whole = """
            export PATH="$PATH:/usr/sbin:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)"
            export LC_ALL=C
            DIR=$(mktemp -d -t funfair-XXXXXX) || exit 1
            cd "$DIR" && echo "$DIR"
            \(script)
            cat >/dev/null
            \(ending)
            wait
            rm -rf "$DIR"
            """
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", whole]
        if getuid() == 0 {
            // PostgreSQL refuses to run as root.
            process.executableURL = URL(filePath: "/usr/bin/setpriv")
            process.arguments =
                ["--reuid=nobody", "--regid=nogroup", "--clear-groups", "/bin/sh", "-c", whole]
        }
        process.currentDirectoryURL = URL(filePath: "/tmp")
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        folder = Self.line(of: output) ?? ""
        guard Self.line(of: output) == "ready" else {
            throw KitProblem("A program of the tests did not begin; see what it says above.")
        }
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    private static func line(of pipe: Pipe) -> String? {
        var line: [UInt8] = []
        while let byte = try? pipe.fileHandleForReading.read(upToCount: 1)?.first {
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }
}

/// A problem that keeps the kit from working.
public struct KitProblem: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
