// The devices of a player. A code, shown on one device and typed on another, makes both of them the
// same player's.

extension HouseRoute {
    /// Gets a code that links another device. The body is what the app on this device has stored,
    /// as a text that only the app understands, within ``WireLimits/belongings``.
    public static var codes: HouseRoute { HouseRoute(.post, "api/device/codes") }
    /// Links the device that sends the request, by the code in a ``LinkBody``. The response is the
    /// text that came with ``codes``.
    public static var links: HouseRoute { HouseRoute(.post, "api/device/links") }
    /// Gets a player's devices.
    public static var devices: HouseRoute { HouseRoute(.get, "api/devices") }
    /// Forgets one of a player's devices.
    ///
    /// - Parameter number: the device's number among ``devices``.
    public static func forgetting(_ number: Int) -> HouseRoute {
        HouseRoute(.delete, "api/devices/").with(String(number))
    }
    /// Gets the QR code of a `.text`, within ``WireLimits/qrText``.
    public static var qr: HouseRoute { HouseRoute(.get, "api/qr") }
}

#if !hasFeature(Embedded)
    extension HouseRoute {
        /// The route that a router uses for ``forgetting(_:)``.
        public static var forgettingAny: HouseRoute {
            HouseRoute(.delete, "api/devices/").with(HousePart.device.placeholder)
        }

        static var admissionsOfDevices: [(route: HouseRoute, admission: Admission)] {
            [
                (
                    .codes,
                    .anyDevice(.code, .codeOfAddress, body: WireLimits.belongings.upperBound)
                ),
                // The handler counts wrong codes, and bans whoever links a banned device.
                (.links, .anyDevice(body: WireLimits.words).withBanned),
                (.devices, .device(.devices).withBanned),
                (.forgettingAny, .device(.devices).withBanned),
                (.qr, Admission(caller: .anyone, costs: [.qr], body: 0)),
            ]
        }
    }
#endif
