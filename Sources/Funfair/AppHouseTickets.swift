import Arcade
import Phrases

// Names and tickets. A run begins at once; its ticket may come while nothing was played of it yet.

extension App {
    /// Asks for the ticket of a run that has just begun, where it could stand on a public board.
    mutating func askForTicket(of stall: Stall) {
        guard let index = sessionIndex(of: stall), house.presence != .absent else { return }
        let cabinet = sessions[index].cabinet
        guard cabinet.isStandard, !cabinet.isPractice else { return }
        if let taken = house.taken(cabinet.player) {
            sessions[index].house.reason = taken.sentence
            sessions[index].house.suggestion = taken.suggestion
            return
        }
        let wish = House.TicketWish(stall: stall, player: cabinet.player, isChallenge: false)
        sessions[index].house.asked = ask(for: wish)
    }

    /// Asks for a ticket or a table, and for the name first where it is not this device's.
    private mutating func ask(for wish: House.TicketWish) -> Int {
        guard house.book.owns(wish.player) else {
            var json = JSONText()
            json.object { $0.string("name", wish.player.text) }
            return ask(
                .name(wish.player, wish), .post, "api/players", body: json.bytes, isSecret: true)
        }
        var json = JSONText()
        let isTable = wish.stall.isDrawn
        json.object { json in
            json.string("player", wish.player.text)
            if isTable { return }
            json.string("game", wish.stall.word)
            json.string("board", Ticket([], isChallenge: wish.isChallenge).board)
        }
        return ask(
            .ticket(wish), .post, isTable ? "api/tables" : "api/tickets", body: json.bytes,
            isSecret: true)
    }

    /// Whoever waits for an answer waits for the next one now; nobody may.
    private mutating func hand(_ wish: House.TicketWish, asked: Int) {
        if wish.isChallenge {
            guard house.wish?.asked == asked else { return }
            let next = ask(for: wish)
            house.wish?.asked = next
        } else if let index = sessions.firstIndex(where: { $0.house.asked == asked }) {
            sessions[index].house.asked = ask(for: wish)
        }
    }

    mutating func takeName(
        _ answer: HouseAnswer, _ name: PlayerName, for wish: House.TicketWish, asked: Int
    ) {
        if answer.status == 200 || answer.status == 201,
            let granted = HouseLimits.name(answer.json?["name"]), granted == name
        {
            house.book.add(granted)
            request(.save(.house, house.book.text))
            return hand(wish, asked: asked)
        }
        if answer.status == 409, let problem = answer.problem {
            house.note(problem, of: name, in: words)
        }
        refuse(wish, asked: asked, answer)
    }

    mutating func takeTicket(_ answer: HouseAnswer, for wish: House.TicketWish, asked: Int) {
        guard answer.status == 201,
            let grant = TicketGrant(answer.json, isTable: wish.stall.isDrawn),
            grant.player == wish.player
        else {
            // The house has forgotten this device, which tells its name anew, once.
            if answer.isUnknownDevice, !wish.isAnew {
                return hand(wish.anew, asked: asked)
            }
            if answer.problem?.word.spells("not-your-name") ?? false {
                house.book.remove(wish.player)
                request(.save(.house, house.book.text))
            }
            if answer.problem?.word.spells("challenge-played") ?? false {
                house.news?.notePlayed(wish.stall, by: wish.player)
            }
            return refuse(wish, asked: asked, answer)
        }
        guard grant.rulesVersion == wish.stall.entry.identity.rulesVersion else {
            return refuse(
                wish, asked: asked,
                words[.houseOtherRules])
        }
        if wish.isChallenge {
            guard house.wish?.asked == asked else { return }
            house.wish = nil
            beginChallenge(wish.stall, grant)
        } else if let index = sessions.firstIndex(where: { $0.house.asked == asked }) {
            admit(index, grant)
        }
    }

    /// Deals a run anew for its ticket, if nothing of it was played.
    private mutating func admit(_ index: Int, _ grant: TicketGrant) {
        sessions[index].house.asked = nil
        guard sessions[index].cabinet.isUntouched, sessions[index].cabinet.isStandard else {
            sessions[index].house.reason =
                words[.houseAfterFirstMove]
            return
        }
        sessions[index].deal(
            seed: grant.seed ?? sessions[index].cabinet.seed, player: grant.player)
        give(Ticket(grant.ticket, isChallenge: false), to: index)
        spell(grant.player)
    }

    /// The house's spelling of a name is the player's from now on.
    private mutating func spell(_ player: PlayerName) {
        guard let last = names.last, last == player,
            last.text.bytes != player.text.bytes
        else { return }
        names.add(player)
        nameText = player.text
        request(.save(.names, names.text))
    }

    private mutating func give(_ ticket: Ticket, to index: Int) {
        let session = sessions[index]
        sessions[index].house = RunInHouse(ticket: ticket)
        request(
            .save(.ticket(session.stall), ticket.storedText(seed: session.cabinet.seed)))
    }

    private mutating func refuse(
        _ wish: House.TicketWish, asked: Int, _ answer: HouseAnswer
    ) {
        refuse(
            wish, asked: asked, answer.sentence(in: words), suggestion: answer.problem?.suggestion)
    }

    private mutating func refuse(
        _ wish: House.TicketWish, asked: Int, _ sentence: String, suggestion: PlayerName? = nil
    ) {
        if wish.isChallenge {
            guard house.wish?.asked == asked else { return }
            house.wish?.asked = nil
            house.wish?.problem = sentence
        } else if let index = sessions.firstIndex(where: { $0.house.asked == asked }) {
            sessions[index].house.asked = nil
            sessions[index].house.reason = sentence
            sessions[index].house.suggestion = suggestion
        }
    }

    /// Takes the name that the house suggested, and asks who plays.
    mutating func takeSuggestion(_ name: [UInt8]) {
        guard let stall = openStall, let name = name.validText else { return }
        place = .stall(stall, .play)
        finished = nil
        type(.playerName, name, isFinished: true)
    }

    // MARK: Today's challenge

    /// Asks for the ticket of today's challenge; the run begins when it is there.
    mutating func playChallenge() {
        guard let stall = openStall, !stall.isDrawn, sessionIndex(of: stall) == nil,
            house.wish?.asked == nil
        else { return }
        do throws(PlayerNameProblem) {
            let player = try PlayerName(nameText)
            let asked = ask(
                for: House.TicketWish(stall: stall, player: player, isChallenge: true))
            house.wish = House.ChallengeWish(stall: stall, player: player, asked: asked)
        } catch {
            isNameTouched = true
        }
    }

    /// Begins the challenge. Who looks at something else by now finds it waiting.
    private mutating func beginChallenge(_ stall: Stall, _ grant: TicketGrant) {
        guard let seed = grant.seed, sessionIndex(of: stall) == nil else { return }
        let before = place
        let isHere = place == .stall(stall, .play)
        // What can be set without being another game stays as it is set.
        let fair = stall.entry.isStandard(settings) ? settings : AppSettings()
        start(
            stall,
            CabinetStart(
                settings: fair, player: grant.player, screen: layout, seed: seed,
                isPractice: false))
        guard let index = sessionIndex(of: stall) else { return }
        give(Ticket(grant.ticket, isChallenge: true), to: index)
        guard !isHere else { return }
        sessions[index].pause()
        keep(sessions[index])
        place = before
    }
}
