import Testing

@testable import FunfairServer
@testable import House
@testable import HouseStore

@Suite("Why HTTPS cannot be spoken")
struct CertificateProblemTests {
    /// Only a build by `make play`, without TLS, shows this; here, with TLS, nothing else can
    /// trigger it.
    @Test func `A server without TLS says how one with it is built`() {
        #expect(
            CertificateProblem.cannotSpeakTLS.description.contains(
                "`swift build --configuration release --product funfair`"))
    }
}
