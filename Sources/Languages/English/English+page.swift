import Phrases

/// The texts of the web page.
extension English {
    static func text(of phrase: PagePhrase) -> String {
        switch phrase {
        // The page
        case .tagline: "Two free minutes? Step right up."
        case .greeting: "Hello, {1}. Two free minutes?"
        case .openParty: "Open a party on this screen"
        case .runWaiting: "A run is waiting."
        case .newVersion: "A new Funfair is ready."
        case .reload: "Reload"
        case .stopped: "Funfair stopped. Your run is safe."
        case .later: "Later"
        case .stage: "Stage"
        case .stageOf: "{1} stage"
        case .targets: "Targets"

        // During play
        case .score: "Score"
        case .best: "Best"
        case .toPass: "To pass {1}"
        case .time: "Time"
        case .lives: "Lives"
        case .level: "Level"
        case .chainOf: "Chain of {1} {2}"
        case .chainLength: "chain {1}"
        case .chainWorth: "+{1} each"
        case .timesPoints: "Points times {1}"
        case .nudge: "Nudge"
        case .money: "Money"
        case .table: "The table"
        case .result: "Result"
        case .chosen: "Chosen"
        case .lastResults: "Last results"
        case .noResults: "Last results: none yet"
        case .pocketCounts: "How often each pocket came up"
        case .noSpins: "No spins yet"
        case .ready: "ready"
        case .noneYet: "none yet"
        case .nextToChosen: "next to a chosen number"

        // Boards
        case .pace: "Pace"
        case .rank: "Rank"
        case .name: "Name"
        case .run: "Run"
        case .noScores: "No scores yet. Be the first!"
        case .nobodyHere: "Nobody is on this board yet. Be the first!"
        case .bests: "best · {1}"
        case .thisRun: "this run"
        case .practice: "practice"
        case .wayOfRun: "{1} {2}’s run"
        case .nextIn: "next in {1}"
        case .endsIn: "ends in {1}"
        case .todaysChallenge: "Today’s challenge"
        case .challengeDone: "Challenge done"

        // Watching
        case .watching: "Watching"
        case .genuineRun: "Genuine"
        case .played: "Played"
        case .speed: "Speed"
        case .watchRecording: "Watch a recording…"

        // Walls
        case .wallPlace: "Row {1}, place {2}: {3}"
        case .linkCopied: "Link copied."
        case .copyLink: "Copy this link:"
        case .beatMyWall: "Can you clear my wall?"

        // Settings and names
        case .less: "Less: {1}"
        case .more: "More: {1}"
        case .holdFlat: "Hold your device flat to level the table."
        case .codeHelp: "Scan this with the other device, or type these words into its settings:"
        case .yourDevices: "Your devices"
        case .dismiss: "OK"
        case .whoPlays: "Who is playing?"
        case .yourName: "Your name"
        case .recentNames: "Recent names"
        case .toBeat: "To beat: {1} by {2}"
        }
    }
}
