/// How a game is played, in words and tables, made from the game's own tables.
public struct Guide: Equatable, Sendable {
    /// A kind of thing and what it is worth.
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

    /// A table of words and numbers alone.
    public struct Table: Equatable, Sendable {
        /// What it is about.
        public let title: String
        /// The heads of the columns.
        public let columns: [String]
        /// The cells; the first of a row is its head.
        public let rows: [[String]]
        /// What there is to say about it.
        public let note: String?

        /// A table; see the properties.
        public init(title: String, columns: [String], rows: [[String]], note: String? = nil) {
            self.title = title
            self.columns = columns
            self.rows = rows
            self.note = note
        }
    }

    /// What to do, a sentence or two each.
    public let steps: [String]
    /// The heads of the table of looks, that of the looks first.
    public let columns: [String]
    /// The table of looks.
    public let rows: [Row]
    /// What else there is to know.
    public let tables: [Table]

    /// A guide; see the properties.
    public init(steps: [String], columns: [String], rows: [Row], tables: [Table] = []) {
        self.steps = steps
        self.columns = columns
        self.rows = rows
        self.tables = tables
    }
}
