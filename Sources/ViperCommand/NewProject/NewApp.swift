import ViperModel

/// An app to be, as `init` starts it.
struct NewApp: Sendable {
    let name: TargetName
    let settings: StartSettings
    /// The module that is opened first.
    let root: ModuleName

    /// What its templates see.
    var context: ProjectTemplates.Context {
        var context = ProjectTemplates.Context(name: name.text, starting: settings, root: root)
        context.isExecutable = settings.kit.isProgram
        return context
    }

    /// The files without which it cannot be built: the template of each, and its path.
    var files: [(template: ProjectTemplates.Name, path: String)] {
        if settings.xcode != nil {
            return [(.app, Project.appFileName), (.compositionRoot, "\(sources)/CompositionRoot.swift")]
        }
        let entryPoint = settings.kit.entryPoint
        return [
            (.app, Project.appFileName), (.package, "Package.swift"),
            (.compositionRoot, "\(sources)/CompositionRoot.swift"),
            (.entryPoint(of: settings.kit), "\(sources)/\(entryPoint.file)"),
        ]
    }

    /// The folder of its sources.
    private var sources: String { settings.xcode?.sources ?? AppSettings(name: name.text).sources }

    /// What to do next.
    var remark: String {
        if let xcode = settings.xcode {
            let opened = "\(settings.naming.destination(root.text))().\(settings.naming.build)"
            return "\(xcode.remark) Where the app starts, show what '\(opened)(CompositionRoot())' makes."
        }
        return "Started the app '\(name.text)': \(settings.kit.firstSteps.replacing("{sources}", with: sources))"
    }
}
