// The browser's module doesn't need this file, and has no space for it.
#if !hasFeature(Embedded)
    import Arcade

    /// What a route requires of its callers. The server checks this before reading the body.
    public struct Admission: Sendable {
        /// Who may call a route.
        public enum Caller: UInt8, Sendable {
            /// Anyone.
            case anyone
            /// A device with any secret, even a new one. Without a secret, the server refuses the
            /// call with ``ProblemWord/noSecret``.
            case anyDevice
            /// A device with a secret. The handler checks whether its name is known.
            case device
        }

        /// A kind of call, with its own rate limit.
        public enum Cost: UInt8, CaseIterable, Sendable {
            /// Claiming a name.
            case name
            /// Asking whether a name is available.
            case nameQuestion
            /// Getting a ticket.
            case ticket
            /// Sending a run.
            case run
            /// Opening a table.
            case table
            /// Betting at a table.
            case spin
            /// Getting or removing everything stored for a device.
            case belongings
            /// Getting a code that links another device, counted per device.
            case code
            /// Getting a code that links another device, counted per address.
            case codeOfAddress
            /// Listing or forgetting a player's devices.
            case devices
            /// Getting a QR code.
            case qr
            /// Opening a party.
            case party
            /// An action of a party's host.
            case hosting
            /// An action of a party's guest.
            case guest
            /// Publishing a wall, counted per device.
            case wall
            /// Publishing a wall, counted per address.
            case wallOfAddress
            /// Giving a wall a heart or taking it back, counted per device.
            case heart
            /// Giving a wall a heart or taking it back, counted per address.
            case heartOfAddress
            /// Reporting a wall, counted per device.
            case report
            /// Reporting a wall, counted per address.
            case reportOfAddress

            /// Whether calls are counted per address rather than per device.
            public var isOfAddress: Bool {
                switch self {
                case .name, .nameQuestion, .codeOfAddress, .qr, .party, .wallOfAddress,
                    .heartOfAddress, .reportOfAddress:
                    true
                case .ticket, .run, .table, .spin, .belongings, .code, .devices, .hosting, .guest,
                    .wall, .heart, .report:
                    false
                }
            }
        }

        /// Who may call the route.
        public let caller: Caller
        /// The rate limits that a call counts towards; empty if the call costs next to nothing.
        public let costs: [Cost]
        /// The maximum length of the body, in bytes; 0 if there's no body.
        public let body: Int
        /// Whether a device that the host banned may call the route, too.
        public var admitsBanned = false

        /// The admission for a route that anyone may call and that has no rate limit of its own.
        static let free = Admission(caller: .anyone, costs: [], body: 0)

        static func device(_ costs: Cost..., body: Int = 0) -> Admission {
            Admission(caller: .device, costs: costs, body: body)
        }

        /// The same admission, but also for devices that the host banned.
        var withBanned: Admission {
            var admission = self
            admission.admitsBanned = true
            return admission
        }

        static func anyDevice(_ costs: Cost..., body: Int = 0) -> Admission {
            Admission(caller: .anyDevice, costs: costs, body: body)
        }
    }

    extension WireLimits {
        /// The maximum length of a JSON body, in bytes.
        public static let words = 4096
        /// The maximum length of a recording sent as a body, in bytes.
        public static let recording = RecordingFormat.mostBytes
    }
#endif
