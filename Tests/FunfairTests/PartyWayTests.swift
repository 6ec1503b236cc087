import Arcade
import BubblePop
import Testing

@testable import Funfair

@Suite("Ways to play at a party")
struct PartyWayTests {
    /// Returns a guest's app at the beginning of a round, if it has begun one.
    private func round(inMode mode: Int, of stall: Stall = .bubblePop) -> (
        play: Play, host: PartyHost
    ) {
        var host = PartyHost()
        var play = Play.atParty(&host)
        host.mode = mode
        host.start(stall)
        play.live(&host, seconds: 6)
        return (play, host)
    }

    @Test func `A round of another way is played by that way’s rules`() throws {
        let (play, _) = round(inMode: Int(BubblePopMode.sharp.rawValue))
        let session = try #require(play.app.playing.party.session)
        let run = try Run<BubblePopGame>(resuming: session.cabinet.bytes)
        #expect(run.recording.settings == .standard(in: .sharp))
    }

    @Test func `A round without a way is played by a party’s rules`() throws {
        let (play, _) = round(inMode: 0, of: .breakout)
        #expect(play.app.playing.party.session?.cabinet.isForParty == true)
    }

    @Test(arguments: [9, 255, 256, 70_000])
    func `An app plays no round of a way that it doesn’t know, and says so`(mode: Int) {
        let (play, _) = round(inMode: mode)
        #expect(play.app.playing.party.session == nil)
        #expect(play.app.view.notices == ["This fair plays by other rules. Reload the page."])
    }
}
