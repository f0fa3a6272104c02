import Diagnostics
import ViperGeneration
import ViperModel

/// The differences between a command and a plain `generate`.
struct GenerationRequest: Sendable {
    /// `App.viper`, if the command has already read it.
    var app: AppFile?
    /// Files that the command adds to the project, including specs.
    var additions: [RenderedFile] = []
    /// Existing files to which something is appended.
    var extensions: [FileChange] = []
    /// The old paths of moved files by new path. A target that compiles the old file compiles the new one.
    var moved: [String: String] = [:]
    /// The modules to generate.
    var modules = ModuleSelection.all
    /// Whether the bodies in the initial spec of a module can move into classes.
    var movesStarters = false
    /// Generated files, by path, that replace those on disk as the previous state of the specs.
    var record: [String: SourceFile] = [:]
    /// The modules that the specs must declare.
    var expected: [String] = []

    /// Returns a file that the command adds; nil if it adds none at this path.
    func addition(at path: String) -> SourceFile? { additions.first { $0.path == path }?.sourceFile }
}
