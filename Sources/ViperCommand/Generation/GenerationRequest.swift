import Diagnostics
import ViperGeneration
import ViperModel

/// What a command asks for beyond bringing the project in line with its specs.
struct GenerationRequest: Sendable {
    /// `App.viper`, where a command has read it before.
    var app: AppFile?
    /// Files that a command adds to the project, specs among them: they count as if they were there already.
    var additions: [RenderedFile] = []
    /// Existing files that get something appended.
    var extensions: [FileChange] = []
    /// Which files new ones take the place of: whoever compiled those compiles these.
    var moved: [String: String] = [:]
    /// The modules to generate, and nothing of the others.
    var modules = ModuleSelection.all
    /// Whether bodies that a module begins with move into classes as those do that a person wrote.
    var movesStarters = false
    /// Generated files as they count for what the specs said before, where that is not as they are on disk.
    var record: [String: SourceFile] = [:]
    /// Modules that specs have to declare.
    var expected: [String] = []

    /// A file that the command adds, or nil.
    func addition(at path: String) -> SourceFile? { additions.first { $0.path == path }?.sourceFile }
}
