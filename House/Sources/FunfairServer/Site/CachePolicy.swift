/// How long a browser may use a file of the site without asking again.
enum CachePolicy: String, Sendable {
    /// It asks every time, and mostly hears that its copy still holds.
    case askFirst = "no-cache"
    /// It never asks again: other content would have another address.
    case forever = "public, max-age=31536000, immutable"

    /// The policy for the file at `path`, which starts with a slash.
    ///
    /// What lies in a top folder named `app-` and a hash never changes.
    init(path: String) {
        let parts = path.split(separator: "/")
        let isVersioned = parts.count > 1 && parts[0].hasPrefix("app-") && parts[0].count > 4
        self = isVersioned ? .forever : .askFirst
    }
}
