import Diagnostics
import ViperGeneration
import ViperModel

extension Command {
    static let new = Command(
        "new", abstract: "Add modules: create a spec for each and generate its files.",
        discussion: """
            Creates Specs/NAME.viper, a small working spec, and generates the module. With the name 'Staking/Rewards', \
            creates Specs/Staking/Rewards.viper, and Swift files in a folder Staking/Rewards of the app and of the \
            tests. If all other modules share a folder, 'new NAME' adds the module to that folder; 'new ./NAME' adds \
            it outside of all folders. If the spec already exists, uses it unchanged.

            If there is no App.viper, creates one. If the folder has nothing to build yet, also creates a Swift \
            package, in which 'swift test' passes. If the folder has an Xcode project, adds the files to the folders \
            of the app target and the test target, and to the project.
            """,
        operands: [Operand("name", .atLeastOne, help: "Module name, such as TodoList or Staking/Rewards.")],
        options: [.spec, .target] + .starting + .writing,
        action: .run { arguments, session throws(CommandFailure) in
            let project = try Project.located(in: session)
            return try project.whileLocked(in: session, makesFolder: true) { (project) throws(CommandFailure) in
                var modules = try NewModules(arguments, project, session)
                return try modules.run()
            }
        })
}

extension Option {
    fileprivate static let spec = Option.value(
        "spec", "file", .file, help: "Copy this spec instead of the default spec.")
    static let target = Option.value(
        "target", "name",
        help:
            "Target name of a new project. (default: the only target of the package or Xcode project, else the folder name)"
    )
}

extension AppSettings {
    /// Throws if `--target` is not the target of this `App.viper`.
    func expect(target name: String) throws(CommandFailure) {
        let own = xcode?.target ?? target
        if name == own { return }
        let advice =
            xcode == nil
            ? "Another target needs its own App.viper. \(Project.wayToTargetOfItsOwn(name))"
            : "An App.viper is for one target of an Xcode project; modules of other targets are not changed."
        throw .invalid("App.viper belongs to target '\(own)', not '\(name)'. " + advice)
    }
}

/// A run of `new`.
private struct NewModules {
    private var names: [ModuleName]
    private let spec: SourceFile?
    private let target: String?
    private let startSettings: NewProjectSettings
    /// The given options that are only for new projects.
    private let startOptions: [Option]
    private let project: Project
    private let session: Session

    init(_ arguments: ParsedArguments, _ project: Project, _ session: Session) throws(CommandFailure) {
        names = try arguments.operands.map { (name) throws(CommandFailure) in try ModuleName(name) }.unique
        self.project = project
        self.session = session
        target = arguments.value(of: .target)
        startSettings = NewProjectSettings(arguments)
        startOptions = ([.target] + .starting).filter { arguments.value(of: $0) != nil }
        spec = try Self.spec(arguments.value(of: .spec), for: names, session)
    }

    mutating func run() throws(CommandFailure) -> ExitCode {
        let start = try ProjectCreation(
            of: project, target: target, settings: startSettings, compile: session.world.compile)
        if let settings = start.app?.settings { try refuseStartOptions(where: settings) }
        var generation = Generation(project: project, session: session)
        generation.request.additions = start.files
        generation.request.extensions = start.extensions
        generation.request.expected = names.map(\.text)
        generation.request.app = start.app
        let app = try generation.readApp()
        generation.request.app = app
        let settings = app.settings
        let given = names
        try refuseFolderOfSpecs(settings)
        let home = Self.home(of: try project.paths(in: settings.specs, endingIn: ".viper"), in: settings.specs)
        names = names.map { $0.placed(in: home) }
        let specs = try specs(settings, start.templates)
        generation.request.additions += specs
        let code = try run(generation, settings.naming)
        if code == .success, session.shared.writing == .forReal {
            let remarks = [remarkOnHome(home, of: given), remarkOnUsedSpecs(besides: specs, in: settings)]
            for remark in start.remarks + remarks.compactMap(\.self) { session.printStatus(remark) }
        }
        return code
    }

    /// Throws if options for new projects are given, but `App.viper` has these settings already.
    private func refuseStartOptions(where settings: AppSettings) throws(CommandFailure) {
        if let target { try settings.expect(target: target) }
        if let option = startOptions.first(where: { $0.name != "target" }) {
            throw .invalid("'--\(option.name)' is for new projects; change '\(option.name)' in App.viper instead.")
        }
    }

    /// Returns the specs to create, for the new modules whose specs do not exist yet.
    private func specs(
        _ settings: AppSettings, _ templates: ProjectTemplates
    ) throws(CommandFailure) -> [RenderedFile] {
        var files: [RenderedFile] = []
        for name in names {
            let path = "\(settings.specs)/\(name.spec)"
            if let existing = try project.file(at: path) {
                guard let spec, existing.bytes != spec.bytes else { continue }
                throw .invalid("'\(path)' already exists and is never overwritten. Omit --spec, or move that file.")
            }
            let context = ProjectTemplates.Context(name: name.text, naming: settings.naming)
            let bytes = if let spec { spec.bytes } else { try templates.starter(in: settings, context) }
            files.append(RenderedFile(path: path, owner: .yours, bytes: bytes))
        }
        return files
    }

