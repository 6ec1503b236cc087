import Arcade
import Languages
import Phrases
import Testing

@testable import Funfair

@Suite("Hints for new players")
struct HintTests {
    private func texts(_ stall: Stall) -> [String] {
        stall.entry.hints.map { Words.english[$0.text] }
    }

    private func begun(_ stall: Stall, store: [String: [UInt8]] = [:]) -> Play {
        var play = Play(store: store)
        play.enter(name: "Ada", at: stall)
        return play
    }

    /// Taps an empty spot, which launches the ball in Breakout.
    private func tap(_ play: inout Play) {
        play.press(at: Point(x: 1, y: 1))
        play.send(.gesture(.lift(finger: 0)))
    }

    // MARK: The hints of the games

    @Test("Every stall has hints that are short enough", arguments: Stall.allCases)
    func short(stall: Stall) {
        let hints = stall.entry.hints
        #expect(!hints.isEmpty)
        for hint in hints {
            #expect((8...40).contains(Words.english[hint.text].count))
            #expect(hint.end != nil || hint.seconds != nil)
            #expect(hint.seconds.map { (1...10).contains($0) } ?? true)
        }
    }

    @Test func `BubblePop explains tapping until the first pop, and then chains`() throws {
        var play = begun(.bubblePop)
        #expect(play.hint == texts(.bubblePop)[0])
        play.countIn()
        #expect(play.hint == texts(.bubblePop)[0])
        play.press(at: try #require(play.bubblePlaces.first))
        #expect(play.hint == texts(.bubblePop)[1])
        play.wait(seconds: 4.9)
        #expect(play.hint == texts(.bubblePop)[1])
        play.wait(seconds: 0.2)
        #expect(play.hint == nil)
        #expect(play.app.records.hints[.bubblePop] == 2)
    }

    @Test func `The hint about chains ends with the first chain`() throws {
        var play = begun(.bubblePop)
        play.countIn()
        for _ in 0..<8 where play.app.playScreen?.hud.chain == nil {
            for place in play.places(of: .bubble) where play.app.playScreen?.hud.chain == nil {
                if play.hint != texts(.bubblePop)[0] { #expect(play.hint == texts(.bubblePop)[1]) }
                play.press(at: place)
            }
            play.wait(seconds: 0.1)
        }
        #expect(play.app.playScreen?.hud.chain != nil)
        play.wait(seconds: 0.1)
        #expect(play.hint == nil)
    }

    @Test func `A hint also ends after being shown long enough`() {
        var play = begun(.bubblePop)
        play.wait(seconds: 3 + 7.9)
        #expect(play.hint == texts(.bubblePop)[0])
        play.wait(seconds: 0.2)
        #expect(play.hint == texts(.bubblePop)[1])
    }

    @Test func `An ignored tap during the count-in doesn't end a hint`() {
        var play = begun(.bubblePop)
        play.wait(seconds: 1)
        tap(&play)
        #expect(play.hint == texts(.bubblePop)[0])
    }

    @Test func `Breakout explains launching while the ball waits, and nudges in flight`() {
        var play = begun(.breakout)
        play.wait(seconds: 60)
        #expect(play.hint == texts(.breakout)[0])
        tap(&play)
        #expect(play.hint == texts(.breakout)[1])
        play.wait(seconds: 0.5)
        tap(&play)
        #expect(play.hint == nil)
        #expect(play.app.records.hints[.breakout] == 2)
    }

    @Test func `Roulette explains bets until the first bet, but not over the sheet`() throws {
        var play = begun(.roulette)
        #expect(play.hint == texts(.roulette)[0])
        play.press(.sheet(.open))
        #expect(play.hint == nil)
        play.press(.sheet(.cancel))
        #expect(play.hint == texts(.roulette)[0])
        play.bet([1, 2, 3, 4, 5, 6])
        #expect(play.hint == nil)
        play.press(.skip)
        #expect(play.hint == nil)
        #expect(play.app.records.hints[.roulette] == 1)
    }

    // MARK: Once

    @Test func `A hint isn't shown again in the next run or after a reload`() {
        var play = begun(.breakout)
        tap(&play)
        play.press(.pause, .drop(.breakout), .play)
        #expect(play.hint == nil)
        tap(&play)
        #expect(play.hint == texts(.breakout)[1])
        play.press(.pause)
        var later = play.reopened
        later.press(.resume(.breakout))
        later.countIn()
        #expect(later.hint == texts(.breakout)[1])
        later.wait(seconds: 6.2)
        #expect(later.hint == nil)
        var last = later.reopened
        last.press(.open(.breakout), .resume(.breakout))
        last.countIn()
        #expect(last.hint == nil)
        last.enter(name: "Ada", at: .bubblePop)
        #expect(last.hint == texts(.bubblePop)[0])
    }

    @Test func `All hints of a stall can be skipped at once`() throws {
        var play = begun(.bubblePop)
        play.press(try #require(play.app.playScreen?.hint?.skip).action)
        #expect(play.hint == nil)
        play.countIn()
        play.wait(seconds: 10)
        #expect(play.hint == nil)
        var later = play.reopened
        later.press(.drop(.bubblePop), .open(.bubblePop), .play)
        #expect(later.hint == nil)
        later.enter(name: "Ada", at: .breakout)
        #expect(later.hint == texts(.breakout)[0])
    }

    @Test func `The button that skips hints is hidden while time runs`() {
        var play = begun(.bubblePop)
        #expect(play.app.playScreen?.hint?.skip?.name == "Skip hints")
        play.countIn()
        #expect(play.hint != nil && play.app.playScreen?.hint?.skip == nil)
        var other = begun(.breakout)
        #expect(other.app.playScreen?.hint?.skip != nil)
        tap(&other)
        #expect(other.hint != nil && other.app.playScreen?.hint?.skip == nil)
    }

    @Test("Hints can be shown again, and turned off before a run", arguments: Stall.allCases)
    func again(stall: Stall) throws {
        var play = Play()
        play.press(.open(stall), .tab(.howToPlay))
        #expect(play.choice?.name == "Skip hints")
        play.press(try #require(play.choice).action)
        #expect(play.choice?.name == "Show hints again")
        play.enter(name: "Ada", at: stall)
        #expect(play.hint == nil)
        play.press(.tab(.howToPlay), try #require(play.app.hintChoice(of: stall)).action)
        var later = play.reopened
        later.press(.open(stall), .tab(.howToPlay))
        #expect(later.choice?.name == "Skip hints")
        later.press(.resume(stall))
        #expect(later.hint == texts(stall)[0])
    }

    // MARK: Space for hints

    @Test func `The space for hints stays reserved until the run ends`() throws {
        var play = begun(.bubblePop)
        #expect(play.app.playScreen?.hasHintRoom == true)
        play.countIn()
        play.press(at: try #require(play.bubblePlaces.first))
        play.wait(seconds: 6)
        #expect(play.hint == nil && play.app.playScreen?.hasHintRoom == true)
        play.wait(seconds: 60)
        play.press(.play)
        #expect(play.app.playScreen?.hasHintRoom == false)
    }

    @Test func `A count-in without a hint doesn't reserve space for one`() {
        var play = begun(.bubblePop)
        play.press(.hints(.skip))
        #expect(play.app.playScreen?.hasHintRoom == false)
        play = begun(.bubblePop)
        play.countIn()
        play.wait(seconds: 20)
        play.press(.pause)
        #expect(play.app.playScreen?.hasHintRoom == true)
        play.press(.resume(.bubblePop))
        #expect(play.app.playScreen?.hasHintRoom == false)
    }

    @Test("Hints are on the stage if the stage has no touch targets", arguments: Stall.allCases)
    func room(stall: Stall) throws {
        let screen = try #require(begun(stall).app.playScreen)
        #expect(screen.hint != nil)
        #expect(screen.hasHintRoom == stall.hasTargets)
    }

    // MARK: No effect on runs

    @Test func `A run is the same with and without hints`() throws {
        var runs: [[UInt8]] = []
        for isSkipped in [true, false] {
            var play = Play(seed: 5)
            play.enter(name: "Ada")
            if isSkipped { play.press(.hints(.skip)) }
            play.countIn()
            for _ in 0..<8 {
                play.popAll()
                play.wait(seconds: 0.5)
            }
            runs.append(try #require(play.app.sessions.first).cabinet.bytes)
        }
        #expect(runs[0] == runs[1])
    }

    @Test func `No hint appears in a pause or in a replay`() throws {
        var play = begun(.bubblePop)
        play.countIn()
        play.press(.pause)
        #expect(play.hint == nil)
        play.press(.resume(.bubblePop))
        #expect(play.hint == texts(.bubblePop)[0])
        play.press(.pause)
        play.watch(try Played.bubblePop())
        play.wait(seconds: 2)
        #expect(play.app.playScreen != nil && play.hint == nil)
        #expect(play.app.records.hints == HintBook())
    }

    @Test func `A pause doesn't count towards the time a hint is shown`() {
        var play = begun(.bubblePop)
        play.wait(seconds: 3 + 7)
        play.press(.pause)
        play.wait(seconds: 5)
        play.press(.resume(.bubblePop))
        #expect(play.hint == texts(.bubblePop)[0])
    }

    @Test func `The live state changes when a hint appears, disappears or can be skipped`() {
        var play = begun(.breakout)
        var before = play.app.live
        for isSkipped in [false, true] {
            if isSkipped { play.press(.hints(.skip)) } else { tap(&play) }
            #expect(play.app.live != before)
            before = play.app.live
        }
    }

    // MARK: Storage

    private func text(_ lines: String...) -> [UInt8] {
        var text = StoredText("hints")
        for line in lines { text.add(line: line.bytes) }
        text.seal()
        return text.bytes
    }

    @Test func `Seen hints are stored and read again`() throws {
        var book = HintBook()
        book[.breakout] = 2
        book[.roulette] = 1
        #expect(book.text == text("breakout 2", "roulette 1"))
        #expect(try #require(HintBook(text: book.text)) == book)
    }

    @Test func `Players who have seen the earlier hints see an added hint`() {
        var play = begun(.bubblePop, store: ["funfair.hints": text("bubblepop 1")])
        play.countIn()
        #expect(play.hint == texts(.bubblePop)[1])
    }

    @Test func `A player who saw more hints than exist sees none`() {
        var play = begun(.bubblePop, store: ["funfair.hints": text("bubblepop 9")])
        play.countIn()
        #expect(play.hint == nil)
        play.press(.pause)
        #expect(play.app.hintChoice(of: .bubblePop)?.name == "Show hints again")
    }

    @Test func `Seen hints of stalls from a newer Funfair are kept`() throws {
        var book = try #require(HintBook(text: text("skittles 3", "breakout 1")))
        book[.breakout] = 2
        #expect(book.text == text("breakout 2", "skittles 3"))
    }

    @Test func `Damaged data about seen hints is set aside`() {
        for kept in ["garbage".bytes, text("bubblepop"), text("bubblepop -1"), text("bubblepop x")]
        {
            let play = Play(store: ["funfair.hints": kept])
            #expect(play.aside == [kept])
            #expect(play.app.screens.notices.count == 1)
            #expect(play.app.records.hints == HintBook())
        }
    }

    @Test func `Hints seen in another window count as seen`() {
        var play = begun(.bubblePop)
        play.send(.stored(.hints, text("bubblepop 2")))
        #expect(play.hint == nil)
    }
}

extension Play {
    /// The text of the hint on the screen, or nil if no hint is shown.
    fileprivate var hint: String? { app.playScreen?.hint?.text }

    /// The control for hints at the end of the How to play tab, or nil if the tab has no control.
    fileprivate var choice: Control? {
        guard case .control(let control, .link) = app.readingScreen?.blocks.last else { return nil }
        return control
    }
}
