// swift-tools-version: 6.2
import PackageDescription

// The page's side of the fair: Embedded Swift for the browser, with exported functions instead of a
// screen.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Settings for modules that declare their imports from and exports to the page.
let boundary = strict + [.enableExperimentalFeature("Extern")]

/// A library of the fair.
func fair(_ name: String) -> Target.Dependency { .product(name: name, package: "funfair") }

let package = Package(
    name: "funfair-web",
    dependencies: [.package(name: "funfair", path: "..")],
    targets: [
        .target(name: "WebMemory", swiftSettings: boundary),
        .executableTarget(
            name: "FunfairWeb",
            dependencies: [
                fair("Arcade"), fair("Funfair"), fair("HouseWire"), fair("Phrases"),
                fair("Roulette"),
                "WebMemory",
            ],
            swiftSettings: boundary),
        .executableTarget(
            name: "SoundWeb", dependencies: [fair("Arcade"), fair("Sound"), "WebMemory"],
            swiftSettings: boundary),
        .executableTarget(
            name: "BreakoutBenchmarkWeb", dependencies: [fair("BreakoutScene"), "WebMemory"],
            path: "Benchmarks/BreakoutBenchmarkWeb", swiftSettings: boundary),
    ]
)
