import ViperModel

/// A new app that `viper-gen init` creates.
struct NewApp: Sendable {
    let name: TargetName
    let settings: NewProjectSettings
    /// The module that is opened first.
    let root: ModuleName

    var context: ProjectTemplates.Context {
        var context = ProjectTemplates.Context(name: name.text, starting: settings, root: root)
        context.isExecutable = settings.kit.isProgram
        context.hasXcodeProject = settings.ownProject(of: name.text) != nil
        return context
    }

    /// The files that are required to build the app, each with its template and path.
    var files: [(template: ProjectTemplates.Name, path: String)] {
        let common: [(ProjectTemplates.Name, String)] = [
            (.app, Project.appFileName), (.compositionRoot, "\(sources)/CompositionRoot.swift"),
        ]
        if settings.xcode != nil { return common }
        let entryPoints = settings.kit.entryPoints.map {
            (ProjectTemplates.Name(path: $0.template), "\(sources)/\($0.file)")
        }
        return common + [(.package, "Package.swift")] + entryPoints + xcodeFiles
    }

    /// The files of a new Xcode project: the project, its scheme, and an asset catalog for the icon and the accent
    /// color.
    private var xcodeFiles: [(ProjectTemplates.Name, String)] {
        guard let project = settings.ownProject(of: name.text) else { return [] }
        return [
            (.xcodeProject, XcodeFile.textPath(of: project)),
            (.xcodeScheme, "\(project)/xcshareddata/xcschemes/\(name.text).xcscheme"),
            (.assets, "\(sources)/Assets.xcassets/Contents.json"),
            (.appIcon, "\(sources)/Assets.xcassets/AppIcon.appiconset/Contents.json"),
            (.accentColor, "\(sources)/Assets.xcassets/AccentColor.colorset/Contents.json"),
        ]
    }

    private var sources: String { settings.xcode?.sources ?? AppSettings(name: name.text).sources }

    /// The note that tells the user what to do next.
    var remark: String {
        if let xcode = settings.xcode {
            let opened = "\(settings.naming.destination(root.text))().\(settings.naming.build)"
            return "\(xcode.remark) Where the app starts, show the result of '\(opened)(CompositionRoot())'."
        }
        return "Started the app '\(name.text)': \(settings.kit.firstSteps.replacing("{name}", with: name.text))"
    }
}
