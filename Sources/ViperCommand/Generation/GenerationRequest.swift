import Diagnostics
import ViperGeneration
import ViperModel

/// The requests of a command that differ from a plain `generate`.
struct GenerationRequest: Sendable {
    /// `App.viper`, if the command has already read it.
    var app: AppFile?
    /// Files that the command adds to the project, including specs.
    var additions: [RenderedFile] = []
    /// The changes that append lines to existing files, such as `.gitattributes`.
    var extensions: [FileChange] = []
    /// The old paths of moved files by new path. The targets that compile the old file also compile the new file.
    var moved: [String: String] = [:]
    /// The modules to generate.
    var modules = ModuleSelection.all
    /// Whether bodies also move into classes if they are unmodified since `new` wrote the initial spec. Only `viper-gen
    /// move` needs that; other commands drop such bodies.
    var movesStarters = false
    /// Generated files, by path, that show the previous state of the specs. They are used instead of the generated
    /// files on disk.
    var record: [String: SourceFile] = [:]
    /// The modules that the specs must declare.
    var expected: [String] = []

    /// Returns the file that the command adds at this path; nil if it adds none.
    func addition(at path: String) -> SourceFile? { additions.first { $0.path == path }?.sourceFile }
}
