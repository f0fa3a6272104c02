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

    /// What it cannot be without, by path.
    var files: [(template: ProjectTemplates.Name, path: String)] {
        let sources = AppSettings(name: name.text).sources
        let entryPoint = settings.kit.entryPoint
        return [
            (.app, Project.appFileName), (.package, "Package.swift"),
            (.compositionRoot, "\(sources)/CompositionRoot.swift"),
            (.entryPoint(of: settings.kit), "\(sources)/\(entryPoint.file)"),
        ]
    }

    /// What to do next.
    var remark: String {
        let steps = settings.kit.firstSteps.split(separator: "{sources}", omittingEmptySubsequences: false)
        return "Started the app '\(name.text)': \(steps.joined(separator: AppSettings(name: name.text).sources))"
    }
}
