import Arcade
import Funfair

/// Writes the controls of a replay or a race as the page's JSON.
extension ViewJSON {
    func write(_ watch: WatchControls?, to json: inout JSONText) {
        guard let watch else { return json.null("watch") }
        json.object("watch") { json in
            write(watch.proof, as: "proof", to: &json)
            json.number("progress", watch.progress)
            json.string("ending", watch.ending)
            write(watch.main, as: "main", to: &json)
            json.array("speeds") { json in write(watch.speeds, to: &json) }
            write(watch.race, as: "race", to: &json)
            write(watch.back, as: "back", to: &json)
        }
    }

    func write(_ race: RaceStatus?, to json: inout JSONText) {
        guard let race else { return json.null("race") }
        json.object("race") { json in
            write(race.player, as: "player", to: &json)
            json.string("standing", race.standing)
        }
    }

    func write(_ race: RaceOffer?, to json: inout JSONText) {
        guard let race else { return json.null("race") }
        json.object("race") { json in
            json.string("title", race.title)
            write(race.leave, as: "leave", to: &json)
        }
    }
}
