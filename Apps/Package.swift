// swift-tools-version: 6.2
import PackageDescription

// The app on a machine without Apple's frameworks: Declarations/ stands in for them, and the tests walk
// the app's own views. Xcode uses Funfair.xcodeproj instead.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The frameworks that the app imports, each with the ones it imports itself.
let frameworks: [(name: String, imports: [String])] = [
    ("AVFoundation", []),
    ("CoreGraphics", []),
    ("CoreMotion", []),
    ("CoreTransferable", ["UniformTypeIdentifiers"]),
    ("GameController", []),
    ("GameKit", ["UIKit"]),
    ("Network", []),
    ("SwiftUI", ["CoreGraphics", "CoreTransferable", "UIKit", "UniformTypeIdentifiers"]),
    ("UIKit", ["CoreGraphics"]),
    ("UniformTypeIdentifiers", []),
]
/// Swift Testing has an addition for the real CoreGraphics, which isn't there.
let testing =
    strict + [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    ]
let all = frameworks.map { Target.Dependency(stringLiteral: $0.name) }
let face = Target.Dependency.product(name: "FunfairFace", package: "funfair")

let package = Package(
    name: "funfair-app",
    dependencies: [.package(name: "funfair", path: "..")],
    targets: frameworks.map { framework in
        .target(
            name: framework.name,
            dependencies: framework.imports.map { Target.Dependency(stringLiteral: $0) },
            path: "Declarations/\(framework.name)", swiftSettings: strict)
    } + [
        .executableTarget(
            name: "FunfairApp", dependencies: all + [face], path: "Funfair",
            exclude: ["Resources"], swiftSettings: strict),
        .testTarget(
            name: "FunfairAppTests", dependencies: [face, "FunfairApp"], path: "FunfairTests",
            swiftSettings: testing),
        .testTarget(
            name: "WalkTests", dependencies: all + [face, "FunfairApp"], path: "WalkTests",
            exclude: ["Outlines"], swiftSettings: testing),
    ]
)
