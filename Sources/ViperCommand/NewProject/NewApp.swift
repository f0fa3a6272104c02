import ViperModel

/// An app to be, as `init` starts it.
struct NewApp: Sendable {
    let name: TargetName
    let settings: StartSettings
    /// The module that is opened first.
    let root: ModuleName

    /// Whether the package is a program. An app with UIKit is one only in Xcode, where a target of its own takes the sources;
    /// one with SwiftUI is one on a Mac as well.
    private var isExecutable: Bool {
        switch settings.kit {
        case .swiftui, .terminal, .none, .own: true
        case .uikit: false
        }
    }

    /// What its templates see.
    var context: ProjectTemplates.Context {
        var context = ProjectTemplates.Context(name: name.text, starting: settings, root: root)
        context.isExecutable = isExecutable
        return context
    }

    /// What it cannot be without, by path.
    var files: [(template: ProjectTemplates.Name, path: String)] {
        let sources = AppSettings(name: name.text).sources
        let entryPoint: (ProjectTemplates.Name, String) =
            switch settings.kit {
            case .terminal: (.terminalMain, "Main.swift")
            case .none, .own: (.main, "Main.swift")
            case .swiftui: (.swiftUIMain, "Main.swift")
            case .uikit: (.sceneDelegate, "SceneDelegate.swift")
            }
        return [
            (.app, Project.appFileName), (.package, "Package.swift"),
            (.compositionRoot, "\(sources)/CompositionRoot.swift"), (entryPoint.0, "\(sources)/\(entryPoint.1)"),
        ]
    }

    /// What to do next.
    var remark: String {
        let started = "Started the app '\(name.text)':"
        let inXcode = "`swift test` tests it. In Xcode, an app target takes Sources/\(name.text)"
        return switch settings.kit {
        case .terminal, .none, .own: "\(started) `swift run` runs it, `swift test` tests it."
        case .swiftui: "\(started) `swift run` runs it on a Mac, \(inXcode)."
        case .uikit: "\(started) \(inXcode), and its Info.plist names SceneDelegate."
        }
    }
}
