// Settings that were added to a game after its first recordings.
extension GameSettings {
    /// No additions, the default.
    @inlinable public static var additions: Int { 0 }

    /// The additions up to the last one with a non-standard value. Recordings contain only these. A
    /// version of Funfair that doesn't know them rejects the recording.
    private var recordedAdditions: ArraySlice<SettingControl<Self>> {
        let added = Self.controls.suffix(Self.additions)
        let last = added.lastIndex { $0.value(self) != $0.bounds.standard }
        return added[..<(last.map { $0 + 1 } ?? added.startIndex)]
    }

    /// Whether any addition has a non-standard value.
    @usableFromInline var hasAdditions: Bool {
        Self.additions > 0 && !recordedAdditions.isEmpty
    }

    /// Appends the number of recorded additions and their values, if there are any.
    func writeAdditions(to writer: inout ByteWriter) {
        if !hasAdditions { return }
        writer.write(recordedAdditions.count)
        for control in recordedAdditions { writer.write(control.value(self)) }
    }

    /// Reads what `writeAdditions(to:)` wrote.
    ///
    /// - Throws: `.cutShort`, `.damaged`, or `.setting` for a value that isn't allowed.
    @usableFromInline
    mutating func readAdditions(from reader: inout ByteReader) throws(RecordingProblem) {
        let start = reader.position
        guard Self.additions > 0 else { throw .damaged(at: start) }
        let count = try reader.number(upTo: Self.additions)
        for control in Self.controls.suffix(Self.additions).prefix(count) {
            try read(control, from: &reader)
        }
        // A recording must have just one encoding.
        guard count > 0, recordedAdditions.count == count else { throw .damaged(at: start) }
    }

    /// Adds the settings to a hash, with the same additions as in recordings.
    public func combine(into hash: inout StateHash) {
        for control in Self.controls.dropLast(Self.additions) { hash.combine(control.value(self)) }
        if !hasAdditions { return }
        for control in recordedAdditions { hash.combine(control.value(self)) }
    }
}
