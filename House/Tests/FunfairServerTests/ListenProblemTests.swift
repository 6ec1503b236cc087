import Foundation
import NIOCore
import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Why a server cannot listen")
struct ListenProblemTests {
    private let address = ListenAddress(hostname: .loopback, port: 80)

    private func problem(errno code: Int32) -> ListenProblem {
        ListenProblem(IOError(errnoCode: code, reason: "bind"), at: address)
    }

    @Test func `the system's numbers become problems with a name`() {
        #expect(problem(errno: EADDRINUSE) == .portTaken(address))
        #expect(problem(errno: EACCES) == .notAllowed(address))
        #expect(problem(errno: EADDRNOTAVAIL) == .notThisMachine(address))
    }

    @Test func `anything else is told in the system's words`() {
        #expect(problem(errno: EMFILE).description.contains("Too many open files"))
    }

    @Test func `a port that needs rights comes with one that does not`() {
        #expect(
            ListenProblem.notAllowed(address).description.contains("Choose a port from 1024 up"))
    }
}
