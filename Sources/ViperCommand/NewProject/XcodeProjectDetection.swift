import Diagnostics
import ViperModel
import XcodeProject

/// The settings that a new project gets from an existing Xcode project.
struct XcodeProjectDetection: Sendable {
    /// The name of the project: `Shop.xcodeproj`.
    let project: String
    /// The name of the target; nil if the name of its Swift module identifies the target.
    let target: String?
    let name: TargetName
    let sources: String
    let testing: String
    /// The compiler settings of the target.
    let compiler: CompilerSettings
    /// Whether the target is an app extension, which has no window of its own.
    let isExtension: Bool

    /// Finds the Xcode project and its target: the target named by `--target`, or the only app. Returns nil if there is
    /// no Xcode project, or if there is a package.
    init?(in project: Project, target given: String?) throws(CommandFailure) {
        guard try project.file(at: "Package.swift") == nil, let found = try project.xcodeProject() else { return nil }
        let target = try found.project.app(given)
        let meant = found.project.targets.filter {
            $0.product != .unitTests && ($0.module == target.module || $0.name == target.module)
        }
        guard let name = TargetName(given: target.module) else {
            throw .invalid(
                "Tests cannot import module '\(target.module)' of target '\(target.name)'. In the target's build settings, set "
                    + "the product module name to an identifier of ASCII letters.")
        }
        self.name = name
        self.project = found.name
        self.target = meant.count > 1 ? target.name : nil
        let tests = found.project.testTarget(of: target)
        let folder = found.project.sourceFolder(of: target).flatMap { InvalidPathReason($0) == nil ? $0 : nil }
        let sources = if let folder { folder } else { try project.spelledAsOnDisk(target.name) }
        let testFolders = [tests.flatMap(found.project.sourceFolder), tests?.name, "\(target.name)Tests"]
        self.sources = sources
        let apart = testFolders.compactMap(\.self).first { InvalidPathReason($0) == nil && !$0.overlaps(sources) }
        testing = try project.spelledAsOnDisk(apart ?? "\(name.text)Tests")
        compiler = CompilerSettings(target)
        isExtension = target.product == .appExtension
    }

    /// The note about the target and its folders.
    var remark: String {
        let found =
            "Files of target '\(target ?? name.text)' of '\(project)' are in '\(sources)', its tests in '\(testing)'."
        guard isExtension else { return found }
        return found + " The target is an app extension without its own window; its principal class shows the screens."
    }

    /// The note about the git merge driver in `.gitattributes`.
    static let mergeRemark =
        "Run once in each clone, to let git merge the project: git config merge.viper-gen.driver \"viper-gen merge %O %A %B\""

    /// The settings in `App.viper`.
    var settings: [(name: String, value: String)] {
        let project = [self.project, target].compactMap(\.self).map(\.quoted).joined(separator: ", ")
        return [("project", project), ("sources", sources.quoted), ("testing", testing.quoted)]
    }
}

extension XcodeProject {
    /// Returns the target named `given`, or the only target that builds the Swift module `given`. If `given` is nil,
    /// returns the only app. If it is nil and the project has no apps, returns the only target.
    func app(_ given: String?) throws(CommandFailure) -> ProjectTarget {
        let all = targets.filter { $0.product != .unitTests && $0.product != .uiTests }
        let names = all.map { "'\(printable($0.name))'" }.joined(separator: ", ")
        if let given {
            if let target = all.first(where: { $0.name == given }) { return target }
            let makers = all.filter { $0.module == given }
            if let target = makers.first, makers.count == 1 { return target }
            let reason =
                targets.contains { $0.name == given }
                ? "Target '\(given)' builds tests, which contain no modules. Other targets: \(names)."
                : "The Xcode project has no target '\(given)'. Targets: \(names)."
            throw .invalid(reason)
        }
        let apps = all.filter { $0.product == .app }
        let candidates = apps.isEmpty ? all : apps
        if let target = candidates.first, candidates.count == 1 { return target }
        throw .invalid(
            candidates.isEmpty
                ? "The Xcode project has no target. Add one in Xcode."
                : "The Xcode project has several targets. Choose one with --target: \(names).")
    }
}

extension Project {
    /// Returns the Xcode project in the folder; nil if there is none. Throws if there are several.
    fileprivate func xcodeProject() throws(CommandFailure) -> (name: String, project: XcodeProject)? {
        var files: [(name: String, file: SourceFile)] = []
        for name in try namesOfRoot() where name.hasSuffix(".xcodeproj") {
            if let file = try file(at: XcodeFile.textPath(of: name)) { files.append((name, file)) }
        }
        guard let (name, file) = files.first else { return nil }
        if files.count > 1 {
            throw .invalid(
                "Several Xcode projects found. Create an App.viper that names one: "
                    + "'app Name { project \"\(printable(name))\" }'.")
        }
        switch try xcodeProject(file) {
        case .success(let xcode): return (name, xcode)
        case .failure(let problem): throw .invalidInput([.of(problem)])
        }
    }
}

extension String {
    /// The text as a string literal in `App.viper`.
    var quoted: String { "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
}
