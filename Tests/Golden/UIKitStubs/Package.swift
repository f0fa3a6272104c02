// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "UIKitStubs",
    products: [.library(name: "UIKitStubs", targets: ["UIKit", "_Testing_UIKit"])],
    targets: [.target(name: "UIKit"), .target(name: "_Testing_UIKit")],
    swiftLanguageModes: [.v6]
)
