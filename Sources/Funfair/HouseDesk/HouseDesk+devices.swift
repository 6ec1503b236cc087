import Arcade
import HouseWire
import Phrases

// Linking another device, so it belongs to the same player, and forgetting a device.

/// The player's devices, and a code that links another.
public struct DeviceList: Equatable, Sendable {
    /// The code's words; nil until the player asks for a code.
    public internal(set) var code: String?
    /// When the code expires, in seconds since 1970.
    public internal(set) var ends: Int64 = 0
    /// The devices by their names. Each control forgets its device. This device's is selected.
    public internal(set) var devices: [Control] = []
}

extension HouseDesk {
    /// Asks for a code that links another device, and for the player's devices.
    ///
    /// - Parameter belongings: what the other device receives.
    mutating func askForCode(leaving belongings: [UInt8]) {
        guard isFree else { return }
        askForDevices()
        ask(.codes, body: belongings, kind: .recording, isSecret: true) { desk, answer, context in
            guard answer.isMade, let code = answer.json?[.code]?.text(most: WireLimits.name),
                case .number(let expires?)? = answer.json?[.expires]
            else { return .notice(answer.sentence(in: context.words)) }
            desk.devices.code = String(bytes: code)
            desk.devices.ends = expires / 1000
            return .nothing
        }
    }

    private mutating func askForDevices() {
        ask(.devices, isSecret: true) { desk, answer, _ in
            let rows = answer.json?[.rows]?.list ?? []
            desk.devices.devices = rows.prefix(WireLimits.devices).compactMap { row in
                guard let number = HouseReading.count(row[.number]),
                    let name = row[.name]?.text(most: WireLimits.name)
                else { return nil }
                return Control(
                    String(bytes: name), .forgetDevice(number, isSure: false),
                    isSelected: row[.you]?.flag ?? false)
            }
            return .nothing
        }
    }

    /// Asks the house to forget one of the player's devices.
    mutating func forgetDevice(_ number: Int) {
        ask(.forgetting(number), isSecret: true) { desk, answer, context in
            desk.askForDevices()
            return answer.status == 204 ? .nothing : .notice(answer.sentence(in: context.words))
        }
    }

    /// Links this device by another device's code. The code can be used only once, even if the
    /// response is lost; linking the device again by another code changes nothing.
    mutating func link(_ code: String) {
        if isLeaving || connection.isPending(.links) { return }
        ask(.links, body: LinkBody(code).json, isSecret: true) { desk, answer, context in
            guard answer.status == 200 else {
                return .notice(answer.sentence(in: context.words))
            }
            desk.forgetTaken()
            return .linked(answer.body)
        }
    }
}
