/// How a game is played, in words and a table, made from the game's own tables.
public struct Guide: Equatable, Sendable {
    /// A kind of target and what it is worth.
    public struct Row: Equatable, Sendable {
        /// How it is drawn and named.
        public let look: Look
        /// What stands in the columns behind it.
        public let cells: [String]

        /// A row; see the properties.
        public init(look: Look, cells: [String]) {
            self.look = look
            self.cells = cells
        }
    }

    /// What to do, a sentence or two each.
    public let steps: [String]
    /// The heads of the table's columns, that of the looks first.
    public let columns: [String]
    /// The table.
    public let rows: [Row]

    /// A guide; see the properties.
    public init(steps: [String], columns: [String], rows: [Row]) {
        self.steps = steps
        self.columns = columns
        self.rows = rows
    }
}
