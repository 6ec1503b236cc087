import HouseWire

/// What kind of device sent a request, for the player's list of devices.
enum DeviceName {
    /// The systems, each with a word in its programs' names for themselves. The first match counts.
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "Chromebook"),
        ("Windows", "Windows"), ("Macintosh", "Mac"), ("Linux", "Linux"),
    ]
    /// The programs. Most browsers name others, too, so the order matters.
    private static let programs = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"),
        ("FxiOS/", "Firefox"), ("Firefox/", "Firefox"), ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"), ("Safari/", "Safari"),
    ]

    /// The name of a device that the tables don't have.
    static let unknown = "Unknown device"

    /// Returns a device's name, such as “iPhone, Safari”. Only words from these tables are in it,
    /// because the house doesn't store anything else of the header.
    ///
    /// - Parameter userAgent: the header `User-Agent`, if any.
    static func name(userAgent: String?) -> String {
        // A browser's is shorter.
        let text = String((userAgent ?? "").prefix(1000))
        // The app's, as iOS writes it, doesn't tell an iPhone from an iPad.
        if text.hasPrefix("Funfair/"), text.contains("CFNetwork/") {
            return "iPhone or iPad, Funfair"
        }
        let parts = [systems, programs].compactMap { table in
            table.first { text.contains($0.0) }?.1
        }
        return parts.isEmpty ? unknown : parts.joined(separator: ", ")
    }
}
