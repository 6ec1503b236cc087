import Foundation
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Live parties")
struct PartyLiveTests {
    /// Returns the party events in the received text, each parsed as JSON.
    private static func events(_ text: String) -> [JSON] {
        text.split(separator: "event: party\ndata: ").dropFirst().compactMap {
            try? JSON($0.prefix { $0 != "\n" }.utf8)
        }
    }

    private func watch(_ party: TestParty) throws -> AsyncStream<String> {
        let parties = party.house.house.parties.rooms
        guard let room = parties.present(.id(party.id)) else { throw CancellationError() }
        let events = try parties.watch(room.number, from: "", most: 9)
        let join = PartyJoin(party.code, at: "http://192.0.2.2/")
        return AsyncStream { continuation in
            Task {
                for await event in events {
                    continuation.yield(String(decoding: try join.json(with: event), as: UTF8.self))
                }
                continuation.finish()
            }
        }
    }

    @Test func `A new viewer receives the party immediately, over a real connection`() async throws
    {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        _ = try await party.guests("Ada")
        let text = try await house.serve { port in
            try await waiting {
                let connection = try RawConnection(port: port)
                try connection.ask("\(party.path)/live")
                return connection.receive(until: "}\n\n")
            }
        }
        #expect(text.lowercased().contains("content-type: text/event-stream\r\n"))
        #expect(text.lowercased().contains("x-accel-buffering: no\r\n"))
        #expect(text.contains("retry: 3000\n\n"))
        let event = try #require(Self.events(text).first)
        let schema = APIDescription.shared.document["components"]?["schemas"]?["Party"]
        let complaints = APIDescription.shared.complaints(
            of: event, schema: try #require(schema))
        #expect(complaints == [])
        #expect(event["guests"]?.list?.first?["player"]?.text == "Ada")
        let address = event["address"]?.text ?? ""
        #expect(address.hasSuffix("/#party=\(party.code)"), "\(address)")
        #expect(event["qr"]?["rows"]?.list?.count == event["qr"]?["size"]?.integer)
    }

    @Test func `Events are sent immediately, and progress once per second`() async throws {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        var events = try watch(party).makeAsyncIterator()
        house.house.parties.rooms.tellViewers()
        #expect(await events.next()?.contains(#""guests":[]"#) == true)
        let ada = try await party.guests("Ada")[0]
        house.house.parties.rooms.tellViewers()
        #expect(await events.next()?.contains(#""player":"Ada""#) == true)
        _ = try await party.start()
        house.house.parties.rooms.tellViewers()
        #expect(await events.next()?.contains(#""phase":"countIn""#) == true)
        try await party.pass(afterStart: 0)
        house.house.parties.rooms.tellViewers()
        #expect(await events.next()?.contains(#""phase":"playing""#) == true)
        for score in 1...40 {
            house.clock.pass(milliseconds: 100)
            _ = try await party.say(score, ada)
            house.house.parties.rooms.tellViewers()
            try await Task.sleep(for: .milliseconds(2))
        }
        house.house.parties.rooms.close()
        var told = 0
        while await events.next() != nil { told += 1 }
        #expect((3...5).contains(told), "\(told)")
    }

    @Test func `All viewers of a party share one event`() async throws {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        let parties = house.house.parties.rooms
        let number = try #require(parties.present(.id(party.id))).number
        let streams = try (0..<50).map { _ in try parties.watch(number, from: "", most: 50) }
        parties.tellViewers()
        var told: Set<ObjectIdentifier> = []
        for (host, stream) in streams.enumerated() {
            var events = stream.makeAsyncIterator()
            let event = try #require(await events.next())
            told.insert(ObjectIdentifier(event))
            let json = try PartyJoin(party.code, at: "http://host\(host)/").json(with: event)
            #expect(try JSON(json)["address"]?.text == "http://host\(host)/#party=\(party.code)")
        }
        #expect(told.count == 1)
    }

    @Test func `Each form of an event is encoded once for all viewers`() {
        let event = Broadcast(7)
        #expect(event.bytes("a") { Data("\($0)".utf8) } == Data("7".utf8))
        #expect(event.bytes("a") { _ in Data() } == Data("7".utf8))
        #expect(event.bytes("b") { _ in Data() } == Data())
    }

    @Test func `An address can watch a limited number of parties`() async throws {
        let house = try await TestHouse()
        let party = try await TestParty(house)
        let parties = house.house.parties.rooms
        let room = try #require(parties.present(.id(party.id)))
        var streams = try (0..<3).map { _ in try parties.watch(room.number, from: "a", most: 3) }
        #expect(throws: Refusal.tooOften(seconds: 60)) {
            _ = try parties.watch(room.number, from: "a", most: 3)
        }
        streams.append(try parties.watch(room.number, from: "b", most: 3))
        #expect(parties.counts.viewers == 4)
        streams = []
        await wait(until: { parties.counts.viewers == 0 })
    }
}
