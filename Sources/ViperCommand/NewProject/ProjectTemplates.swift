import Diagnostics
import TemplateEngine
import Templates
import ViperGeneration
import ViperModel

/// The files that `new` and `init` start a project or a module with: templates like all others, so a project may have its own.
struct ProjectTemplates: Sendable {
    /// The templates, by path.
    enum Name: String, Sendable, CaseIterable {
        case module = "starter/Module.viper.stencil"
        case reactiveModule = "starter/ReactiveModule.viper.stencil"
        case app = "project/App.viper.stencil"
        case package = "project/Package.swift.stencil"
        case swiftFormat = "project/swift-format.stencil"
        case gitAttributes = "project/gitattributes.stencil"
        case gitIgnore = "project/gitignore.stencil"
        case compositionRoot = "project/CompositionRoot.swift.stencil"
        case main = "project/Main.swift.stencil"
        case terminalMain = "project/TerminalMain.swift.stencil"
        case swiftUIMain = "project/SwiftUIMain.swift.stencil"
        case sceneDelegate = "project/SceneDelegate.swift.stencil"

        /// What a module starts with.
        static func module(in style: AppSettings.Style) -> Name {
            switch style {
            case .classes: .module
            case .reactive: .reactiveModule
            }
        }
    }

    /// What they see.
    struct Context: TemplateRecord {
        /// The module's name; in the templates of a project, the target's.
        var name: String
        var kit = AppSettings.Kit.uikit
        var swift = AppSettings.SwiftMode.six
        var naming = Naming.standard
        /// What `App.viper` says, a line each.
        var settings: [String] = []
        /// The module that is opened first, or nothing.
        var root = ""
        var isExecutable = false

        static let schema = RecordSchema<Self>("Start", doc: "What the templates of `new` and `init` see.") {
            Field("name", "The name of the module, or of the target where a project is started.") { $0.name }
            Field("kit", "Of a project: its UI kit, as `ui` names it.") { $0.kit.rawValue }
            Field("swift", "Of a project: its language mode, as `swift` names it.") { String($0.swift.rawValue) }
            Field("settings", "Of a project: what its `App.viper` says, a line each.") { $0.settings }
            Field("parts", "By what the parts of a module call each other.") { PartNamesRecord($0.naming) }
            Field("root", "Of an app: the module that is opened first; or nothing.") { $0.root }
            Field("destination", "What opens that module: `HomeModule`.") { $0.naming.destination($0.root) }
            Field("isExecutable", "The target is a program of its own.") { $0.isExecutable }
        }
    }

    /// Their part of the page of all names.
    static let reference = ContextReference.Root(
        Name.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "), Context.schema.type)

    static let defaultFolder = "Templates"

    private let sources: [TemplateSource]
    private let compile: TemplateCompiler

    /// Those of the folder `folder` take the place of built-in ones.
    init(of project: Project, in folder: String, compile: @escaping TemplateCompiler) throws(FileError) {
        var sources: [TemplateSource] = []
        for name in Name.allCases {
            if let own = try project.file(at: folder + "/" + name.rawValue) {
                sources.append(TemplateSource(own, name: name.rawValue))
            } else if let builtIn = BuiltInTemplates.file(at: name.rawValue) {
                sources.append(TemplateSource(builtIn.sourceFile, name: name.rawValue, origin: .builtIn))
            }
        }
        self.sources = sources
        self.compile = compile
    }

    /// What is wrong with them.
    var diagnostics: [Diagnostic] { compiled(sources).diagnostics }

    /// The text of one; a fault in a project's own template is an error like in any other.
    func text(_ name: Name, _ context: Context) throws(CommandFailure) -> [UInt8] {
        let set = set(for: name)
        guard let template = set[name.rawValue] else { throw .invalidInput(set.diagnostics) }
        do {
            return try template.render(context.templateRecord)
        } catch {
            throw .invalidInput([error.diagnostic])
        }
    }

    /// The set that a template comes from: few are wanted at once, and built-in ones do not include one another. With one of
    /// the project's own it is the set of all, whose faults are told together.
    private func set(for name: Name) -> TemplateSet {
        let isOwn = sources.contains { $0.origin == .project }
        return compiled(isOwn ? sources : sources.filter { $0.name == name.rawValue })
    }

    private func compiled(_ sources: [TemplateSource]) -> TemplateSet {
        compile(sources, sources.map { TemplateEntry($0.name, root: Context.schema.type) })
    }
}
