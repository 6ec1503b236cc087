import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Why HTTPS is unavailable")
struct CertificateProblemTests {
    /// Only a build without TLS, as by `make play`, shows this message. These tests are built with
    /// TLS, so they can only read it.
    @Test func `A server without TLS says how to build one with it`() {
        #expect(
            CertificateProblem.cannotSpeakTLS.description.contains(
                "`swift build --package-path House --configuration release --product funfair`"))
    }
}
