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

        static let schema = RecordSchema<Self>("Start", doc: "The data for the templates of `new` and `init`.") {
            Field("name", "The name of the new module, or the target of a new project.") { $0.name }
            Field("kit", "The UI kit of a new project: a value of `ui`.") { $0.kit.name }
            Field("swift", "The language mode of a new project: a value of `swift`.") { $0.swift.rawValue }
            Field("settings", "The lines of a new project's `App.viper`.") { $0.settings }
            Field("parts", "The names of the properties by which parts refer to each other.") { $0.naming }
            Field("root", "The root module of an app, or empty.") { $0.root }
            Field("destination", "The destination of the root module: `HomeModule`.") { $0.naming.destination($0.root) }
            Field("appDependencies", "The protocol of the composition root: `AppDependencies`.") {
                $0.naming.name(of: .appDependencies)
            }
            Field("isExecutable", "Whether the target is an executable.") { $0.isExecutable }
            Field("hasXcodeProject", "Whether there is an Xcode project in the folder.") {
                $0.hasXcodeProject
            }
        }
    }

    /// The section about these templates in the reference of template data, which `viper-gen context` prints.
    static let reference = ContextReference.Root(
        Name.allCases.map { "`\($0.path)`" }.joined(separator: ", "), Context.schema.type)

    static let defaultFolder = "Templates"

    private let sources: [TemplateSource]
    private let compile: TemplateCompiler

    /// Reads the templates. A template in `folder` overrides the built-in template with the same path.
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

    /// Returns a set that contains the template. Built-in templates do not include each other, so the set needs no
    /// other template. Templates of the project may include each other, so the set then contains all templates.
    private func set(for name: Name) -> TemplateSet {
        let isOwn = sources.contains { $0.origin == .project }
        return compiled(isOwn ? sources : sources.filter { $0.name == name.path })
    }

    private func compiled(_ sources: [TemplateSource]) -> TemplateSet {
        compile(sources, sources.map { TemplateEntry($0.name, root: Context.schema.type) })
    }
}
