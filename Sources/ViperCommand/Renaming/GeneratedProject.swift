import Diagnostics
import UserCode
import ViperGeneration
import ViperModel
import ViperSpec

/// The checked specs and the rendered files of a project, for commands that change specs, such as `rename`.
struct GeneratedProject: Sendable {
    let project: Project
    let settings: AppSettings
    let input: Pipeline.Input
    let program: Program
    let files: [RenderedFile]
    private let moduleFolders: ModuleFolders
    private let bytes: [String: [UInt8]]

    /// Generates the project in memory. Throws if the specs have errors.
    init(_ project: Project, in session: Session) throws(CommandFailure) {
        self.project = project
        let files = try Generation(project: project, session: session).read()
        (settings, input) = (files.settings, files.texts)
        let output = Pipeline.run(input)
        guard let program = output.program, !output.diagnostics.containsError else {
            throw .invalidInput(output.diagnostics)
        }
        self.program = program
        moduleFolders = ModuleFolders(program)
        self.files = output.files
        bytes = Dictionary(firstOf: output.files.map { ($0.path, $0.bytes) })
    }

    /// Creates a project whose program and files differ from those that its specs produce.
    private init(_ other: GeneratedProject, of program: Program, _ files: [RenderedFile]) {
        (project, settings, input) = (other.project, other.settings, other.input)
        (self.program, self.files) = (program, files)
        moduleFolders = ModuleFolders(program)
        bytes = Dictionary(firstOf: files.map { ($0.path, $0.bytes) })
    }

    func rendered(with program: Program) -> GeneratedProject {
        let others = Pipeline.plan(Pipeline.check(input), of: input).plan?.files(of: program) ?? []
        let byPath = Dictionary(firstOf: others.map { ($0.path, $0) })
        return GeneratedProject(self, of: program, files.map { byPath[$0.path] ?? $0 })
    }

    /// The folders that contain the folders of modules.
    var folders: [String] { [settings.sources, settings.testing] }

    /// Returns the module whose folder contains a file.
    func module(ofFileAt path: String) -> Module? {
        guard let folder = folders.first(where: { path.hasPrefix($0 + "/") }) else { return nil }
        return moduleFolders.module(ofFileAt: path.dropFirst(folder.count + 1)).map { program.modules[$0] }
    }

    /// Returns whether this project generates the same file, byte for byte.
    func holds(_ file: RenderedFile) -> Bool { bytes[file.path] == file.bytes }

    /// Returns the refusals. If a refusal is about an edited generated file, its location becomes the first line that
    /// differs from the code that the current specs generate.
    func placed(_ refusals: [Diagnostic]) throws(CommandFailure) -> [Diagnostic] {
        try refusals.map { (refusal) throws(CommandFailure) in
            guard refusal.rule == .editedGeneratedFile, let path = refusal.location?.file.path,
                let wanted = bytes[path], let existing = try project.file(at: path),
                GeneratedHeader.state(of: existing.bytes) == .edited
            else { return refusal }
            return .editedGeneratedFile(existing, new: wanted)
        }
    }

    func module(_ name: String) throws(CommandFailure) -> Module {
        if let module = program.modules.first(where: { $0.name == name }) { return module }
        for spec in input.specs.lazy.map({ SpecParser.parse($0).0 }) {
            guard let kind = spec.kind(ofDeclared: name) else { continue }
            throw .invalid(
                "'\(name)' is \(kind). Change it in '\(project.prefix + spec.source.path)' and in your Swift, and run 'viper-gen generate'."
            )
        }
        throw .unknownModule(name, among: program.modules.map(\.name))
    }
}

extension SpecFile {
    /// Returns what the spec declares with this name, if it is not a module: `a service, not a module`.
    fileprivate func kind(ofDeclared name: String) -> String? {
        (declarations + data.map(SpecDeclaration.data)).lazy.compactMap { $0.kind(ifNamed: name) }.first
    }
}

extension SpecDeclaration {
    fileprivate func kind(ifNamed name: String) -> String? {
        switch self {
        case .service(let service) where service.name.name == name: "a service, not a module"
        case .data(let data) where data.name.name == name && data.kind != .extension:
            "\([.entity, .enum].contains(data.kind) ? "an" : "a") \(data.kind.rawValue), not a module"
        case .external(.type(let type)) where type.name.name == name: "an external \(type.kind.rawValue), not a module"
        case .external(.module(let module, _)) where module.name.name == name:
            "an external module, which your own Swift implements"
        default: nil
        }
    }
}
