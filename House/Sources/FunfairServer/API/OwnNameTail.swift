import Funfair
import House

/// The last part of a name's export, after its runs, walls and tables.
struct OwnNameTail: Encodable {
    struct Try: Encodable {
        let day: String
        let game: String
    }

    struct Attendance: Encodable {
        let party: String
        let made: Int64
        let what: String
        let round: Int?
        let score: Int?
        let face: Int?
        let team: Int?

        init(_ own: OwnAttendance) {
            party = own.party
            made = own.moment.seconds
            what = own.what.rawValue
            round = own.round
            score = own.score
            face = own.face
            team = own.team
        }
    }

    let tries: [Try]
    let parties: [Attendance]

    init(_ tries: [OwnTry], _ attendance: [OwnAttendance]) {
        self.tries = tries.map { Try(day: $0.day.text, game: $0.stall.word) }
        parties = attendance.map { Attendance($0) }
    }
}
