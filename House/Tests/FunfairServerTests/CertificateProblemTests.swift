import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Why HTTPS is unavailable")
struct CertificateProblemTests {
    /// Only a build without TLS, such as the one from `make play`, shows this message. These tests
    /// are built with TLS, so they check only the text.
    @Test func `A server without TLS explains how to build one with TLS`() {
        #expect(
            CertificateProblem.cannotSpeakTLS.description.contains(
                "`swift build --package-path House --configuration release --product funfair`"))
    }
}
