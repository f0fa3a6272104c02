import Adoption
import Diagnostics
import ViperModel
import XcodeProject

/// The package or project that compiles the analyzed app. Files that other packages or projects compile belong to
/// another app.
struct AppBuilder: Sendable {
    /// An Xcode project, with the path of its folder, such as `Shop.xcodeproj`.
    typealias RecognizedXcodeProject = (project: String, xcode: XcodeProject)

    let compiler: Builders.Compiler
    private let builders: Builders

    /// Chooses the package or project. If `App.viper` exists, it names the Xcode project or the folder of the sources.
    /// Otherwise, chooses the package or project in this folder that compiles the most parts of modules. If none here
    /// compiles parts, chooses among the packages and projects in a subfolder. Throws if those in several subfolders
    /// compile parts.
    init(
        _ choice: ChosenTarget.SelectionSource, of files: [ScannedFile], _ builders: Builders
    ) throws(CommandFailure) {
        self.builders = builders
        let candidates = files.filter { $0.part != nil }.map(\.compiler).filter(\.isCertain)
        let most = Self.most(candidates) ?? Self.most(files.map(\.compiler).filter(\.isCertain)) ?? .unknown
        switch choice {
        case .app(let settings):
            let named = settings.xcode.map { Builders.Compiler.builder(builders.builder(ofProject: $0.project)) }
            let sources = files.filter { $0.facts.path.isBelow(settings.sources) }
            compiler = named ?? Self.most(sources.map(\.compiler)) ?? most
        case .found:
            let here = candidates.filter { $0.folder.isEmpty }
            let below = Set(candidates.map(\.folder))
            if here.isEmpty, below.count > 1 { throw .severalApps(in: below.sorted()) }
            compiler = Self.most(here) ?? most
        }
    }

    private static func most(_ compilers: [Builders.Compiler]) -> Builders.Compiler? {
        let counts = Dictionary(grouping: compilers, by: \.self).mapValues(\.count)
        return counts.max { ($0.value, $1.key.title) < ($1.value, $0.key.title) }?.key
    }

    /// The paths of the manifests in the folder of the package or project.
    var manifests: [String] { compiler.builder.map { builders.manifests(beside: $0) } ?? [] }

    /// Returns the Xcode project that contains the app's files or is generated for them. If it cannot be read, returns
    /// a finding instead. Returns nil for both if there is no Xcode project.
    func xcodeProject(in project: Project) throws(CommandFailure) -> (xcode: RecognizedXcodeProject?, flaw: Diagnostic?)
    {
        guard let builder = compiler.builder.flatMap({ builders.xcodeProject(of: $0) }),
            let file = try project.file(at: builder.manifest)
        else { return (nil, nil) }
        switch try project.xcodeProject(file) {
        case .success(let xcode): return ((builder.name, xcode), nil)
        case .failure(let problem): return (nil, .of(problem))
        }
    }

    /// Returns a finding for each other package or project that compiles files which look like parts of modules.
    func others(_ files: [ScannedFile]) -> [Diagnostic] {
        var known: Set<Builders.Compiler> = [compiler]
        return files.compactMap { file in
            guard let part = file.part, known.insert(file.compiler).inserted else { return nil }
            return .otherApp(file.facts.path, has: part, compiledBy: file.compiler)
        }
    }
}

extension Builders.Compiler {
    var builder: Builder? { if case .builder(let builder) = self { builder } else { nil } }

    /// Whether it is certain to which app the file belongs. False if several Xcode projects contain the file. Also
    /// false if the file is in a project's folder but no target compiles it.
    fileprivate var isCertain: Bool {
        switch self {
        case .builder, .unknown: true
        case .several, .nobody: false
        }
    }

    fileprivate var folder: String { builder?.folder ?? "" }

    fileprivate var title: String { builder?.manifest ?? "" }
}

extension CommandFailure {
    fileprivate static func severalApps(in folders: [String]) -> CommandFailure {
        .invalid(
            "Several apps found, each with its own package or project. Choose one with --path: \(folders.named)."
        )
    }
}

extension Diagnostic {
    fileprivate static func otherApp(
        _ path: String, has part: String, compiledBy compiler: Builders.Compiler
    ) -> Diagnostic {
        let (reason, note): (String, String) =
            switch compiler {
            case .builder(let builder):
                (
                    "'\(part)' belongs to another app, which '\(printable(builder.name))' builds",
                    builder.folder.isEmpty
                        ? "one App.viper is for one package or project"
                        : "run 'viper-gen adopt --path \(printable(builder.folder))' for that app"
                )
            case .several:
                (
                    "several Xcode projects compile '\(part)'",
                    "a module can be adopted only if exactly one project compiles its files"
                )
            case .nobody(let builder):
                (
                    "no target of '\(printable(builder.name))' compiles '\(part)'",
                    "add the module's files to the target in Xcode"
                )
            case .unknown: ("no known package or project compiles '\(part)'", "use '--path DIR' for another folder")
            }
        return .uncertainModule(reason, at: .whole(path), notes: [.init(note)])
    }
}
