"""Mistakes at parties: in permissions, costs, results, and the timing of announcements."""

from fault import Fault

STORE = "House/Sources/HouseStore"
DOMAIN = "House/Sources/House"
SERVER = "House/Sources/FunfairServer"

PARTY: list[Fault] = [
    # Strangers
    Fault(
        "a host can change the game without a rate limit",
        "Sources/HouseWire/HouseRoute+party.swift",
        "(.partyGame(party), .anyDevice(.hosting, body: WireLimits.words)),",
        "(.partyGame(party), .anyDevice(body: WireLimits.words)),",
        ("FunfairServerTests.PartyFloodTests",),
    ),
    Fault(
        "a run is read before its ticket is checked",
        f"{DOMAIN}/House.swift",
        "let ticket = try await runs.ticket(text, of: sender.device)\n"
        "            if ticket.entry == .wall { try resources.offers.check(.walls) }\n"
        "            let bytes = try await read()",
        "let bytes = try await read()\n"
        "            let ticket = try await runs.ticket(text, of: sender.device)",
        ("FunfairServerTests.LimitTests",),
    ),
    Fault(
        "a party without guests stays open for weeks",
        f"{DOMAIN}/Party/PartyRules.swift",
        "static let unattended: Int64 = 30 * 60_000",
        "static let unattended: Int64 = 30_000 * 60_000",
        ("FunfairServerTests.PartyFloodTests",),
    ),
    Fault(
        "a guest can draw faces without end",
        f"{DOMAIN}/Party/HourlyCount.swift",
        "guard pause == 0 else",
        "guard pause >= 0 else",
        ("FunfairServerTests.PartyFaceTests",),
    ),
    Fault(
        "two guests get the same shape in different colours",
        f"{DOMAIN}/Party/FaceDeck.swift",
        "guard taken.insert(new.shape).inserted else",
        "guard taken.insert(new.shape).inserted || old.colour != new.colour else",
        ("FunfairServerTests.FaceDeckTests",),
    ),
    Fault(
        "guests who left are still in every event",
        f"{SERVER}/API/PartyAnswers.swift",
        "$0.isThere || $0.isPlaying || $0.points > 0",
        "$0.number > 0",
        ("FunfairServerTests.PartyFloodTests",),
    ),
    Fault(
        "the port in a forwarded address counts as part of the address",
        f"{SERVER}/API/RateLimitKey.swift",
        "let address = withoutPort(text.filter { !$0.isWhitespace })",
        "let address = text.filter { !$0.isWhitespace }",
        ("FunfairServerTests.SenderTests",),
    ),
    # Permissions
    Fault(
        "strangers can still join an open party after the host has turned parties off",
        f"{DOMAIN}/Party/Parties+guests.swift",
        "if before == nil { try offers.check(.parties) }",
        "_ = before",
        ("FunfairServerTests.OffersTests",),
    ),
    Fault(
        "turning parties off throws out the guests of an open one",
        f"{DOMAIN}/Party/Parties+guests.swift",
        "if before == nil { try offers.check(.parties) }",
        "try offers.check(.parties)",
        ("FunfairServerTests.OffersTests",),
    ),
    Fault(
        "any device can start a round",
        f"{DOMAIN}/Party/Parties.swift",
        "guard room.stored.opener == device.hash else { throw Refusal.notYourParty }\n"
        "        guard !room.party.isClosed",
        "guard !room.party.isClosed",
        ("FunfairServerTests.PartyRouteTests",),
    ),
    Fault(
        "any guest can make a host's moves",
        f"{DOMAIN}/Party/Parties+commands.swift",
        "guard isHost || command.isForGuests else { throw Refusal.notYourParty }",
        "guard room.party.host != nil || command.isForGuests else { throw Refusal.notYourParty }",
        ("FunfairServerTests.PartyMoveTests",),
    ),
    Fault(
        "a guest's choice of a team answers the host's question",
        f"{DOMAIN}/Party/Parties+commands.swift",
        "guard isHost else { return }",
        "guard room.party.host != nil else { return }",
        ("FunfairServerTests.TeamMoveTests",),
    ),
    Fault(
        "who changes teams during a round plays for the new one",
        f"{DOMAIN}/Party/PartyView.swift",
        "team: played?[$0.player] ?? party.teams[$0.player])",
        "team: party.teams[$0.player])",
        ("FunfairServerTests.TeamMoveTests",),
    ),
    Fault(
        "a larger team has a higher score",
        f"{DOMAIN}/Party/TeamStandings.swift",
        "(team, Self.rounded(sum / Double(count)))",
        "(team, Self.rounded(sum))",
        ("FunfairServerTests.PartyTeamTests",),
    ),
    Fault(
        "a run that doesn't count costs its team nothing",
        f"{DOMAIN}/Party/TeamStandings.swift",
        "case .refused(because: .some): 0",
        "case .refused(because: .some): nil",
        ("FunfairServerTests.PartyTeamTests",),
    ),
    Fault(
        "a guest can change teams without end",
        f"{DOMAIN}/Party/Party.swift",
        "guests[index].isThere, guests[index].teamChanges.pause(at: moment) == 0,",
        "guests[index].isThere,",
        ("FunfairServerTests.PartyTeamTests",),
    ),
    Fault(
        "a host who left still hosts the party",
        f"{DOMAIN}/Party/PartyHosting.swift",
        "if holder == player { holder = nil }",
        "if holder != player { holder = nil }",
        ("FunfairServerTests.PartyHostTests",),
    ),
    Fault(
        "a phone that opened a party and leaves it can't come back",
        f"{SERVER}/API/Routes+party.swift",
        "guard room.stored.opener == device.hash, !isOwn else {",
        "guard room.stored.opener == device.hash else {",
        ("FunfairServerTests.PartyMoveTests",),
    ),
    Fault(
        "every guest is offered a host's moves",
        f"{SERVER}/Guests/GuestScreen.swift",
        "if state.isHost { offerMoves(words[.start], state, words) }",
        "offerMoves(words[.start], state, words)",
        ("FunfairServerTests.GuestScreenTests",),
    ),
    Fault(
        "any device can end a party",
        f"{DOMAIN}/Party/Parties.swift",
        "guard room.stored.opener == device.hash else { throw Refusal.notYourParty }\n"
        "        guard room.party.closed == nil",
        "guard room.party.closed == nil",
        ("FunfairServerTests.PartyRouteTests",),
    ),
    Fault(
        "a banned guest can come back",
        f"{DOMAIN}/Party/Party.swift",
        "guests[index].isBarred = guests[index].isBarred || forGood",
        "guests[index].isBarred = false",
        ("FunfairServerTests.PartyTests", "FunfairServerTests.PartyRouteTests"),
    ),
    Fault(
        "a banned guest can come back under another name of the device",
        f"{DOMAIN}/Party/Parties+guests.swift",
        ".contains { barred.contains($0.player) }",
        ".contains { barred.contains(-$0.player) }",
        ("FunfairServerTests.PartyRouteTests",),
    ),
    Fault(
        "a guest's number depends on how many guests are left",
        f"{DOMAIN}/Party/Party.swift",
        "number: event, name: name",
        "number: guests.count + 1, name: name",
        ("FunfairServerTests.PartyRouteTests",),
    ),
    Fault(
        "a dot in an identifier isn't replaced in a path",
        "Sources/HouseWire/HouseRoute.swift",
        "$0.isInAddress ? $0 :",
        "$0.isInAddress || $0 == 46 ? $0 :",
        ("HouseWireTests",),
    ),
    Fault(
        "a removed device is still stored as the host of ended parties",
        f"{STORE}/SQLRepository+devices.swift",
        "SET opener = $1 WHERE opener = $2",
        "SET opener = $1 WHERE opener = $2 AND code IS NOT NULL",
        ("FunfairServerTests.BelongingsTests",),
    ),
    Fault(
        "party codes can be guessed without a limit",
        f"{DOMAIN}/Party/Parties.swift",
        "try wrongCodes.check(address, at: now())",
        "",
        ("FunfairServerTests.PartyLimitTests",),
    ),
    Fault(
        "guests who still play can watch other guests' runs",
        f"{DOMAIN}/Party/Parties+watching.swift",
        "throw Refusal.stillPlaying",
        "_ = own",
        ("FunfairServerTests.PartyWatchTests",),
    ),
    Fault(
        "a guest can give up a run that could still begin",
        f"{DOMAIN}/Party/Parties+watching.swift",
        "> round.closes",
        "> round.starts",
        ("FunfairServerTests.PartyWatchTests",),
    ),
    Fault(
        "a house never stops following runs",
        f"{DOMAIN}/Party/Parties+watching.swift",
        "{ $0 + $1.hands.length }) > most",
        "{ $0 + $1.hands.length }) > .max",
        ("FunfairServerTests.PartyWatchTests",),
    ),
    Fault(
        "a house fetches every run that anybody asks for",
        f"{DOMAIN}/Party/RunRelay.swift",
        "guard runs.count < Self.mostRuns else { return [] }",
        "_ = runs.count",
        ("FunfairServerTests.RelayedRunTests",),
    ),
    Fault(
        "a piece can be a minute ahead of the house's clock",
        f"{DOMAIN}/Party/PartyRules.swift",
        "static let earlyPiece: Int64 = 1000",
        "static let earlyPiece: Int64 = 60_000",
        ("FunfairServerTests.PartyPieceTests",),
    ),
    # Costs
    Fault(
        "the whole party's view is rebuilt for each bet",
        f"{DOMAIN}/Party/PartyRooms.swift",
        "state.views[number]?.stamp.version = after",
        "_ = after",
        ("FunfairServerTests.LargeWheelTests",),
    ),
    Fault(
        "bets accepted by another house are ignored",
        f"{DOMAIN}/Party/PartyHands.swift",
        "for (player, old) in self.bets { tables.change",
        "for (player, old) in [Int64: [Int: StoredBet]]() { tables.change",
        ("FunfairServerTests.PartyTablesTests",),
    ),
    # Results
    Fault(
        "a run that arrives too early is refused for good",
        f"{DOMAIN}/Party/Parties+runs.swift",
        ".doesNotFit, .inhuman: true",
        ".doesNotFit, .tooFast, .inhuman: true",
        ("FunfairServerTests.PartyRunTests",),
    ),
    Fault(
        "a phone's reported score stays after its run is verified",
        f"{DOMAIN}/Party/PartyView.swift",
        "guest.score = count.score",
        "guest.score = guest.score ?? count.score",
        ("FunfairServerTests.PartyRunTests", "FunfairServerTests.PartyRouteTests"),
    ),
    Fault(
        "the house waits only three seconds for a phone that was away",
        f"{DOMAIN}/Party/PartyRules.swift",
        "static let grace: Int64 = 30_000",
        "static let grace: Int64 = 3_000",
        ("FunfairServerTests.PartyRunTests",),
    ),
    Fault(
        "a late run changes the podium",
        f"{DOMAIN}/Party/PartyRound.swift",
        "guard moment < judged, results[player] == nil",
        "guard results[player] == nil",
        ("FunfairServerTests.PartyTests",),
    ),
    Fault(
        "late events are applied in the order they are read",
        f"{DOMAIN}/Party/PartyJournal.swift",
        "isLate = isLate || event.number < party.last",
        "isLate = false",
        ("FunfairServerTests.PartyTests",),
    ),
    Fault(
        "guests with equal points get different places",
        f"{DOMAIN}/Party/PartyStandings.swift",
        "$0.points == element.points ? $0.place : nil",
        "$0.player == element.player ? $0.place : nil",
        ("FunfairServerTests.PartyStandingsTests", "FunfairServerTests.PartyRaceTests"),
    ),
    Fault(
        "a lost ball can cost more than the score",
        "Sources/Breakout/Ticking.swift",
        "let price = min(settings.modeRules.price, score)",
        "let price = settings.modeRules.price",
        ("BreakoutTests.PartyTests",),
    ),
    # Announcements
    Fault(
        "a spin's results are announced while the wheel still turns",
        f"{DOMAIN}/Party/PartyRound.swift",
        "min(moment.later(milliseconds: PartyRules.turning), spin.ends)",
        "min(moment, spin.ends)",
        ("FunfairServerTests.PartySpinTests", "FunfairServerTests.PartyWheelTests"),
    ),
    Fault(
        "a guest who draws level is announced as the leader",
        f"{DOMAIN}/Party/PartyRace.swift",
        "lanes.dropFirst().first?.place != 1",
        "lanes.count > 1",
        ("FunfairServerTests.PartyCallTests",),
    ),
]
