import ViperModel

/// The settings that a project starts with: those on which files depend that are a person's own after the first write, and so
/// are better chosen before it.
struct StartSettings: Sendable {
    var kit = Kit.uikit
    var style = AppSettings.Style.classes
    var scheme = Naming.Scheme.protocols
    var tests = TestFramework.swiftTesting
    /// What was said of the language mode; nil where nothing was.
    var givenSwift: AppSettings.SwiftMode?
    /// The Xcode project in whose folder the project starts.
    var xcode: XcodeStart?
    /// Where the target and its tests stand by the package in whose folder the project starts, where it says so.
    var folders: (sources: String?, testing: String?)?

    /// How the compiler takes the target of the package in whose folder the project starts.
    var compiler: CompilerSettings?

    var swift: AppSettings.SwiftMode { givenSwift ?? (xcode?.compiler ?? compiler)?.mode ?? .six }

    /// The names of what an app has once, where its own Swift has types of the usual names.
    var appTypes: [Naming.AppType: String] = [:]

    var naming: Naming {
        var naming = Naming(scheme)
        naming.appTypes = appTypes
        return naming
    }

    /// The Xcode project that an app of that name gets; nil where it is there already, or the app does not run on iOS.
    func ownProject(of app: String) -> String? { kit.hasXcodeProject && xcode == nil ? "\(app).xcodeproj" : nil }

    /// As `App.viper` has them, a line each: the kit, and what is not the default. `root` is the module that an app opens first.
    func lines(of name: String, root: ModuleName?) -> [String] {
        let defaults = StartSettings()
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
        settings += xcode?.settings.map { ($0.name, $0.value) } ?? []
        if let folder = folders?.sources { settings.append(("sources", folder.quoted)) }
        if let folder = folders?.testing { settings.append(("testing", folder.quoted)) }
        if root != nil, let project = ownProject(of: name) { settings.append(("project", "\"\(project)\"")) }
        let width = settings.map(\.0.count).max() ?? 0
        return settings.map { name, value in "\(name.padded(to: width)) \(value)" }
    }
}

extension ProjectTemplates.Context {
    /// Of a project that starts with `settings`; `root` is the module that an app opens first.
    init(name: String, starting settings: StartSettings, root: ModuleName? = nil) {
        self.init(name: name, kit: settings.kit, swift: settings.swift, naming: settings.naming)
        self.settings = settings.lines(of: name, root: root)
        self.root = root?.text ?? ""
    }

    /// Of a project whose `App.viper` is there already.
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
    /// What a project is started with.
    static let starting: [Option] = [.ui, .style, .naming, .tests, .swift]
}

extension StartSettings {
    /// What was said of a new project; the rest keeps its default.
    init(_ arguments: ParsedArguments) {
        self.init()
        if let kit = arguments.value(of: .ui).map(Kit.init(named:)) { self.kit = kit }
        if let style = arguments.value(of: .style).flatMap(AppSettings.Style.init) { self.style = style }
        if let scheme = arguments.value(of: .naming).flatMap(Naming.Scheme.init) { self.scheme = scheme }
        if let tests = arguments.value(of: .tests).flatMap(TestFramework.init) { self.tests = tests }
        if let swift = arguments.value(of: .swift).flatMap(AppSettings.SwiftMode.init) { givenSwift = swift }
    }
}
