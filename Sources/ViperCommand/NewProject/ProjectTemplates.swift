import Diagnostics
import SwiftSource
import TemplateEngine
import Templates
import ViperGeneration
import ViperModel
import ViperSpec

/// The templates of new projects and modules, which a project can override.
struct ProjectTemplates: Sendable {
    /// A template, identified by its path.
    struct Name: Sendable, Hashable, CaseIterable {
        let path: String

        static let module = Name(path: "starter/Module.viper.stencil")
        static let reactiveModule = Name(path: "starter/ReactiveModule.viper.stencil")
        static let app = Name(path: "project/App.viper.stencil")
        static let package = Name(path: "project/Package.swift.stencil")
        static let swiftFormat = Name(path: "project/swift-format.stencil")
        static let gitAttributes = Name(path: "project/gitattributes.stencil")
        static let gitIgnore = Name(path: "project/gitignore.stencil")
        static let compositionRoot = Name(path: "project/CompositionRoot.swift.stencil")
        static let xcodeProject = Name(path: "project/Project.pbxproj.stencil")
        static let xcodeScheme = Name(path: "project/Scheme.xcscheme.stencil")
        static let assets = Name(path: "project/Assets.json.stencil")
        static let appIcon = Name(path: "project/AppIcon.json.stencil")
        static let accentColor = Name(path: "project/AccentColor.json.stencil")

        static let allCases: [Name] =
            [
                module, reactiveModule, app, package, swiftFormat, gitAttributes, gitIgnore, compositionRoot,
                xcodeProject, xcodeScheme, assets, appIcon, accentColor,
            ] + Kit.builtIn.flatMap { $0.entryPoints.map { Name(path: $0.template) } }.unique

        /// Returns the template of a module's initial spec.
        static func module(in style: AppSettings.Style) -> Name {
            switch style {
            case .classes: .module
            case .reactive: .reactiveModule
            }
        }
    }

    /// The data for the templates.
    struct Context: TemplateRecord {
        /// The name of the module, or of the target in the templates of a project.
        var name: String
        var kit = Kit.uikit
        var swift = AppSettings.SwiftMode.six
        var naming = Naming.standard
        /// The lines of `App.viper`.
        var settings: [String] = []
        /// The module that is opened first, or an empty string.
        var root = ""
        var isExecutable = false
        var hasXcodeProject = false

        static let schema = RecordSchema<Self>("Start", doc: "What the templates of `new` and `init` see.") {
            Field("name", "The name of the module, or of the target where a project is started.") { $0.name }
            Field("kit", "Of a project: its UI kit, as `ui` names it.") { $0.kit.name }
            Field("swift", "Of a project: its language mode, as `swift` names it.") { $0.swift.rawValue }
            Field("settings", "Of a project: what its `App.viper` says, a line each.") { $0.settings }
            Field("parts", "By what the parts of a module call each other.") { $0.naming }
            Field("root", "Of an app: the module that is opened first; or nothing.") { $0.root }
            Field("destination", "What opens that module: `HomeModule`.") { $0.naming.destination($0.root) }
            Field("appDependencies", "What the composition root provides: `AppDependencies`.") {
                $0.naming.name(of: .appDependencies)
            }
            Field("isExecutable", "The target is a program of its own.") { $0.isExecutable }
            Field("hasXcodeProject", "Of `.gitattributes` and `Package.swift`: an Xcode project is in the folder.") {
                $0.hasXcodeProject
            }
        }
    }

    /// The section in the reference of template data.
    static let reference = ContextReference.Root(
        Name.allCases.map { "`\($0.path)`" }.joined(separator: ", "), Context.schema.type)

    static let defaultFolder = "Templates"

    private let sources: [TemplateSource]
    private let compile: TemplateCompiler

    /// Reads the templates. Those in `folder` override built-in ones.
    init(
        of project: Project, in folder: String = defaultFolder, compile: @escaping TemplateCompiler
    ) throws(CommandFailure) {
        var sources: [TemplateSource] = []
        for name in Name.allCases {
            if let own = try project.file(at: folder + "/" + name.path) {
                sources.append(TemplateSource(own, name: name.path))
            } else if let builtIn = BuiltInTemplates.file(at: name.path) {
                sources.append(TemplateSource(builtIn.sourceFile, name: name.path, origin: .builtIn))
            }
        }
        self.sources = sources
        self.compile = compile
    }

    var diagnostics: [Diagnostic] { compiled(sources).diagnostics }

    /// Renders a template. Throws if it has an error.
    func text(_ name: Name, _ context: Context) throws(CommandFailure) -> [UInt8] {
        let set = set(for: name)
        guard let template = set[name.path] else { throw .invalidInput(set.diagnostics) }
        do {
            return try template.render(context.templateRecord)
        } catch {
            throw .invalidInput([error.diagnostic])
        }
    }

    /// Returns the initial spec of a module with the app's indentation.
    func starter(in settings: AppSettings, _ context: Context) throws(CommandFailure) -> [UInt8] {
        let bytes = try text(.module(in: settings.style), context)
        if settings.indentation == .spaces(4) { return bytes }
        let (file, findings) = SpecParser.parse(SourceFile(path: "\(context.name).viper", bytes: bytes))
        return findings.containsError
            ? bytes : SpecFormatter.format(file, indentedBy: IndentationUnit(settings.indentation.text))
    }

    /// Returns a set with the template. Built-in templates do not include each other, so one is enough. Custom
    /// templates are checked together.
    private func set(for name: Name) -> TemplateSet {
        let isOwn = sources.contains { $0.origin == .project }
        return compiled(isOwn ? sources : sources.filter { $0.name == name.path })
    }

    private func compiled(_ sources: [TemplateSource]) -> TemplateSet {
        compile(sources, sources.map { TemplateEntry($0.name, root: Context.schema.type) })
    }
}
