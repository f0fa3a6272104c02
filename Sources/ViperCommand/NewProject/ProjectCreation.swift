import Diagnostics
import SwiftSource
import TemplateEngine
import ViperGeneration
import ViperModel

/// The files that are added to a folder so that it can contain modules.
struct ProjectCreation: Sendable {
    /// The created files.
    private(set) var files: [RenderedFile] = []
    /// The changes that append lines to existing files.
    private(set) var extensions: [FileChange] = []
    /// The notes for the user.
    private(set) var remarks: [String] = []
    /// `App.viper`, if it exists.
    let app: AppFile?
    /// The templates of new projects and modules.
    let templates: ProjectTemplates

    /// Creates the files that `new` adds. `target` is the value of `--target`.
    init(
        of project: Project, target: String?, settings: NewProjectSettings, compile: @escaping TemplateCompiler
    ) throws(CommandFailure) {
        app = try project.appFile().map {
            AppFile($0, defaultName: TargetName(folder: project.folderName).text, rules: { Rule.known })
        }
        if let existing = app?.settings {
            templates = try ProjectTemplates(of: project, in: existing.templates, compile: compile)
            try addToApp(existing, in: project)
            return
        }
        try project.checkThatAppCanBeCreated()
        templates = try ProjectTemplates(of: project, compile: compile)
        if let xcode = try XcodeProjectDetection(in: project, target: target) {
            var settings = settings
            settings.xcode = xcode
            settings.appTypes = try project.freeAppTypes(in: xcode.sources, of: xcode.name.text)
            try add(.app, at: Project.appFileName, ProjectTemplates.Context(name: xcode.name.text, starting: settings))
            remarks += [xcode.remark, XcodeProjectDetection.mergeRemark]
            try addGitAttributes(to: project, hasXcodeProject: true)
        } else {
            try beginInFolder(of: project, target: target, settings)
        }
    }

    /// Adds a package to a folder with `App.viper` if the folder contains no sources yet.
    private mutating func addToApp(_ settings: AppSettings, in project: Project) throws(CommandFailure) {
        let outer = try EnclosingPackage(project)
        if try project.holdsNoSources(), outer == nil, settings.usesDefaultFolders {
            try addPackage(ProjectTemplates.Context(settings), to: project)
        } else {
            remarks += [try project.remarkOnXcode(settings)].compactMap(\.self)
        }
    }

    /// Adds `App.viper`, and a package if the folder contains no sources yet. Does not add an Xcode project.
    private mutating func beginInFolder(
        of project: Project, target: String?, _ settings: NewProjectSettings
    ) throws(CommandFailure) {
        let packageText = try project.file(at: "Package.swift").map { $0.text(0..<$0.bytes.count) }
        let outer = try EnclosingPackage(project)
        let isEmpty = try project.holdsNoSources() && outer == nil
        let name =
            if let target { try TargetName(option: target) } else if let outer { outer.target } else {
                try Self.target(of: project, in: packageText.map(PackageManifest.init))
            }
        var settings = settings
        settings.folders = packageText.map { PackageManifest($0).folders(of: name.text) } ?? (nil, nil)
        let usual = AppSettings(name: name.text)
        if settings.folders?.sources == nil { settings.folders?.sources = try project.otherSpelling(of: usual.sources) }
        if settings.folders?.testing == nil { settings.folders?.testing = try project.otherSpelling(of: usual.testing) }
        settings.compiler = (packageText ?? outer?.manifest).map { PackageManifest($0).compilerSettings(of: name.text) }
        settings.appTypes = try project.freeAppTypes(
            in: settings.folders?.sources ?? AppSettings(name: name.text).sources, of: name.text)
        let context = ProjectTemplates.Context(name: name.text, starting: settings)
        try add(.app, at: Project.appFileName, context)
        if isEmpty {
            try addPackage(context, to: project)
        } else if let text = packageText ?? outer?.manifest, !text.contains("\(name.text)Tests") {
            remarks.append("Package.swift has no test target '\(name.text)Tests' yet; add it, and the tests will run.")
        } else if packageText == nil, outer == nil, !(try project.holds(".xcodeproj", ".xcworkspace")) {
            remarks.append(
                "No Package.swift was created, because the folder is not empty. Add the new files to the project that builds "
                    + "them, or start in an empty folder.")
        }
        try addGitAttributes(to: project)
    }

    /// Creates the files that `init` adds, except the specs.
    init(of app: NewApp, in project: Project, compile: @escaping TemplateCompiler) throws(CommandFailure) {
        self.app = nil
        templates = try ProjectTemplates(of: project, compile: compile)
        if let file = try project.appFile() {
            let isOfXcode = AppFile(file, defaultName: "App", rules: { Rule.known }).settings.xcode != nil
            let other =
                isOfXcode
                ? "That app is for one target of the Xcode project." : "For another app, use its folder with --path."
            throw .invalid(
                "An app already exists: '\(printable(project.path(Project.appFileName)))'. Add modules to it with "
                    + "'viper-gen new NAME'. \(other)")
        }
        try project.checkThatAppCanBeCreated()
        for (template, path) in app.files {
            if try project.has(path) {
                throw .invalid(
                    "'\(path)' already exists and is never overwritten. Use an empty folder with --path, or add modules to "
                        + "this one with 'viper-gen new NAME'.")
            }
            try add(template, at: path, app.context)
        }
        for (template, path) in [(ProjectTemplates.Name.swiftFormat, ".swift-format"), (.gitIgnore, ".gitignore")]
        where app.settings.xcode == nil {
            if try !project.has(path) { try add(template, at: path, app.context) }
        }
        let hasXcodeProject = app.settings.xcode != nil || app.files.contains { $0.template == .xcodeProject }
        try addGitAttributes(to: project, hasXcodeProject: hasXcodeProject)
        remarks.append(app.remark)
    }

