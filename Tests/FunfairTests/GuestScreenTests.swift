import Arcade
import HouseWire
import Testing

@testable import Funfair

@Suite("Guests' screens")
struct GuestScreenTests {
    private func screen(_ json: String) throws -> GuestScreen? {
        GuestScreen(
            JSONReader.value(of: json.bytes), for: try PlayerName("Ada"), mark: "you")
    }

    private func blocks(_ json: String) throws -> [Block] {
        try #require(try screen(#"{"title":"T","blocks":[\#(json)]}"#)).screen.blocks
    }

    @Test func `Each kind of block is shown as the house sent it`() throws {
        let shown = try blocks(
            """
            {"code":"BDJL"},{"text":"Hello"},{"score":"5"},{"place":3},\
            {"name":"Start","move":"start","isChosen":true},{"name":"End","move":"end"}
            """)
        #expect(
            shown == [
                .paragraph("BDJL", .code), .paragraph("Hello", .line), .paragraph("5", .score),
                .medal(3),
                .control(Control("Start", .partyMove("start".bytes), isSelected: true), .main),
                .control(Control("End", .partyMove("end".bytes)), .plain),
            ])
    }

    @Test func `The guest's own face is shown with the control that draws another`() throws {
        let shown = try blocks(
            """
            {"face":7,"title":"Your face: number 8","name":"Draw another face","move":"face"},\
            {"face":0,"title":"Your face: number 1"}
            """)
        #expect(
            shown == [
                .face(
                    7, name: "Your face: number 8",
                    another: Control("Draw another face", .partyMove("face".bytes))),
                .face(0, name: "Your face: number 1", another: nil),
            ])
    }

    @Test func `Rows have faces, as far as the house sent any`() throws {
        let shown = try blocks(
            """
            {"title":"P","rows":[{"place":1,"player":"Bob","points":9,"face":5},\
            {"name":"Cleo","move":"guest 3","face":6},{"place":2,"player":"Ada","points":2},\
            {"name":"Dan","move":"guest 4","face":-1}]}
            """)
        guard case .choice(let choice) = shown.first, case .board(let board) = shown.last else {
            Issue.record("\(shown)")
            return
        }
        #expect(choice.faces == [6, nil])
        #expect(board.faces == [5, nil])
    }

    @Test func `A choice shows which move is chosen`() throws {
        let shown = try blocks(
            """
            {"title":"Game","rows":[{"name":"A","move":"game a","isChosen":false},\
            {"name":"B","move":"game b","isChosen":true}]}
            """)
        guard case .choice(let choice) = try #require(shown.first) else {
            Issue.record("\(shown)")
            return
        }
        #expect(choice.name == .game && choice.title == "Game")
        #expect(choice.controls.map(\.isSelected) == [false, true])
    }

    @Test func `The guest's own row of the standings is marked`() throws {
        let shown = try blocks(
            """
            {"title":"P","rows":[{"place":1,"player":"Bob","points":9},\
            {"place":7,"player":"Ada","points":2,"followsGap":true}]}
            """)
        guard case .board(let board) = try #require(shown.first) else {
            Issue.record("\(shown)")
            return
        }
        #expect(board.rows.map(\.isJustPlayed) == [false, true])
        #expect(board.rows.map(\.followsGap) == [false, true])
        #expect(board.mark == "you")
    }

    @Test(arguments: [
        #"{"film":"new"}"#, #"{"text":7}"#, #"{"place":4}"#, #"{"name":"Start"}"#,
        #"{"title":"T","rows":[]}"#, #"{"title":"T","rows":[{"place":1}]}"#, "7", "{}",
    ])
    func `A block that isn't known or isn't whole is left out`(json: String) throws {
        #expect(
            try blocks(#"\#(json),{"text":"rest"}"#) == [.paragraph("rest", .line)])
    }

    @Test func `The reason why a run doesn't count is separate from the blocks`() throws {
        #expect(try screen(#"{"title":"T","because":"Too fast."}"#)?.problem == "Too fast.")
        #expect(try screen(#"{"title":"T"}"#)?.problem == "")
    }

    @Test func `A screen without a title isn't shown`() throws {
        #expect(try screen(#"{"blocks":[]}"#) == nil)
        #expect(GuestScreen(nil, for: try PlayerName("Ada"), mark: "") == nil)
    }

    @Test func `Neither blocks, rows, texts nor moves exceed their limits`() throws {
        let line = #"{"text":"x"}"#
        let many = Array(repeating: line, count: 100).joined(separator: ",")
        #expect(try blocks(many).count == WireLimits.screenBlocks)
        let long = String(repeating: "x", count: WireLimits.sentence + 1)
        #expect(try blocks(#"{"text":"\#(long)"}"#).isEmpty)
        #expect(try blocks(#"{"name":"A","move":"\#(long)"}"#).isEmpty)
        let row = #"{"name":"A","move":"a"}"#
        let rows = Array(repeating: row, count: WireLimits.screenRows + 1).joined(separator: ",")
        guard
            case .choice(let choice) = try #require(
                try blocks(#"{"title":"T","rows":[\#(rows)]}"#).first)
        else { throw CancellationError() }
        #expect(choice.controls.count == WireLimits.screenRows)
        #expect(choice.name == .guest)
    }
}
