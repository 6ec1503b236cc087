import Foundation
import HTTPTypes

@testable import FunfairServer
@testable import House
@testable import HouseStore

/// What browsers and the app call themselves.
enum TestAgent {
    static let iPhone = """
        Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 \
        (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1
        """
    static let mac = """
        Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) \
        Version/18.1 Safari/605.1.15
        """
    static let android = """
        Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) \
        Chrome/131.0.0.0 Mobile Safari/537.36
        """
}

extension TestHouse {
    /// Asks for a code that links another device.
    func askCode(
        as device: String?, leaving text: String = "{}", agent: String? = nil
    ) async throws -> Answer {
        try await ask(
            .post, "/api/device/codes",
            HTTPFields([
                HTTPField(name: .contentType, value: "application/octet-stream")
            ]).by(device).from(agent), body: Array(text.utf8))
    }

    func code(
        as device: String, leaving text: String = "{}", agent: String? = nil
    ) async throws -> String {
        let answer = try await askCode(as: device, leaving: text, agent: agent)
        guard let code = answer.json["code"]?.text else { throw Unexpected(answer) }
        return code
    }

    /// Sends a code from the device to link.
    func link(_ code: String, as device: String?, agent: String? = nil) async throws -> Answer {
        let words = String(decoding: try JSONEncoder().encode(["code": code]), as: UTF8.self)
        return try await post("/api/device/links", words, as: device, HTTPFields().from(agent))
    }

    /// Links a device to another one, which shows a code.
    func link(_ device: String, to other: String) async throws {
        let answer = try await link(try await code(as: other), as: device)
        guard answer.status == 200 else { throw Unexpected(answer) }
    }

    func askDevices(as device: String?, agent: String? = nil) async throws -> Answer {
        try await get("/api/devices", HTTPFields().by(device).from(agent))
    }

    /// Returns the numbers and names of a player's devices. The asking device is marked
    /// with a star.
    func devices(as device: String, agent: String? = nil) async throws -> [String] {
        try await askDevices(as: device, agent: agent).json["rows"]?.list?.map {
            let star = $0["you"] == .bool(true) ? "*" : ""
            return "\($0["number"]?.integer ?? 0)\(star) \($0["name"]?.text ?? "")"
        } ?? []
    }

    func forget(_ number: Int, as device: String?) async throws -> Answer {
        try await ask(.delete, "/api/devices/\(number)", HTTPFields().by(device))
    }

    /// Returns the names that a device owns, or nil if the house doesn't know it.
    func names(of device: String) async throws -> [String]? {
        let answer = try await get("/api/device", HTTPFields().by(device))
        guard answer.status == 200 else { return nil }
        return answer.json["names"]?.list?.compactMap { $0["name"]?.text }
    }
}

extension HTTPFields {
    fileprivate func from(_ agent: String?) -> HTTPFields {
        var fields = self
        fields[.userAgent] = agent
        return fields
    }
}
