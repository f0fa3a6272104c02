// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Todo",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "todo", targets: ["Todo"])
    ],
    targets: [
        .executableTarget(name: "Todo"),
        .testTarget(name: "TodoTests", dependencies: ["Todo"]),
    ],
    swiftLanguageModes: [.v6]
)
