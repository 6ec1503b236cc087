import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Why HTTPS is unavailable")
struct CertificateProblemTests {
    /// Only a build by `make play`, without TLS, shows this; here, with TLS, nothing else can
    /// trigger it.
    @Test func `A server without TLS says how to build one with it`() {
        #expect(
            CertificateProblem.cannotSpeakTLS.description.contains(
                "`swift build --package-path House --configuration release --product funfair`"))
    }
}
