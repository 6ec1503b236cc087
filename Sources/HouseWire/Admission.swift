// The browser's module has no use for it, and no room.
#if !hasFeature(Embedded)
    import Arcade

    /// What a route asks of whoever calls it: the server checks it before it reads a byte of the body.
    public struct Admission: Sendable {
        /// Who may call a route.
        public enum Caller: UInt8, Sendable {
            /// Anyone at all.
            case anyone
            /// Whoever brings a secret, which may be a new device’s: a missing one is explained.
            case stranger
            /// Whoever brings a device’s secret. Whether its name is known is checked by the handler.
            case device
        }

        /// What a call counts as. Each has a rate of its own.
        public enum Cost: UInt8, CaseIterable, Sendable {
            /// Taking a name.
            case name
            /// Asking whether a name can be had.
            case nameQuestion
            /// Taking a ticket.
            case ticket
            /// Sending a run.
            case run
            /// Opening a table.
            case table
            /// Betting at a table.
            case spin
            /// Taking or removing everything a device has.
            case belongings
            /// Opening a party.
            case party
            /// What the host of a party does.
            case hosting
            /// What a guest of a party does.
            case guest
            /// A device's showing a wall.
            case wall
            /// An address's showing a wall.
            case wallOfAddress
            /// A device's giving a heart, or taking it back.
            case heart
            /// An address's giving a heart, or taking it back.
            case heartOfAddress

            /// Whether calls are counted for an address, and not for a device.
            public var isOfAddress: Bool {
                switch self {
                case .name, .nameQuestion, .party, .wallOfAddress, .heartOfAddress: true
                case .ticket, .run, .table, .spin, .belongings, .hosting, .guest, .wall, .heart:
                    false
                }
            }
        }

        /// Who may call the route.
        public let caller: Caller
        /// What a call counts as; nothing where it costs next to nothing.
        public let costs: [Cost]
        /// The most bytes of the body that are read; 0 where none is.
        public let body: Int

        /// Anyone may call the route, and it has no rate of its own.
        static let free = Admission(caller: .anyone, costs: [], body: 0)

        static func device(_ costs: Cost..., body: Int = 0) -> Admission {
            Admission(caller: .device, costs: costs, body: body)
        }

        static func stranger(_ costs: Cost..., body: Int = 0) -> Admission {
            Admission(caller: .stranger, costs: costs, body: body)
        }
    }

    extension WireLimits {
        /// The most bytes of a body of JSON.
        public static let words = 4096
        /// The most bytes of a body that is a recording.
        public static let recording = RecordingFormat.mostBytes
    }
#endif
