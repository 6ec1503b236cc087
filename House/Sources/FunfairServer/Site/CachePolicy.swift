/// How long a browser may use a file of the site without asking again.
enum CachePolicy: String, Sendable {
    /// The browser asks every time, and usually learns that its copy is current.
    case askFirst = "no-cache"
    /// The browser never asks again, because new content gets a new address.
    case forever = "public, max-age=31536000, immutable"

    /// Returns the policy for the file at `path`, which starts with a slash.
    ///
    /// Files in a top-level folder whose name is `app-` and a hash never change.
    init(path: String) {
        let parts = path.split(separator: "/")
        let isVersioned = parts.count > 1 && parts[0].hasPrefix("app-") && parts[0].count > 4
        self = isVersioned ? .forever : .askFirst
    }
}
