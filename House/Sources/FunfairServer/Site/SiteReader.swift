import Foundation

extension Site {
    /// Reads the site in `folder`.
    ///
    /// Ignores names that start with a dot, links, and anything else that is neither a file nor a
    /// folder; `folder` itself may be a link. `NAME.br` or `NAME.gz` next to `NAME` is its
    /// compressed copy, not a separate file.
    public init(folder: String, limits: SiteLimits = .standard) throws(SiteProblem) {
        var reader = SiteReader(root: folder, limits: limits)
        try reader.readAll()
        self.init(assets: reader.assets)
    }
}

/// Walks through a folder and collects its files.
private struct SiteReader {
    private let root: URL
    private let limits: SiteLimits
    private var entryCount = 0
    private var byteCount = 0
    /// The files' bytes, by their paths in the site, which start with a slash.
    private var files: [String: [UInt8]] = [:]

    init(root: String, limits: SiteLimits) {
        self.root = URL(fileURLWithPath: root, isDirectory: true).resolvingSymlinksInPath()
        self.limits = limits
    }

    mutating func readAll() throws(SiteProblem) {
        switch kind(of: root) {
        case .typeDirectory?: break
        case nil: throw .missing(path: root.path)
        default: throw .notAFolder(path: root.path)
        }
        // Check this first, to refuse a wrong folder before walking through it.
        guard kind(of: root.appendingPathComponent("index.html")) == .typeRegular else {
            throw .noIndex(path: root.path)
        }
        var folders = [""]
        while let folder = folders.popLast() {
            for name in try names(in: folder) where !name.hasPrefix(".") {
                let path = "\(folder)/\(name)"
                switch kind(of: location(of: path)) {
                case .typeDirectory?: folders.append(path)
                case .typeRegular?: files[path] = try bytes(of: path)
                default: break
                }
            }
        }
    }

    var assets: [String: Asset] {
        var assets: [String: Asset] = [:]
        for path in files.keys where !isPackingOfAnother(path) {
            let variants = ContentCoding.allCases.compactMap { coding in
                files[path + coding.fileSuffix].map { Asset.Variant(coding: coding, bytes: $0) }
            }
            assets[path] = Asset(path: path, variants: variants)
        }
        return assets
    }

    private func isPackingOfAnother(_ path: String) -> Bool {
        ContentCoding.allCases.contains { coding in
            coding != .identity && path.hasSuffix(coding.fileSuffix)
                && files[String(path.dropLast(coding.fileSuffix.count))] != nil
        }
    }

    private mutating func names(in folder: String) throws(SiteProblem) -> [String] {
        let location = location(of: folder)
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: location.path)
        } catch {
            throw .unreadable(path: location.path, reason: error.localizedDescription)
        }
        entryCount += names.count
        guard entryCount <= limits.entries else {
            throw .tooManyEntries(path: root.path, limit: limits.entries)
        }
        return names
    }

    private mutating func bytes(of path: String) throws(SiteProblem) -> [UInt8] {
        let location = location(of: path)
        do {
            // Read at most one byte past the limit, even from a larger file.
            let file = try FileHandle(forReadingFrom: location)
            defer { try? file.close() }
            let data = try file.read(upToCount: limits.bytes - byteCount + 1) ?? Data()
            byteCount += data.count
            guard byteCount <= limits.bytes else {
                throw SiteProblem.tooManyBytes(path: root.path, limit: limits.bytes)
            }
            return [UInt8](data)
        } catch let problem as SiteProblem {
            throw problem
        } catch {
            throw .unreadable(path: location.path, reason: error.localizedDescription)
        }
    }

    private func location(of path: String) -> URL {
        root.appendingPathComponent(path)
    }

    /// Returns the type of the item at `location`, without following links; nil if it doesn't
    /// exist.
    private func kind(of location: URL) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: location.path)
        return attributes?[.type] as? FileAttributeType
    }
}
