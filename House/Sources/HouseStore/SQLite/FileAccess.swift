import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Finds out whether this user may use a house's file, which SQLite reports only as a failure to
/// open it.
public enum FileAccess {
    /// Returns why this user can't use a file; nil if the file is usable or absent.
    public static func problem(at path: String) -> StoreProblem? {
        let path = HouseFiles(data: path).data
        var status = stat()
        var seen = path
        while stat(seen, &status) != 0 {
            // Without access to a folder, nobody can tell whether the file is there.
            guard errno == EACCES, seen != "/" else { return nil }
            seen = URL(filePath: seen).deletingLastPathComponent().path
        }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        // SQLite makes files beside this one, even to read it.
        let isUsable =
            seen == path && access(path, R_OK | W_OK) == 0 && access(folder, W_OK | X_OK) == 0
        return isUsable ? nil : .noAccess(path: path, owner: name(of: status.st_uid))
    }

    private static func name(of user: uid_t) -> String? {
        getpwuid(user).map { String(cString: $0.pointee.pw_name) }
    }
}
