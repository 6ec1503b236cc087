import House
import PostgreSQL

// Values are bound to a statement, so neither a statement nor an engine's message contains them. Of
// PostgreSQL's messages only the first line is read, because the details quote rows.
extension PostgresProblem: LoggableError {}
extension StoreProblem: LoggableError {}
