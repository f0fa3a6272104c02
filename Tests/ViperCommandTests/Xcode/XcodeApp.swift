import TestSupport
import XcodeProject

/// The folder of an app whose Xcode project is one of the cases, with the files that it names.
struct XcodeApp {
    static let path = "Shop.xcodeproj/project.pbxproj"
    let disk: MemoryFileSystem

    init(_ name: String = "classic") {
        disk = MemoryFileSystem(files: [Self.path: ProjectCase(name).project])
        for path in [
            "Shop/AppDelegate.swift", "Shop/SceneDelegate.swift", "Shop/Cart/CartPresenter.swift",
            "ShopTests/ShopTests.swift", "ShopTests/CartTests.swift",
        ] { disk.add(path, "import Foundation\n") }
    }

    init(on disk: MemoryFileSystem) { self.disk = disk }

    var text: String { disk.text(Self.path) ?? "" }

    /// The project without what its navigator lists beside Swift: App.viper, and the folder of specs.
    var textWithoutSpecs: String {
        text.replacing(#/\s*\w{24} \/\* Specs \*\/ = \{[^}]*\};/#, with: "")
            .replacing(#/\n[^\n]*\/\* (Specs|App\.viper) \*\/[^\n]*/#, with: "")
            .replacing("/* Begin PBXFileReference section */\n/* End PBXFileReference section */\n\n", with: "")
    }

    /// The app and its tests, as the project has them now.
    var project: XcodeProject { get throws { try XcodeProject(Array(text.utf8)) } }

    /// The Swift files on the disk that their target does not compile, and how many more the project names than there are.
    var differences: [String] {
        get throws {
            let project = try project
            let files = disk.files.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Other/") }
            let missing = files.filter { path in
                let name = path.hasPrefix("ShopTests/") ? "ShopTests" : "Shop"
                return !project.targets.contains { $0.name == name && project.membership(of: path, in: $0) == .member }
            }
            let named = text.split(separator: "\n").count { $0.contains("lastKnownFileType = sourcecode.swift;") }
            return missing + (named > files.count ? ["\(named - files.count) too many"] : [])
        }
    }
}
