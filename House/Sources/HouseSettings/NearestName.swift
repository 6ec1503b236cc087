/// Finds what somebody may have meant by a misspelled name.
enum NearestName {
    /// The maximum number of changes for a name to be near.
    private static let most = 3

    /// Returns the name that takes the fewest changes of a letter; nil if none is near.
    static func nearest(to text: String, among names: [String]) -> String? {
        let spelled = text.lowercased().replacing("_", with: "-")
        let near = names.map { (name: $0, count: changes(from: spelled, to: $0)) }
        guard let best = near.min(by: { $0.count < $1.count }),
            best.count <= min(most, best.name.count / 2)
        else { return nil }
        return best.name
    }

    /// Returns the number of letters to add, remove or replace (the Levenshtein distance).
    private static func changes(from one: String, to other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for place in other.indices {
                let replaced = diagonal + (other[place] == letter ? 0 : 1)
                diagonal = row[place + 1]
                row[place + 1] = min(replaced, row[place] + 1, row[place + 1] + 1)
            }
        }
        return row[other.count]
    }
}
