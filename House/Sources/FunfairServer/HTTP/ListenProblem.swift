import Foundation
import NIOCore

/// Why a server couldn't listen, or stopped listening by itself.
public enum ListenProblem: Error, Equatable, CustomStringConvertible {
    /// Another program uses the port.
    case portTaken(ListenAddress)
    /// This user isn't allowed to use the port.
    case notAllowed(ListenAddress)
    /// The host isn't an address of this machine.
    case notThisMachine(ListenAddress)
    /// The host's name can't be resolved.
    case unknownHost(ListenAddress)
    /// Another error, with the system's message.
    case other(ListenAddress, reason: String)

    init(_ error: any Error, at address: ListenAddress) {
        switch error {
        case let known as ListenProblem: self = known
        case is SocketAddressError.UnknownHost:
            self = .unknownHost(address)
        case let error as IOError where error.errnoCode == EADDRINUSE:
            self = .portTaken(address)
        case let error as IOError where error.errnoCode == EACCES:
            self = .notAllowed(address)
        case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
            self = .notThisMachine(address)
        default:
            self = .other(address, reason: "\(error)")
        }
    }

    /// What is wrong and what to do, in two sentences.
    public var description: String {
        switch self {
        case .portTaken(let address):
            "Port \(address.port) on \(address.hostname) is taken by another program. Stop that "
                + "program, or choose another port; port 0 picks a free one."
        case .notAllowed(let address):
            "This user may not listen on port \(address.port). Choose a port from 1024 up; port 0 "
                + "picks a free one."
        case .notThisMachine(let address):
            "\(address.hostname) is not an address of this machine. Listen on 127.0.0.1 for this "
                + "machine only, or on 0.0.0.0 for the whole network."
        case .unknownHost(let address):
            "Cannot resolve host “\(address.hostname)”. Check the spelling, or listen on 127.0.0.1 "
                + "for this machine only, or on 0.0.0.0 for the whole network."
        case .other(let address, let reason):
            "The server cannot listen on \(address.hostname), port \(address.port): \(reason)"
        }
    }
}
