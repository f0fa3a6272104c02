// swift-tools-version: 6.1
import PackageDescription

/// The apps of five articles on VIPER, and a wallet. Each folder is a project of viper-gen, with an `App.viper`.
let apps = ["Todo", "Login", "Listing", "ReactiveTodo", "Upcoming", "Wallet"]

let package = Package(
    name: "Gallery",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "gallery", targets: ["gallery"])
    ],
    targets: [
        .executableTarget(
            name: "gallery", dependencies: ["Common"] + apps.map { .target(name: $0) }, path: "Main"
        ),
        // Code that the apps share: a console and dates.
        .target(name: "Common", path: "Common/Sources"),
        .target(name: "CommonTesting", dependencies: ["Common"], path: "Common/Testing"),
        .testTarget(name: "CommonTests", dependencies: ["Common"], path: "Common/Tests"),
    ] + apps.flatMap(project),
    swiftLanguageModes: [.v6]
)

@MainActor
func project(_ name: String) -> [Target] {
    [
        .target(name: name, dependencies: ["Common"], path: "\(name)/Sources"),
        .testTarget(
            name: "\(name)Tests", dependencies: [.target(name: name), "Common", "CommonTesting"],
            path: "\(name)/Tests"),
    ]
}
