#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many files and connections a process may have open.
public enum OpenFiles {
    /// Raises the limit to what the system allows: a connection needs one each, and the usual limit
    /// is that of a shell.
    public static func allowAsManyAsPossible() {
        #if canImport(Darwin)
            let resource = RLIMIT_NOFILE
        #else
            let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        // Where it is refused, the usual limit holds: fewer may come at once.
        _ = setrlimit(resource, &limit)
    }
}
