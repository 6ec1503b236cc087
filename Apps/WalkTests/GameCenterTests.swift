import Funfair
import FunfairFace
@_spi(Walk) import GameKit
@_spi(Walk) import SwiftUI
import Testing

@testable import FunfairApp

@Suite("Game Center") @MainActor
struct GameCenterTests {
    private func flip(_ name: String, in app: AppWalk) async throws {
        let found = app.acts.first { $0.act.kind == .flip && $0.node.words == name }
        try #require(found).act.perform(0)
        await app.look()
    }

    @Test func `A player who asks for it is offered the nickname and the leaderboards`()
        async throws
    {
        let app = AppWalk(seed: nil)
        app.face.press(.open(.bubblePop))
        await app.look()
        #expect(app.face.ranking.isThere)
        #expect(!app.acts.contains { $0.node.words == "Ada at Game Center" })
        try await flip("Send my scores to Game Center", in: app)
        try await app.press("Ada at Game Center")
        #expect(app.face.typedName == "Ada at Game Center")
        try await app.press("Game Center leaderboards")
        #expect(Sent.all.contains("dashboard leaderboards"))
        try await flip("Send my scores to Game Center", in: app)
        #expect(!app.acts.contains { $0.node.words == "Game Center leaderboards" })
    }

    @Test func `A finished run reaches its leaderboard, and a badge its achievement`() async throws
    {
        let device = GameCenter()
        var isSent: [Bool] = []
        device.submit(123_456_789, to: "roulette") { isSent.append($0) }
        device.report("legend") { isSent.append($0) }
        while isSent.count < 2 { await Task.yield() }
        #expect(isSent == [true, true])
        #expect(Sent.all.contains("roulette 123456789") && Sent.all.contains("legend 100.0"))
    }
}