    /// Generates with the new specs. If the new specs cause a failure, its message explains why.
    private func run(_ generation: Generation, _ naming: Naming) throws(CommandFailure) -> ExitCode {
        do throws(CommandFailure) {
            return try generation.run()
        } catch {
            if let taken = error.place(ofOneOf: names, besides: Set(generation.request.additions.map(\.path))) {
                let name = taken.file.text(taken.range)
                throw .invalid("Module '\(name)' already exists in '\(printable(taken.file.path))'.")
            }
            throw spec == nil ? error.notingMissingInputs(of: names, naming) : error
        }
    }

    /// Throws if a name begins with the folder of the specs, as in `Specs/Foo`. This folder is implied.
    private func refuseFolderOfSpecs(_ settings: AppSettings) throws(CommandFailure) {
        let prefix = settings.specs + "/"
        guard let name = names.first(where: { $0.spec.hasPrefix(prefix) }) else { return }
        guard try project.entry(at: prefix + settings.specs) == nil else { return }
        throw .invalid(
            "Omit '\(name.folder)', because all specs are in '\(settings.specs)'.",
            meant: String((name.folder + name.text).dropFirst(prefix.count)))
    }

    /// Returns the common folder of all specs that are in a subfolder of `folder`. Returns nil if they have none. Also
    /// returns nil if only one spec, or at most half of the specs, are in subfolders.
    private static func home(of specs: [String], in folder: String) -> String? {
        let all = specs.map { $0.dropFirst(folder.count + 1).split(separator: "/").dropLast() }
        let folders = all.filter { !$0.isEmpty }
        guard let first = folders.first, folders.count > 1, folders.count * 2 > all.count else { return nil }
        let common = folders.reduce(first) { common, folder in
            common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
        }
        return common.isEmpty ? nil : common.joined(separator: "/")
    }

    /// Returns a note that the new modules were added to the folder of the other modules; nil if they were not. `given`
    /// are the names from the command line.
    private func remarkOnHome(_ home: String?, of given: [ModuleName]) -> String? {
        guard let home, let name = zip(names, given).first(where: { $0.0 != $0.1 })?.1 else { return nil }
        return
            "Added to '\(printable(home))', the folder of the other modules. 'viper-gen new ./\(name.text)' uses no folder."
    }

    /// Returns a note that lists the specs that already existed.
    private func remarkOnUsedSpecs(besides added: [RenderedFile], in settings: AppSettings) -> String? {
        let paths = names.map { "\(settings.specs)/\($0.spec)" }.filter { path in !added.contains { $0.path == path } }
        if paths.isEmpty { return nil }
        let list = paths.map { "'\(printable($0))'" }.joined(separator: ", ")
        return "Existing specs are used unchanged: \(list)."
    }

    /// Returns the file named by `--spec`.
    private static func spec(
        _ path: String?, for names: [ModuleName], _ session: Session
    ) throws(CommandFailure) -> SourceFile? {
        guard let path else { return nil }
        if names.count > 1 { throw .invalid("'--spec' is for one module, but \(names.count) are named.") }
        if let place = try session.fileSystem.resolved(path), try session.fileSystem.entry(at: place) == .folder {
            throw .invalid("'--spec' takes a file, but '\(path)' is a folder.")
        }
        return try SourceFile(path: path, bytes: session.fileSystem.contents(of: path))
    }
}

extension CommandFailure {
    /// Returns the location where one of these modules is already declared, if that is the reason of the failure.
    /// `added` are the paths of the specs that this run adds.
    fileprivate func place(ofOneOf names: [ModuleName], besides added: Set<String>) -> SourceLocation? {
        guard case .invalidInput(let findings) = self else { return nil }
        return findings.filter { $0.rule == .duplicateName }.lazy.compactMap { finding in
            let locations = [finding.location] + finding.notes.map(\.location)
            let others = locations.compactMap(\.self).filter { !added.contains($0.file.path) }
            guard let place = others.first, others.count < locations.count else { return nil }
            return names.contains { $0.text == place.file.text(place.range) } ? place : nil
        }.first
    }

    /// Returns the failure with notes. A note is added for each place that passes arguments to one of these modules,
    /// because new modules have no inputs.
    fileprivate func notingMissingInputs(of modules: [ModuleName], _ naming: Naming) -> CommandFailure {
        guard case .invalidInput(var findings) = self else { return self }
        for index in findings.indices where findings[index].rule == .destinationArguments {
            guard let place = findings[index].location else { continue }
            let written = place.file.text(place.range)
            guard let module = modules.first(where: { naming.destination($0.text) == written }) else { continue }
            findings[index].notes.append(
                "'new' creates '\(module.text)' without inputs; write a spec 'module \(module.text)(…) { … }' and run 'viper-gen generate', or pass it with '--spec'"
            )
        }
        return .invalidInput(findings)
    }
}