    private mutating func addPackage(
        _ context: ProjectTemplates.Context, to project: Project
    ) throws(CommandFailure) {
        try add(.package, at: "Package.swift", context)
        try add(.swiftFormat, at: ".swift-format", context)
        try add(.gitIgnore, at: ".gitignore", context)
        remarks.append("Started a package with the target '\(context.name)': `swift test` builds and tests it.")
        if app != nil { try addGitAttributes(to: project) }
    }

    private mutating func add(
        _ template: ProjectTemplates.Name, at path: String, _ context: ProjectTemplates.Context
    ) throws(CommandFailure) {
        files.append(RenderedFile(path: path, owner: .yours, bytes: try templates.text(template, context)))
    }

    /// Adds `.gitattributes`, or appends to it, so that git does not merge generated files line by line.
    private mutating func addGitAttributes(
        to project: Project, hasXcodeProject: Bool = false
    ) throws(CommandFailure) {
        let path = ".gitattributes"
        let context = ProjectTemplates.Context(name: "", hasXcodeProject: hasXcodeProject)
        let lines = try templates.text(.gitAttributes, context)
        guard let existing = try project.file(at: path) else {
            files.append(RenderedFile(path: path, owner: .yours, bytes: lines))
            return
        }
        let text = existing.text(0..<existing.bytes.count)
        guard !text.contains("*.generated.swift") else { return }
        let separator: [UInt8] = existing.bytes.isEmpty || existing.bytes.last == 0x0A ? [] : [0x0A]
        extensions.append(FileChange(path: path, old: existing.bytes, new: existing.bytes + separator + lines))
    }

    /// Returns the name of the package's target. If there is no package, or it has no target, returns a name derived
    /// from the folder.
    private static func target(
        of project: Project, in package: PackageManifest?
    ) throws(CommandFailure) -> TargetName {
        guard let package else { return TargetName(folder: project.folderName) }
        let known = package.targets.filter { !$0.isTest }
        // By default, SwiftPM has one folder in `Sources` for each target.
        let defaultFolders = try project.folders(in: "Sources").filter { name in
            !known.contains { $0.name == name || "Sources/\(name)".isBelow($0.path) }
        }
        let named = defaultFolders.map { folder in
            package.names.first { $0.lowercased() == folder.lowercased() } ?? folder
        }
        let targets = named + known.map(\.name)
        if targets.count > 1 {
            let names = targets.map { "'\(printable($0))'" }.joined(separator: ", ")
            throw .invalid("The package has several targets. Choose one with --target: \(names).")
        }
        if let only = targets.first, let name = TargetName(given: only) { return name }
        return TargetName(folder: project.folderName)
    }
}

extension Project {
    /// Returns the path with upper and lower case as in the names of the folders on disk.
    func spelledAsOnDisk(_ path: String) throws(CommandFailure) -> String {
        var spelled = ""
        for part in path.split(separator: "/").map(String.init) {
            let names = try folders(in: spelled)
            let same = names.filter { $0.lowercased() == part.lowercased() }
            spelled = spelled.child(same.count == 1 && !names.contains(part) ? same[0] : part)
        }
        return spelled
    }

    /// Returns the path as it is spelled on disk; nil if the spelling is the same.
    fileprivate func otherSpelling(of path: String) throws(CommandFailure) -> String? {
        let spelled = try spelledAsOnDisk(path)
        return spelled == path ? nil : spelled
    }

    /// Returns other names for app-wide generated types, such as `AppDependencies`, if the app's own types already have
    /// the default names.
    func freeAppTypes(in folder: String, of target: String) throws(CommandFailure) -> [Naming.AppType: String] {
        let types = try handWritten(at: paths(in: folder, endingIn: ".swift")).map { file in
            OutlineParser.read(file).outline.declarations.filter { $0.kind != .extension && !$0.isPrivate }.map(
                \.name.name)
        }
        return Naming.freeAppTypes(besides: Set(types.joined()), target: target)
    }
}

extension TargetName {
    /// Parses the value of `--target`.
    fileprivate init(option text: String) throws(CommandFailure) {
        guard let name = TargetName(given: text) else {
            throw .invalid(
                "'\(text)' cannot be the name of a target. With '--target', pass another name of ASCII letters, digits "
                    + "and '_'.")
        }
        self = name
    }
}

extension Project {
    /// Returns a note about an Xcode project that viper-gen does not update; nil if there is none, or if a package
    /// builds the app.
    func remarkOnXcode(_ settings: AppSettings) throws(CommandFailure) -> String? {
        guard settings.xcode == nil, try holds(".xcodeproj"), try !has("Package.swift") else { return nil }
        return "Found an Xcode project. Add 'project \"NAME.xcodeproj\"' to App.viper to keep it up to date."
    }

    fileprivate func has(_ relative: String) throws(CommandFailure) -> Bool { try entry(at: relative) != nil }

    /// Returns whether the folder contains an item whose name has one of these suffixes.
    fileprivate func holds(_ suffixes: String...) throws(CommandFailure) -> Bool {
        try namesOfRoot().contains { suffixes.contains(where: $0.hasSuffix) }
    }
}

extension AppSettings {
    /// Whether the folders are the defaults of SwiftPM.
    fileprivate var usesDefaultFolders: Bool {
        sources == "Sources/\(target)" && testing == "Tests/\(target)Tests"
    }
}
