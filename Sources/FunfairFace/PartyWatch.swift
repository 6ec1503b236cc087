import Arcade
import Foundation
import Funfair
import HouseWire
import Observation
import Spectator

/// What the core leaves out of a guest's screen at a party: another guest's run, as it's played, for
/// a guest who doesn't play now, and a link to the party's results.
///
/// The house decides whose run it is: it names the guest on the screen that it makes for this one.
/// The core ignores these blocks, so it needs no code for them.
@MainActor
@Observable
public final class PartyWatch {
    /// The name of the guest whose run is shown; nil while there's nothing to show.
    public private(set) var player: String?
    /// The scene to draw.
    public private(set) var scene = FairScene()
    /// The shape of the run's stage.
    public private(set) var stage = StageShape(width: 1, height: 1)
    /// The looks that the scene's commands refer to.
    public private(set) var looks: [Look] = []

    /// The page with the party's results, once the party is over.
    public private(set) var results: Results?

    /// A page to share.
    public struct Results: Equatable, Sendable {
        /// The text of the control that shares the page.
        public let name: String
        /// The page's address.
        public let address: URL
    }

    /// Whether the system asks for less motion.
    @ObservationIgnored var reducesMotion = false

    /// Whether there's a run to show.
    public var isShown: Bool { player != nil }

    /// The run to show, as the house names it.
    private struct Wanted: Equatable {
        let party: String
        let round: Int
        let guest: Int
        /// When the round starts, in milliseconds by the house's clock.
        let starts: Int64
    }

    /// The clock is set again if it's wrong by more than this, in milliseconds.
    private static let mostDrift = 2000.0
    /// The maximum length of the pieces in a reply, in bytes.
    private static let mostBytes = 2 * WireLimits.piece
    private static let timeout = 4000
    /// The times that a house can send, in milliseconds since 1970: up to the year 9999.
    private static let times = 0...253_402_300_799_999

    @ObservationIgnored private var wanted: Wanted?
    @ObservationIgnored private var name = ""
    @ObservationIgnored private var run: (any ShownRun)?
    @ObservationIgnored private var isAsking = false
    /// How many milliseconds the house's clock is ahead of `DeviceClock.uptime`.
    @ObservationIgnored private var ahead: Double?
    @ObservationIgnored private var spare = FairScene()

    init() {}

    /// Reads the house's reply to a guest's request, and asks for pieces of the run that it names.
    func take(_ reply: HouseResponse, to question: HouseRequest, with devices: Devices) {
        guard question.path.hasPrefix("api/parties"), (200...201).contains(reply.status),
            let json = JSONReader.value(of: reply.body), json["you"] != nil
        else { return }
        if question.method == .delete {
            learn(nil)
            return want(nil, "")
        }
        if let now = json["now"]?.number(in: Self.times) { synchronize(Double(now), devices.clock) }
        guard let screen = json["screen"], let blocks = screen["blocks"]?.list else { return }
        learn(blocks.lazy.compactMap(Self.results).first)
        let block = blocks.first { $0["watch"] != nil }
        let name = block?["player"]?.text(most: WireLimits.name).map {
            String(decoding: $0, as: UTF8.self)
        }
        want(block.flatMap { Self.wanted(in: json, $0) }, name ?? "")
        // Replies come once a second, as the pieces do.
        if let wanted, let secret = question.secret { ask(for: wanted, secret, devices) }
    }

    private static func results(in block: JSONValue) -> Results? {
        guard let link = block["link"]?.text(most: WireLimits.sentence),
            let address = URL(string: String(decoding: link, as: UTF8.self)),
            ["http", "https"].contains(address.scheme),
            let name = block["page"]?.text(most: WireLimits.sentence)
        else { return nil }
        return Results(name: String(decoding: name, as: UTF8.self), address: address)
    }

    /// Replies come once a second, so views must only learn of changes.
    private func learn(_ results: Results?) {
        if self.results != results { self.results = results }
    }

    private static func wanted(in json: JSONValue, _ block: JSONValue) -> Wanted? {
        guard let party = json["party"]?.text(most: WireLimits.idLetters),
            let round = json["round"]?["number"]?.number(in: 1...WireLimits.most),
            let starts = json["round"]?["starts"]?.number(in: times),
            let guest = block["watch"]?.number(in: 1...WireLimits.most)
        else { return nil }
        return Wanted(
            party: String(decoding: party, as: UTF8.self), round: round, guest: guest,
            starts: Int64(starts))
    }

    private func want(_ wanted: Wanted?, _ name: String) {
        self.name = name
        guard wanted != self.wanted else { return }
        self.wanted = wanted
        run = nil
        if player != nil { player = nil }
    }

    /// Sets the clock. The quickest reply tells the time best.
    private func synchronize(_ now: Double, _ clock: any DeviceClock) {
        let ahead = now - clock.uptime * 1000
        if let old = self.ahead, ahead <= old, old - ahead <= Self.mostDrift { return }
        self.ahead = ahead
    }

    // MARK: Pieces

    private func ask(for wanted: Wanted, _ secret: [UInt8], _ devices: Devices) {
        guard !isAsking else { return }
        isAsking = true
        let known = run?.known ?? 0
        let route = HouseRoute.pieces(of: wanted.guest, after: known, at: wanted.party)
        let question = HouseRequest(
            id: 0, route.method, route.path, secret: secret, milliseconds: Self.timeout)
        Task { [weak self, house = devices.house] in
            let reply = await house.ask(question)
            guard let self else { return }
            isAsking = false
            guard reply.status == 200, wanted == self.wanted, known == run?.known ?? 0 else {
                return
            }
            take(reply.body)
        }
    }

    /// Adds pieces, each after its length in four bytes.
    private func take(_ bytes: [UInt8]) {
        guard bytes.count <= Self.mostBytes else { return }
        var rest = bytes[...]
        while rest.count >= 4 {
            let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(4)
            guard length <= rest.count else { return }
            add(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        guard let run, run.known > 0, player != name else { return }
        player = name
        stage = run.stage
        looks = run.looks
    }

    private func add(_ piece: [UInt8]) {
        do throws(RecordingProblem) {
            if run == nil { run = try shownRun(startingWith: piece) }
            try run?.take(piece)
        } catch {
            // Another rules version, perhaps. The race is shown without a run.
            run = nil
        }
    }

    // MARK: Drawing

    /// Draws the run at the current moment.
    func draw(_ clock: any DeviceClock) {
        guard isShown, let run, let wanted, let ahead else { return }
        let elapsed = clock.uptime * 1000 + ahead - Double(wanted.starts)
        spare.clear()
        run.draw(into: &spare, at: elapsed, reducesMotion: reducesMotion)
        swap(&spare, &scene)
        // The stage turns with the guest's device.
        if stage != run.stage { stage = run.stage }
    }
}
