// A party's routes. Paths contain the party's code, which is valid while the party is open, or its
// identifier, which is valid while the party's boards are stored.

extension HouseRoute {
    /// Opens a party.
    public static var parties: HouseRoute { HouseRoute(.post, "api/parties") }
    /// Gets the state of a party, as a big screen shows it.
    public static func party(_ party: String) -> HouseRoute { of(party, .get) }
    /// Follows the state of a party as it changes.
    public static func partyLive(_ party: String) -> HouseRoute { of(party, .get, "/live") }
    /// Chooses the game for the next rounds.
    public static func partyGame(_ party: String) -> HouseRoute { of(party, .post, "/game") }
    /// Deals everyone into teams for the next rounds.
    public static func partyTeams(_ party: String) -> HouseRoute { of(party, .post, "/teams") }
    /// Starts a round.
    public static func partyRounds(_ party: String) -> HouseRoute { of(party, .post, "/rounds") }
    /// Plans the next rounds.
    public static func partyEvening(_ party: String) -> HouseRoute { of(party, .post, "/evening") }
    /// Ends a party.
    public static func partyEnd(_ party: String) -> HouseRoute { of(party, .delete) }
    /// Joins a party.
    public static func guests(of party: String) -> HouseRoute { of(party, .post, "/guests") }
    /// Gets a party's state for a guest. Guests' phones send this request once a second.
    public static func guest(_ guest: Int, of party: String) -> HouseRoute {
        of(party, .get, "/guests/").with(String(guest))
    }
    /// Leaves a party, or removes a guest.
    public static func leave(_ guest: Int, of party: String) -> HouseRoute {
        of(party, .delete, "/guests/").with(String(guest))
    }
    /// Sends a piece of a guest's run, without the inputs that the house already has.
    public static func piece(after inputs: Int, of guest: Int, at party: String) -> HouseRoute {
        of(party, .post, "/guests/").with(String(guest), "/run/").with(String(inputs))
    }
    /// Makes a guest's move: starts a round, for example.
    public static func moves(of party: String) -> HouseRoute { of(party, .post, "/moves") }
    /// Bets at a party's wheel.
    public static func bets(of party: String) -> HouseRoute { of(party, .post, "/bets") }

    private static func of(
        _ party: String, _ method: Method, _ rest: String = ""
    ) -> HouseRoute {
        HouseRoute(method, "api/parties/").with(party, rest)
    }

    /// Returns the route that a router uses for ``guest(_:of:)`` or ``leave(_:of:)``.
    public static func anyGuest(_ method: Method) -> HouseRoute {
        of(HousePart.party.placeholder, method, "/guests/").with(HousePart.guest.placeholder)
    }

    /// Returns the route that a router uses for ``piece(after:of:at:)``.
    public static var anyPiece: HouseRoute {
        of(HousePart.party.placeholder, .post, "/guests/")
            .with(HousePart.guest.placeholder, "/run/").with(HousePart.inputs.placeholder)
    }
    /// Gets the pieces of a guest's run that end after a tick.
    public static var pieces: HouseRoute {
        of(HousePart.party.placeholder, .get, "/guests/")
            .with(HousePart.guest.placeholder, "/pieces/").with(HousePart.tick.placeholder)
    }
}

#if !hasFeature(Embedded)
    extension HouseRoute {
        /// Gets the part of a guest's run that follows a tick. The page's scripts and the native
        /// app ask for it.
        public static func pieces(of guest: Int, after tick: Int, at party: String) -> HouseRoute {
            of(party, .get, "/guests/").with(String(guest), "/pieces/").with(String(tick))
        }

        static var admissionsOfParties: [(route: HouseRoute, admission: Admission)] {
            let party = HousePart.party.placeholder
            return [
                (.parties, .anyDevice(.party, body: WireLimits.words)),
                (.party(party), .free),
                (.partyLive(party), .free),
                (.partyGame(party), .anyDevice(.hosting, body: WireLimits.words)),
                (.partyTeams(party), .anyDevice(.hosting, body: WireLimits.words)),
                (.partyRounds(party), .anyDevice(.hosting)),
                (.partyEvening(party), .anyDevice(.hosting, body: WireLimits.words)),
                (.partyEnd(party), .anyDevice(.hosting)),
                (.guests(of: party), .device(.guest, body: WireLimits.words)),
                (.anyGuest(.get), .device(.guest)),
                // The host uses this route too, to remove guests.
                (.anyGuest(.delete), .device(.guest)),
                (.anyPiece, .device(.guest, body: WireLimits.piece)),
                (.pieces, .anyDevice(.guest)),
                (.moves(of: party), .device(.guest, body: WireLimits.guestWords)),
                (.bets(of: party), .device(.guest, body: WireLimits.guestWords)),
            ]
        }
    }
#endif
