import Foundation
import Funfair
import HouseWire

/// A QR code that the house drew.
public struct QRCode: Equatable, Sendable {
    /// The size in modules, without the margin that scanners need.
    public let size: Int
    /// The dark modules, as the corners of their squares, with the margin.
    public let squares: [CGRect]

    /// The width of the margin, in modules.
    private static let margin = 4
    /// More modules than any QR code has.
    private static let mostSize = 177

    /// The size in modules, with the margin.
    public var side: Int { size + 2 * Self.margin }

    private struct Answer: Decodable {
        let size: Int
        let rows: [String]
    }

    /// Reads the house's response; nil if it's invalid.
    init?(_ body: [UInt8]) {
        guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(body)),
            (1...Self.mostSize).contains(answer.size), answer.rows.count == answer.size
        else { return nil }
        size = answer.size
        squares = answer.rows.enumerated().flatMap { y, row in
            row.utf8.prefix(answer.size).enumerated().filter { $0.element == UInt8(ascii: "1") }
                .map { x, _ in
                    CGRect(x: x + Self.margin, y: y + Self.margin, width: 1, height: 1)
                }
        }
    }
}

extension Face {
    /// Asks the house for the QR code of a link that links another device, and shows it.
    ///
    /// - Parameters:
    ///   - code: the code's words.
    ///   - house: the house's address.
    public func drawCode(_ code: String, at house: URL) async {
        qrCode = nil
        guard let link = Invitation.device.link(code, at: house) else { return }
        let path = HouseRoute.qr.asking(.text, link.absoluteString).path
        let reply = await devices.house.ask(
            HouseRequest(id: 0, .get, path, milliseconds: Self.patience))
        qrCode = reply.status == 200 ? QRCode(reply.body) : nil
    }

    /// Milliseconds to wait for a QR code.
    private static let patience = 8000
}

extension DeviceList {
    /// Returns a device's name, and whether it's this device.
    ///
    /// - Parameters:
    ///   - device: the device.
    ///   - words: the app's texts.
    public func name(of device: Control, in words: Words) -> String {
        device.isSelected ? device.name + " · " + words[.thisDevice] : device.name
    }
}
