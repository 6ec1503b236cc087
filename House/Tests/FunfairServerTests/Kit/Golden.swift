import Foundation

/// The recordings that are kept, of the present rules.
enum Golden {
    static func recording(_ name: String) throws -> Data {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 1...5 { root.deleteLastPathComponent() }
        return try Data(contentsOf: root.appendingPathComponent("Tests/Golden/\(name).funfair"))
    }
}
