import ViperModel

/// The settings of a new project that cannot be changed easily afterwards, because user-owned files depend on them.
struct NewProjectSettings: Sendable {
    var kit = Kit.uikit
    var style = AppSettings.Style.classes
    var scheme = Naming.Scheme.protocols
    var tests = TestFramework.swiftTesting
    /// The language mode given on the command line.
    var givenSwift: AppSettings.SwiftMode?
    /// The existing Xcode project; nil if there is none.
    var xcode: XcodeProjectDetection?
    /// The folders of the target and its tests in the existing package, if it specifies them.
    var folders: (sources: String?, testing: String?)?

    /// The compiler settings of the target in the existing package.
    var compiler: CompilerSettings?

    var swift: AppSettings.SwiftMode { givenSwift ?? (xcode?.compiler ?? compiler)?.mode ?? .six }

    /// Other names for app-wide generated types, such as `AppDependencies`, if the app's own types already have the
    /// default names.
    var appTypes: [Naming.AppType: String] = [:]

    var naming: Naming {
        var naming = Naming(scheme)
        naming.appTypes = appTypes
        return naming
    }

    /// Returns the name of the Xcode project to create for an app. Nil if a project exists, or if the kit does not run
    /// on iOS.
    func ownProject(of app: String) -> String? { kit.hasXcodeProject && xcode == nil ? "\(app).xcodeproj" : nil }

    /// Returns the lines of `App.viper`: the kit, and all settings that differ from their defaults. `root` is the
    /// module that is opened first.
    func lines(of name: String, root: ModuleName?) -> [String] {
        let defaults = NewProjectSettings()
        var settings = [("ui", kit.name)]
        if let root { settings.insert(("root", root.text), at: 0) }
        if style != defaults.style { settings.append(("style", style.rawValue)) }
        if !appTypes.isEmpty {
            settings.append(("naming", "\(scheme.rawValue) { \(naming.linesOfAppTypes.joined(separator: "; ")) }"))
        } else if scheme != defaults.scheme {
            settings.append(("naming", scheme.rawValue))
        }
        if tests != defaults.tests { settings.append(("tests", tests.rawValue)) }
        if swift != defaults.swift { settings.append(("swift", swift.rawValue)) }
        if xcode != nil, kit.hasXcodeProject { settings.append(("platforms", AppSettings.Platforms.apple.rawValue)) }
        settings += xcode?.settings.map { ($0.name, $0.value) } ?? []
        if let folder = folders?.sources { settings.append(("sources", folder.quoted)) }
        if let folder = folders?.testing { settings.append(("testing", folder.quoted)) }
        if root != nil, let project = ownProject(of: name) { settings.append(("project", "\"\(project)\"")) }
        let width = settings.map(\.0.count).max() ?? 0
        return settings.map { name, value in "\(name.padded(to: width)) \(value)" }
    }
}

extension ProjectTemplates.Context {
    /// Creates the template data of a new project. `root` is the module that is opened first.
    init(name: String, starting settings: NewProjectSettings, root: ModuleName? = nil) {
        self.init(name: name, kit: settings.kit, swift: settings.swift, naming: settings.naming)
        self.settings = settings.lines(of: name, root: root)
        self.root = root?.text ?? ""
    }

    /// Creates the template data of a project that has an `App.viper`.
    init(_ settings: AppSettings) {
        self.init(name: settings.target, kit: settings.kit, swift: settings.swift, naming: settings.naming)
    }
}

extension Option {
    fileprivate static let ui = Option.value(
        "ui", "kit", .choice(Kit.builtIn.map(\.name)),
        help: "UI kit of a new project. (default: uikit)")
    fileprivate static let style = Option.value(
        "style", "style", .choice(AppSettings.Style.allCases.map(\.rawValue)),
        help: "Module style of a new project. (default: classes)")
    fileprivate static let naming = Option.value(
        "naming", "scheme", .choice(Naming.Scheme.allCases.map(\.rawValue)),
        help: "Naming scheme of a new project. (default: protocols)")
    fileprivate static let tests = Option.value(
        "tests", "framework", .choice(TestFramework.allCases.map(\.rawValue)),
        help: "Test framework of a new project. (default: swiftTesting)")
    fileprivate static let swift = Option.value(
        "swift", "mode", .choice(AppSettings.SwiftMode.allCases.map(\.rawValue)),
        help: "Swift language mode of a new project. (default: 6)")
}

extension [Option] {
    /// The options for new projects.
    static let starting: [Option] = [.ui, .style, .naming, .tests, .swift]
}

extension NewProjectSettings {
    /// Creates the settings from options on the command line. Settings without an option keep their defaults.
    init(_ arguments: ParsedArguments) {
        self.init()
        if let kit = arguments.value(of: .ui).map(Kit.init(named:)) { self.kit = kit }
        if let style = arguments.value(of: .style).flatMap(AppSettings.Style.init) { self.style = style }
        if let scheme = arguments.value(of: .naming).flatMap(Naming.Scheme.init) { self.scheme = scheme }
        if let tests = arguments.value(of: .tests).flatMap(TestFramework.init) { self.tests = tests }
        if let swift = arguments.value(of: .swift).flatMap(AppSettings.SwiftMode.init) { givenSwift = swift }
    }
}
