/// Instructions for a game, in words and tables, generated from the game's own tables.
public struct Guide: Equatable, Sendable {
    /// A row of facts about one kind of thing, such as what it's worth.
    public struct Row: Equatable, Sendable {
        /// The look, which provides the picture and the name.
        public let look: Look
        /// The cells of the other columns.
        public let cells: [String]

        /// Creates a row.
        public init(look: Look, cells: [String]) {
            self.look = look
            self.cells = cells
        }
    }

    /// A table of texts, without looks.
    public struct Table: Equatable, Sendable {
        /// The title.
        public let title: String
        /// The column headings.
        public let columns: [String]
        /// The cells; the first in each row is the row's heading.
        public let rows: [[String]]
        /// A note about the table, if any.
        public let note: String?

        /// Creates a table.
        public init(title: String, columns: [String], rows: [[String]], note: String? = nil) {
            self.title = title
            self.columns = columns
            self.rows = rows
            self.note = note
        }
    }

    /// The steps, each one or two sentences long.
    public let steps: [String]
    /// The column headings of the table of looks. The first is the heading of the looks themselves.
    public let columns: [String]
    /// The table of looks.
    public let rows: [Row]
    /// Further tables.
    public let tables: [Table]

    /// Creates a guide.
    public init(steps: [String], columns: [String], rows: [Row], tables: [Table] = []) {
        self.steps = steps
        self.columns = columns
        self.rows = rows
        self.tables = tables
    }
}
