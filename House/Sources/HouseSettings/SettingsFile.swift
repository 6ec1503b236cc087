import Foundation
import Yams

/// The file of settings: a YAML mapping of options' names to their values.
struct SettingsFile {
    /// A value, with the line of its key. Lines count from 1.
    struct Entry: Equatable {
        let text: String
        let line: Int
    }

    /// The maximum size in bytes.
    static let most = 1 << 20

    let path: String
    private(set) var entries: [String: Entry] = [:]
    private(set) var problems: [SettingProblem] = []

    /// The folder where the file's relative paths start.
    var folder: String { (path as NSString).deletingLastPathComponent }

    /// Reads the file, and collects everything that is wrong with it.
    ///
    /// - Parameter place: what names the file, to report a file that can't be read.
    init(path: String, namedBy place: SettingPlace?) {
        self.path = path
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            let bytes = try file.read(upToCount: Self.most + 1) ?? Data()
            if bytes.count > Self.most {
                note("The file has more than \(Self.most) bytes.")
            } else if let text = String(bytes: bytes, encoding: .utf8) {
                parse(text)
            } else {
                note("The file is not UTF-8 text. Save it as UTF-8.")
            }
        } catch {
            problems.append(
                SettingProblem(
                    at: place ?? .file(path: path, line: nil, key: nil),
                    "The file \(path) cannot be read. Check its path and permissions."))
        }
    }

    /// Parses a text as if the file contained it.
    init(path: String, text: String) {
        self.path = path
        parse(text)
    }

    private mutating func note(_ sentences: String, line: Int? = nil, key: String? = nil) {
        problems.append(SettingProblem(at: .file(path: path, line: line, key: key), sentences))
    }

    private mutating func parse(_ text: String) {
        do {
            // A file of comments has no root, or an empty one after a line `---`.
            guard let root = try Parser(yaml: text, encoding: .utf8).singleRoot(), root.null == nil
            else { return }
            guard let mapping = root.mapping else {
                return note("This is not a list of options. " + Self.form, line: root.mark?.line)
            }
            for (key, value) in mapping { add(key, value) }
        } catch let error as YamlError {
            note(error)
        } catch {
            note("The file is not YAML. " + Self.form)
        }
    }

    private mutating func add(_ key: Node, _ value: Node) {
        let line = key.mark?.line
        guard let name = key.scalar?.string,
            let option = OptionTable.all.first(where: { $0.name == name })
        else { return noteUnknown(key.scalar?.string ?? "", line: line) }
        guard let scalar = value.scalar else {
            return note(
                "This needs one value. Put a value that begins with [, { or another special "
                    + "character in quotes.", line: line, key: option.name)
        }
        guard value.null == nil else {
            return note(
                "This needs a value. Remove the line to use the default.", line: line,
                key: option.name)
        }
        entries[name] = Entry(text: scalar.string, line: line ?? 1)
    }

    private mutating func noteUnknown(_ name: String, line: Int?) {
        // A longer name is hardly a misspelled option, and may be a secret.
        guard name.wholeMatch(of: /[A-Za-z0-9_-]{1,40}/) != nil else {
            return note("This is not the name of an option. " + Self.form, line: line)
        }
        let names = OptionTable.all.map(\.name)
        let nearest = NearestName.nearest(to: name, among: names).map { " Did you mean \($0)?" }
        note("There is no option “\(name)”." + (nearest ?? ""), line: line)
    }

    /// Notes why the text isn't YAML. The library's own descriptions quote the text, which may
    /// contain a secret.
    private mutating func note(_ error: YamlError) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            let found = problem.hasPrefix("but ") ? problem.dropFirst(4) : problem[...]
            note("This is not YAML: \(found). " + Self.form, line: mark.line)
        case .duplicatedKeysInMapping(let keys, let context):
            let names = keys.filter { name in OptionTable.all.contains { $0.name == name } }
            let what = names.isEmpty ? "An option" : names.formatted(.list(type: .and))
            note(
                "\(what) may be in the file only once. Remove all lines but one.",
                line: context.mark.line)
        default:
            note("The file is not YAML. " + Self.form)
        }
    }

    private static let form =
        "Write one option a line, such as “port: 8080”, with values that contain special "
        + "characters in quotes."
}
