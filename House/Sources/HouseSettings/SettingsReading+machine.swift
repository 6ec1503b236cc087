import Foundation
import FunfairServer
import House
import HouseStore

extension SettingsReading {
    /// Checks what only this machine knows, without changing anything: whether the site is built,
    /// whether the files of words, certificate, keys and password can be used, and whether the scores
    /// can be written. Options with a problem of their own aren't checked again, and none is checked
    /// if no value of the file could be read.
    public func problemsOfThisMachine() -> [SettingProblem] {
        let readsFile = OptionTable.all.contains { settings.place(of: $0).isInFile }
        guard readsFile || !problems.contains(where: \.isOfWholeFile) else { return [] }
        let rows = OptionTable.rows
        var problems: [SettingProblem] = []
        func check(_ options: [any AnyServerOption], _ sentences: () -> String?) {
            guard wrong.isDisjoint(with: options.map(\.name)), let option = options.first,
                let sentences = sentences()
            else { return }
            problems.append(SettingProblem(at: settings.place(of: option), sentences))
        }
        check([rows.site]) { SiteReading.problem(settings.site) }
        check([rows.words]) { settings.wordsProblem }
        check([rows.tlsCertificate, rows.tlsKey]) { settings.certificateProblem }
        check([rows.database]) { settings.passwordProblem }
        let dataProblem = settings.database == nil ? settings.dataProblem : nil
        check([rows.data, rows.database]) { dataProblem }
        if settings.ticketKey != nil {
            check([rows.ticketKey]) { settings.keyProblem }
        } else if dataProblem == nil {
            let place: any AnyServerOption = settings.database == nil ? rows.data : rows.database
            check([place, rows.ticketKey]) { settings.keyProblem }
        }
        return problems
    }
}

/// Reads the folder of the site.
public enum SiteReading {
    /// Returns why a folder can't be served, and what to do; nil if it can.
    static func problem(_ folder: String) -> String? {
        do { _ = try Site(folder: folder) } catch { return sentences(for: error) }
        return nil
    }

    /// Returns what is wrong with a folder, and what to do.
    public static func sentences(for problem: SiteProblem) -> String {
        let hint =
            problem.isNotBuilt
            ? " Build the site with `make site`, or name another folder with --site." : ""
        return problem.description + hint
    }
}

extension ServerSettings {
    /// The file with the ticket key.
    public var keyFile: KeyFile {
        if let path = self.ticketKey { return KeyFile(path: path) }
        return self.database == nil ? .beside(data: self.data) : KeyFile(path: "funfair-key")
    }

    /// Reads the file of words, if there is one.
    public func nameWords() throws(NameWordsProblem) -> NameWords {
        guard let path = self.words else { return .none }
        return try NameWords(path: path)
    }

    /// Reads the certificate with its key, if there is one.
    public func certificate() throws(CertificateProblem) -> ServerCertificate? {
        guard let certificate = self.tlsCertificate, let key = self.tlsKey else { return nil }
        return try ServerCertificate(certificate: certificate, key: key)
    }

    fileprivate var wordsProblem: String? {
        do { _ = try nameWords() } catch { return error.description }
        return nil
    }

    fileprivate var certificateProblem: String? {
        do { _ = try certificate() } catch { return error.description }
        return nil
    }

    /// What is wrong with the password file that the database's address names. libpq ignores such a
    /// file, and then reports only that there is no password.
    fileprivate var passwordProblem: String? {
        guard let path = self.database?.passwordFile else { return nil }
        guard FileManager.default.isReadableFile(atPath: path) else {
            return "The password file \(path) is missing, or this user cannot read it."
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let mode = attributes?[.posixPermissions] as? Int, mode & 0o077 == 0 else {
            return "Others may read the password file \(path), so PostgreSQL's library ignores it. "
                + "Set its mode to 0600."
        }
        return nil
    }

    fileprivate var keyProblem: String? {
        do { try keyFile.check() } catch { return error.description }
        return nil
    }

    fileprivate var dataProblem: String? {
        if let problem = FileAccess.problem(at: self.data) { return problem.description }
        let folder = URL(fileURLWithPath: self.data).deletingLastPathComponent().path
        guard FileManager.default.isWritableFile(atPath: folder) else {
            return "The folder \(folder) is missing, or this user cannot write to it."
        }
        return nil
    }
}
