import Foundation
import House
import Logging

extension LogRecord {
    /// The record as a JSON object on one line.
    var json: String {
        // Text is always valid in JSON, and the record contains nothing else.
        let bytes = try? JSONEncoder.house.encode(
            JSONRecord(
                level: level.rawValue, message: message,
                metadata: metadata.mapValues(JSONField.init),
                time: Date(timeIntervalSince1970: Double(time.milliseconds) / 1000)
                    .formatted(.iso8601WithFractions)))
        return String(decoding: bytes ?? Data("{}".utf8), as: UTF8.self)
    }
}

/// The members of a record.
private struct JSONRecord: Encodable {
    let level: String
    let message: String
    let metadata: [String: JSONField]
    /// The time in UTC, such as `2026-11-21T12:00:00.000Z`.
    let time: String
}

/// A value of metadata.
private struct JSONField: Encodable {
    let value: Logger.MetadataValue

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .string(let text): try container.encode(text)
        case .stringConvertible(let text): try container.encode(text.description)
        case .dictionary(let members): try container.encode(members.mapValues(JSONField.init))
        case .array(let values): try container.encode(values.map(JSONField.init))
        }
    }
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
    fileprivate static var iso8601WithFractions: Self { Self(includingFractionalSeconds: true) }
}
