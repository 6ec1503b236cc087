import Foundation

/// The golden recordings, made with the current rules.
enum Golden {
    static func recording(_ name: String) throws -> Data {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 1...5 { root.deleteLastPathComponent() }
        return try Data(contentsOf: root.appendingPathComponent("Tests/Golden/\(name).funfair"))
    }
}
