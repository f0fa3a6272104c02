import Diagnostics
import HandWritten
import ViperGeneration
import ViperModel

/// A project as its specs have it, for commands that change them: what is generated of it.
struct GeneratedProject: Sendable {
    let project: Project
    let settings: AppSettings
    let input: Pipeline.Input
    let program: Program
    let files: [RenderedFile]
    private let moduleFolders: ModuleFolders
    private let bytes: [String: [UInt8]]

    /// An error in the specs is a failure.
    init(_ project: Project, in session: Session) throws(CommandFailure) {
        self.project = project
        (settings, input) = try Generation(project: project, session: session).readAll()
        let output = Pipeline.run(input)
        guard let program = output.program, !output.diagnostics.containsError else {
            throw .invalidInput(output.diagnostics)
        }
        self.program = program
        moduleFolders = ModuleFolders(program)
        files = output.files
        bytes = Dictionary(firstOf: files.map { ($0.path, $0.bytes) })
    }

    /// The folders that modules have folders in.
    var folders: [String] { [settings.sources, settings.testing] }

    /// The module whose folder a file stands in.
    func module(ofFileAt path: String) -> Module? {
        guard let folder = folders.first(where: { path.hasPrefix($0 + "/") }) else { return nil }
        return moduleFolders.module(ofFileAt: path.dropFirst(folder.count + 1)).map { program.modules[$0] }
    }

    /// The same file is among those that are generated.
    func holds(_ file: RenderedFile) -> Bool { bytes[file.path] == file.bytes }

    /// Refusals to touch generated files that a person has edited, at the first difference from what the specs say of them now,
    /// before they are changed.
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
        throw .unknownModule(name, among: program.modules.map(\.name))
    }
}
