// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "SwiftUIStandIn",
    platforms: [.macOS(.v14)],
    products: [.library(name: "SwiftUIStandIn", targets: ["SwiftUI"])],
    targets: [.target(name: "SwiftUI")],
    swiftLanguageModes: [.v6]
)
