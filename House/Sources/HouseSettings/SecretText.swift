import Foundation

/// Finds secrets where they don't belong, so that no error repeats them.
public enum SecretText {
    /// Returns why a text can't be a value, if it seems to contain a secret.
    static func refusal(of text: String) -> OptionRefusal? {
        if text.contains("-----BEGIN") {
            return OptionRefusal("Write the name of a file here, not what the file contains.")
        }
        guard holdsPassword(text) else { return nil }
        return OptionRefusal(
            "An address must not contain a password, because others may read it here. Put the "
                + "password into a file with mode 0600, and add ?passfile=/path/of/the/file to the "
                + "address, or name the file in PGPASSFILE.")
    }

    /// Returns a message without the passwords in its addresses. A password may contain any
    /// character except white space, because people forget to encode them.
    public static func hidden(in message: String) -> String {
        message
            .replacing(Self.password) { "://\($0.output.user):…@" }
            .replacing(/password=[^\s&]*/, with: "password=…")
    }

    /// The user and the password of an address. What is in brackets, or is a port before a path and
    /// a query, isn't a password, even if there is an @ in the query.
    nonisolated(unsafe) private static let password =
        /:\/\/(?!\[[0-9A-Fa-f:.%]*\])(?<user>[^\s@:\/?]*):(?!\d{1,5}(?:\/[^\s?@]*)?\?[^\s@]*=)\S*@/

    private static func holdsPassword(_ text: String) -> Bool { hidden(in: text) != text }
}
