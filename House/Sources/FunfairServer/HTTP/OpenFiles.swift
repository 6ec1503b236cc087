import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many files and connections a process may have open.
public enum OpenFiles {
    #if canImport(Darwin)
        private static let resource = RLIMIT_NOFILE
    #else
        private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif

    /// Raises the limit to what the system allows: a connection needs one each, and the usual limit
    /// is that of a shell.
    public static func allowAsManyAsPossible() {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        // Where it is refused, the usual limit holds: fewer may come at once.
        _ = setrlimit(resource, &limit)
    }

    /// How many connections there may be at once, so that the house can open its files all the same.
    static var mostConnections: Int {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return fewest }
        let most = Int(clamping: limit.rlim_cur)
        return max(fewest, most - OpenFiles.reserve)
    }

    /// Some have to be served, however little the system allows.
    private static let fewest = 8

    /// What is not for connections.
    private static var reserve: Int {
        // What a process begins with, the port, and what the system's libraries open.
        let own = 8
        // The scores: one that writes and four that read, each with the file, its journal and what
        // they share; as much again for a backup and a look around.
        let scores = 24
        // Each of the threads that serve connections has a queue, a clock and a bell.
        let threads = 3 * ProcessInfo.processInfo.activeProcessorCount
        return own + scores + threads + acceptedAtOnce
    }

    /// So many connections are accepted before it is looked again whether there may be more.
    private static let acceptedAtOnce = 16
}
