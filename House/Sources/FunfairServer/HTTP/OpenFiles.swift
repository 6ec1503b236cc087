import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The limit on a process's open files and connections.
public enum OpenFiles {
    #if canImport(Darwin)
        private static let resource = RLIMIT_NOFILE
    #else
        private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif

    /// Raises the limit to what the system allows. Each connection needs a file, and the default
    /// limit is meant for a shell.
    public static func allowAsManyAsPossible() {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        // If the system refuses, the old limit remains, and fewer clients can connect.
        _ = setrlimit(resource, &limit)
    }

    /// The maximum number of connections that leaves enough files for the house itself.
    static var mostConnections: Int {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return fewest }
        let most = Int(clamping: limit.rlim_cur)
        return max(fewest, most - OpenFiles.reserve)
    }

    /// The number of connections to allow even if the system's limit is too low.
    private static let fewest = 8

    /// The number of files reserved for uses other than connections.
    private static var reserve: Int {
        // The standard streams, the port, and files that the system's libraries open.
        let own = 8
        // One connection that writes scores and four that read them, each with the file, its
        // journal and its shared memory. The rest is for a backup and for commands.
        let scores = 24
        // Each thread that serves connections has a queue, a timer and a wake-up event.
        let threads = 3 * ProcessInfo.processInfo.activeProcessorCount
        return own + scores + threads + acceptedAtOnce
    }

    /// The number of connections accepted before the limit is checked again.
    private static let acceptedAtOnce = 16
}
