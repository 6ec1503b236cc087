// swift-tools-version: 6.2
import PackageDescription

// The fair as libraries, which depend on no other package and don't include the server. The house
// and the command line are in the package House/, and the page's boundary is in Web/.

/// The project's own scripts set this variable, so warnings are errors there. They aren't for anyone
/// else, whose newer compiler may have new warnings.
let strict: [SwiftSetting] =
    Context.environment["FUNFAIR_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

let core: [Target] = [
    .target(name: "Phrases", swiftSettings: strict),
    .target(name: "Arcade", dependencies: ["Phrases"], swiftSettings: strict),
    .target(name: "Breakout", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(name: "BubblePop", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(name: "Roulette", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(name: "Sound", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(name: "HouseWire", dependencies: ["Arcade", "Phrases"], swiftSettings: strict),
    .target(
        name: "Funfair",
        dependencies: ["Arcade", "Breakout", "BubblePop", "HouseWire", "Phrases", "Roulette"],
        swiftSettings: strict),
]

/// The faces of a party's guests. The browser's module doesn't need them, because the page loads
/// their shapes when it shows a party.
let faces: [Target] = [.target(name: "Faces", swiftSettings: strict)]

/// Others' runs, as they're played. The page's own module doesn't need them.
let spectator: [Target] = [
    .target(
        name: "Spectator", dependencies: ["Arcade", "Breakout", "BubblePop"], swiftSettings: strict)
]

/// The limits of human hands, which only the house checks.
let hands: [Target] = [
    .target(
        name: "Hands", dependencies: ["Arcade", "Breakout", "BubblePop", "Funfair"],
        swiftSettings: strict)
]

/// The texts in every language. The browser's module doesn't need them, because the page loads one
/// language's texts.
let languages: [Target] = [
    .target(
        name: "Languages",
        dependencies: ["Arcade", "Breakout", "BubblePop", "Funfair", "Phrases", "Roulette"],
        swiftSettings: strict)
]

/// The parts of the native face that don't need Apple's frameworks.
let face: [Target] = [
    .target(
        name: "FunfairFace",
        dependencies: [
            "Arcade", "Funfair", "HouseWire", "Languages", "Phrases", "Roulette", "Sound",
            "Spectator",
        ],
        swiftSettings: strict)
]

/// Writes the texts that the page reads. scripts/export-words.sh compiles this tool more quickly.
let wordsExport: [Target] = [
    .executableTarget(
        name: "WordsExport", dependencies: ["Arcade", "Faces", "Languages", "Phrases", "Roulette"],
        swiftSettings: strict)
]

// Each target names every module that it imports, even one that another dependency brings in.
// Otherwise, a change in that module doesn't rebuild the test, which then runs with an outdated
// layout of a type.
let coreTests: [Target] = [
    .testTarget(
        name: "ArcadeTests", dependencies: ["Arcade", "Languages", "Phrases"], swiftSettings: strict
    ),
    .testTarget(
        name: "BreakoutTests",
        dependencies: ["Arcade", "Breakout", "FuzzKit", "Languages", "Phrases"],
        swiftSettings: strict),
    .testTarget(
        name: "BubblePopTests",
        dependencies: ["Arcade", "BubblePop", "FuzzKit", "Languages", "Phrases"],
        swiftSettings: strict),
    .testTarget(name: "FacesTests", dependencies: ["Faces"], swiftSettings: strict),
    .testTarget(
        name: "FunfairTests",
        dependencies: [
            "Arcade", "Breakout", "BubblePop", "Funfair", "Languages", "Phrases", "Roulette",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "FunfairFaceTests",
        dependencies: [
            "Arcade", "Funfair", "FunfairFace", "Languages", "Phrases", "Roulette",
            "Sound",
        ],
        swiftSettings: strict),
    .testTarget(
        name: "HandsTests",
        dependencies: [
            "Arcade", "Breakout", "BubblePop", "Funfair", "Hands", "Languages", "Phrases",
            "Spectator",
        ],
        swiftSettings: strict),
    .testTarget(name: "HouseWireTests", dependencies: ["HouseWire"], swiftSettings: strict),
    .testTarget(
        name: "RouletteTests",
        dependencies: ["Arcade", "FuzzKit", "Languages", "Phrases", "Roulette"],
        swiftSettings: strict),
    .testTarget(
        name: "LanguagesTests",
        dependencies: [
            "Arcade", "Breakout", "BubblePop", "Funfair", "Languages", "Phrases", "Roulette",
        ],
        swiftSettings: strict),
    .testTarget(name: "SoundTests", dependencies: ["Arcade", "Sound"], swiftSettings: strict),
]

let benchmarks: [Target] = [
    .executableTarget(
        name: "FoldBenchmark", dependencies: ["Funfair"],
        path: "Benchmarks/FoldBenchmark",
        swiftSettings: strict),
    .executableTarget(
        name: "BreakoutBenchmark", dependencies: ["Arcade", "Breakout", "BreakoutScene"],
        path: "Benchmarks/BreakoutBenchmark", swiftSettings: strict),
]

/// The scene that the benchmarks draw, natively and in WebAssembly.
let benchmarkScene: [Target] = [
    .target(
        name: "BreakoutScene", dependencies: ["Arcade", "Breakout"],
        path: "Benchmarks/BreakoutScene", swiftSettings: strict)
]

/// The fuzzer, which reads recordings that were damaged on purpose.
let fuzzing: [Target] = [
    .target(
        name: "FuzzKit", dependencies: ["Arcade", "Breakout", "BubblePop", "Roulette"],
        swiftSettings: strict),
    .executableTarget(
        name: "FunfairFuzz",
        dependencies: ["Arcade", "Breakout", "BubblePop", "FuzzKit", "Roulette"],
        swiftSettings: strict),
]

/// The libraries for making a game, a bot or an app.
let libraries = [
    "Arcade", "Breakout", "BubblePop", "Funfair", "HouseWire", "Languages", "Phrases", "Roulette",
    "Sound",
]

/// The libraries that only the house and the page use, for judging runs, tests and benchmarks.
let forHouseAndWeb = ["BreakoutScene", "Faces", "FuzzKit", "Hands", "Spectator"]

let package = Package(
    name: "funfair",
    // Apple's first systems with `Mutex`, which the face needs. Linux has no minimum version.
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: (libraries + forHouseAndWeb).map { .library(name: $0, targets: [$0]) } + [
        // This product names every module that the app imports.
        .library(
            name: "FunfairFace",
            targets: [
                "Arcade", "Faces", "Funfair", "FunfairFace", "Languages", "Phrases", "Roulette",
                "Sound", "Spectator",
            ]),
        .executable(name: "funfair-fuzz", targets: ["FunfairFuzz"]),
    ],
    targets: core + faces + spectator + hands + languages + face + wordsExport + fuzzing + coreTests
        + benchmarkScene
        + benchmarks
)
