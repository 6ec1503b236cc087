"""Mistakes in a party: permissions, costs, results, and when they are announced."""

from fault import Fault

STORE = "House/Sources/HouseStore"
DOMAIN = "House/Sources/House"
SERVER = "House/Sources/FunfairServer"

PARTY: list[Fault] = [
    # Strangers
    Fault(
        "a host changes the game as often as it likes",
        "Sources/HouseWire/HouseRoute+party.swift",
        "(.partyGame(party), .anyDevice(.hosting, body: WireLimits.words)),",
        "(.partyGame(party), .anyDevice(body: WireLimits.words)),",
        ("FunfairServerTests.PartyFloodTests",),
    ),
    Fault(
        "a run is read before its ticket is looked at",
        f"{DOMAIN}/House.swift",
        "let ticket = try await runs.ticket(text, of: sender.device)\n"
        "            let bytes = try await read()",
        "let bytes = try await read()\n"
        "            let ticket = try await runs.ticket(text, of: sender.device)",
        ("FunfairServerTests.LimitTests",),
    ),
    Fault(
        "a party without a guest is kept open by its host",
        f"{DOMAIN}/Party/PartyRules.swift",
        "static let unattended: Int64 = 30 * 60_000",
        "static let unattended: Int64 = 30_000 * 60_000",
        ("FunfairServerTests.PartyFloodTests",),
    ),
    Fault(
        "whoever came and went is in every event",
        f"{SERVER}/API/PartyAnswers.swift",
        "$0.isThere || $0.isPlaying || $0.points > 0",
        "$0.number > 0",
        ("FunfairServerTests.PartyFloodTests",),
    ),
    Fault(
        "a proxy's port is part of an address",
        f"{SERVER}/API/RateLimitKey.swift",
        "let address = withoutPort(text.filter { !$0.isWhitespace })",
        "let address = text.filter { !$0.isWhitespace }",
        ("FunfairServerTests.SenderTests",),
    ),
    # Permissions
    Fault(
        "anybody may begin a round",
        f"{DOMAIN}/Party/Parties.swift",
        "guard room.stored.opener == device.hash else { throw Refusal.notYourParty }\n"
        "        guard !room.party.isClosed",
        "guard !room.party.isClosed",
        ("FunfairServerTests.PartyRouteTests",),
    ),
    Fault(
        "anybody may end a party",
        f"{DOMAIN}/Party/Parties.swift",
        "guard room.stored.opener == device.hash else { throw Refusal.notYourParty }\n"
        "        guard room.party.closed == nil",
        "guard room.party.closed == nil",
        ("FunfairServerTests.PartyRouteTests",),
    ),
    Fault(
        "who was shown the door comes back in",
        f"{DOMAIN}/Party/Party.swift",
        "guests[index].isBarred = guests[index].isBarred || forGood",
        "guests[index].isBarred = false",
        ("FunfairServerTests.PartyTests", "FunfairServerTests.PartyRouteTests"),
    ),
    Fault(
        "who was shown the door comes back under another name of the device",
        f"{DOMAIN}/Party/Parties+guests.swift",
        ".contains { barred.contains($0.player) }",
        ".contains { barred.contains(-$0.player) }",
        ("FunfairServerTests.PartyRouteTests",),
    ),
    Fault(
        "a guest has another number when one before is removed",
        f"{DOMAIN}/Party/Party.swift",
        "number: event, name: name",
        "number: guests.count + 1, name: name",
        ("FunfairServerTests.PartyRouteTests",),
    ),
    Fault(
        "what is not said as a number in a path leads elsewhere",
        "Sources/HouseWire/HouseRoute.swift",
        "$0.isInAddress ? $0 :",
        "$0.isInAddress || $0 == 46 ? $0 :",
        ("HouseWireTests",),
    ),
    Fault(
        "who opened a party that is over is still known after the device was removed",
        f"{STORE}/SQLRepository+devices.swift",
        "SET opener = $1 WHERE opener = $2",
        "SET opener = $1 WHERE opener = $2 AND code IS NOT NULL",
        ("FunfairServerTests.BelongingsTests",),
    ),
    Fault(
        "codes can be tried until one is found",
        f"{DOMAIN}/Party/Parties.swift",
        "try wrongCodes.check(address, at: now())",
        "",
        ("FunfairServerTests.PartyLimitTests",),
    ),
    # Costs
    Fault(
        "the whole party is looked at anew for each bet",
        f"{DOMAIN}/Party/PartyRooms.swift",
        "state.views[number]?.stamp.version = after",
        "_ = after",
        ("FunfairServerTests.LargeWheelTests",),
    ),
    Fault(
        "bets that another house took are not played",
        f"{DOMAIN}/Party/PartyRoom.swift",
        "for (player, old) in self.bets { tables.change",
        "for (player, old) in [Int64: [Int: StoredBet]]() { tables.change",
        ("FunfairServerTests.PartyTablesTests",),
    ),
    # Results
    Fault(
        "a run that comes too soon is refused for good",
        f"{DOMAIN}/Party/Parties+runs.swift",
        ".doesNotFit, .inhuman: true",
        ".doesNotFit, .tooFast, .inhuman: true",
        ("FunfairServerTests.PartyRunTests",),
    ),
    Fault(
        "what a phone said stands after its run was judged",
        f"{DOMAIN}/Party/PartyView.swift",
        "guest.score = count.score",
        "guest.score = guest.score ?? count.score",
        ("FunfairServerTests.PartyRunTests", "FunfairServerTests.PartyRouteTests"),
    ),
    Fault(
        "a phone that was away is not waited for",
        f"{DOMAIN}/Party/PartyRules.swift",
        "static let grace: Int64 = 30_000",
        "static let grace: Int64 = 3_000",
        ("FunfairServerTests.PartyRunTests",),
    ),
    Fault(
        "a run that comes too late changes a podium",
        f"{DOMAIN}/Party/PartyRound.swift",
        "guard moment < judged, results[player] == nil",
        "guard results[player] == nil",
        ("FunfairServerTests.PartyTests",),
    ),
    Fault(
        "what is read late is folded where it is read",
        f"{DOMAIN}/Party/PartyJournal.swift",
        "isLate = isLate || event.number < party.last",
        "isLate = false",
        ("FunfairServerTests.PartyTests",),
    ),
    Fault(
        "equals stand on different places",
        f"{DOMAIN}/Party/PartyStandings.swift",
        "$0.points == element.points ? $0.place : nil",
        "$0.player == element.player ? $0.place : nil",
        ("FunfairServerTests.PartyStandingsTests", "FunfairServerTests.PartyRaceTests"),
    ),
    Fault(
        "a lost ball costs more than there is",
        "Sources/Breakout/Ticking.swift",
        "let price = min(settings.modeRules.price, score)",
        "let price = settings.modeRules.price",
        ("BreakoutTests.PartyTests",),
    ),
    # Announcements
    Fault(
        "what a pocket brings is told while the wheel turns",
        f"{DOMAIN}/Party/PartyRound.swift",
        "min(moment.later(milliseconds: PartyRules.turning), spin.ends)",
        "min(moment, spin.ends)",
        ("FunfairServerTests.PartySpinTests", "FunfairServerTests.PartyWheelTests"),
    ),
    Fault(
        "whoever draws level is said to lead",
        f"{DOMAIN}/Party/PartyRace.swift",
        "lanes.dropFirst().first?.place != 1",
        "lanes.count > 1",
        ("FunfairServerTests.PartyCallTests",),
    ),
]
