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

    @Test func `error numbers become named problems`() {
        #expect(problem(errno: EADDRINUSE) == .portTaken(address))
        #expect(problem(errno: EACCES) == .notAllowed(address))
        #expect(problem(errno: EADDRNOTAVAIL) == .notThisMachine(address))
    }

    @Test func `other errors are reported in the system's words`() {
        #expect(problem(errno: EMFILE).description.contains("Too many open files"))
    }

    @Test func `the refusal of a privileged port suggests another port`() {
        #expect(
            ListenProblem.notAllowed(address).description.contains("Choose a port from 1024 up"))
    }
}
