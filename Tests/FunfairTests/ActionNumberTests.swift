import Testing

@testable import Funfair

@Suite("Actions as numbers")
struct ActionNumberTests {
    @Test func `An action keeps its number, and no other action has that number`() {
        var numbers = ActionNumbers()
        let all: [Action] = [.home, .play, .pickName(0), .pickName(1)]
        let given = all.map { numbers.number(of: $0) }
        #expect(Set(given).count == all.count)
        #expect(all.map { numbers.number(of: $0) } == given)
        #expect(given.map { numbers.action(of: $0) } == all)
    }

    @Test func `A number that was never assigned has no action`() {
        var numbers = ActionNumbers()
        #expect(numbers.action(of: 0) == nil)
        let number = numbers.number(of: .home)
        #expect(numbers.action(of: number + 1) == nil)
        #expect(numbers.action(of: -1) == nil)
    }

    @Test func `A number still means the same action after 500 new numbers`() {
        var numbers = ActionNumbers()
        for first in stride(from: 0, to: 10_000, by: 500) {
            let number = numbers.number(of: .home)
            for index in first..<first + 500 { _ = numbers.number(of: .pickName(index)) }
            #expect(numbers.action(of: number) == .home)
        }
    }

    @Test func `Numbers unused for a long time expire`() {
        var numbers = ActionNumbers()
        let old = numbers.number(of: .home)
        for index in 0..<ActionNumbers.most { _ = numbers.number(of: .pickName(index)) }
        #expect(numbers.action(of: old) == nil)
        let new = numbers.number(of: .home)
        #expect(new != old)
        #expect(numbers.action(of: new) == .home)
    }
}
