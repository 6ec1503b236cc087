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
    }

    extension HouseRoute {
        /// Every route, with placeholders for what it is about, and what it asks of its callers.
        public static var admissions: [(route: HouseRoute, admission: Admission)] {
            let free = Admission(caller: .anyone, costs: [], body: 0)
            func device(_ costs: Admission.Cost..., body: Int = 0) -> Admission {
                Admission(caller: .device, costs: costs, body: body)
            }
            func stranger(_ costs: Admission.Cost..., body: Int = 0) -> Admission {
                Admission(caller: .stranger, costs: costs, body: body)
            }
            let words = WireLimits.words
            let recording = WireLimits.recording
            let (party, wall) = (HousePart.party.placeholder, HousePart.wall.placeholder)
            return [
                (.players, stranger(.name, body: words)),
                (.name, Admission(caller: .anyone, costs: [.nameQuestion], body: 0)),
                (.device, device(.belongings)),
                (.removal, device(.belongings)),
                (.tickets, device(.ticket, body: words)),
                (.runs, device(.run, body: recording)),
                (.run(HousePart.run.placeholder), free),
                (.board(of: HousePart.game.placeholder, in: HousePart.period.placeholder), free),
                (.live(HousePart.game.placeholder), free),
                (.challenge, free),
                (.tables, device(.table, body: words)),
                (.spins(at: HousePart.table.placeholder), device(.spin, body: words)),
                (.join, free), (.description, free), (.health, free),

                (.parties, stranger(.party, body: words)),
                (.party(party), free),
                (.partyLive(party), free),
                (.partyGame(party), stranger(.hosting, body: words)),
                (.partyRounds(party), stranger(.hosting)),
                (.partyEnd(party), stranger(.hosting)),
                (.guests(of: party), device(.guest, body: words)),
                (.anyGuest(.get), device(.guest)),
                // The host shows guests the door by it, too.
                (.anyGuest(.delete), device(.guest)),
                (.progress(of: party), device(.guest, body: WireLimits.guestWords)),
                (.bets(of: party), device(.guest, body: WireLimits.guestWords)),

                (.publishing, device(.wall, .wallOfAddress, body: recording)),
                (.walls, free),
                (.wall(wall), free),
                (.unpublishing(wall), device(.heart)),
                (.heart(for: wall), device(.heart, .heartOfAddress)),
                (.noHeart(for: wall), device(.heart, .heartOfAddress)),
            ]
        }

        /// Every route, with placeholders for what it is about.
        public static var all: [HouseRoute] { admissions.map { $0.route } }
    }

    extension WireLimits {
        /// The most bytes of a body of JSON.
        public static let words = 4096
        /// The most bytes of a body that is a recording.
        public static let recording = RecordingFormat.mostBytes
    }
#endif
