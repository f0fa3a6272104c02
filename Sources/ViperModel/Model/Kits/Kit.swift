/// A UI kit: a folder of templates, and what has to be known of its views beside them. A project's own is a folder of its
/// templates; what is known of it is what holds for any.
package struct Kit: Sendable {
    /// What `ui` says, and the folder of its templates.
    package let name: String
    /// Whether its templates come with the tool. A project's own may leave out any of them, and takes those of `none` instead.
    package var isBuiltIn = true

    /// The class of a module's view.
    var viewClass: NamePattern = "{module}View"
    /// What is seen of a module, where that is a type beside the view's class; it is made by the template `screenTemplate`.
    var screenView: NamePattern?
    /// The template of that type.
    package var screenTemplate: FileTemplate?
    /// The templates of what the views of all modules build on, where no framework has it, by name: `TerminalApp`. What they
    /// make is generated once for the app, into a folder of its own.
    package var support: [String] = []
    /// The types that the support code and the navigation declare.
    var supportNames: [String] = []
    /// The types and modules that its templates name beside those that all generated code does.
    var usedNames: Set<String> = []
    /// The members that views inherit; nil where they inherit none.
    var inherited: InheritedMembers?
    /// The events that a view is told.
    package var events: Set<LifecycleEvent> = []
    /// Whether a view is told with an event if what happens is animated.
    package var tellsAnimation = false
    /// Its templates may keep what a view is told, as state.
    package var keepsState = false
    /// Where its views run.
    var views = ViewIsolation.mainActor
    /// The kits whose views can be shown among its own, in a controller that hosts them.
    var hosts: [String] = []
    /// What modules can be made of beside such views.
    package var styles = AppSettings.Style.allCases

    /// The templates of an app's first files, and the names of those files.
    package var entryPoints = [(template: "project/Main.swift.stencil", file: "Main.swift")]
    /// An app's package is a program. Where it is none, only Xcode makes one of its sources.
    package var isProgram = true
    /// An app runs on iOS, so it is started with an Xcode project beside its package.
    package var hasXcodeProject = false
    /// How an app is run and tested once it is started; `{name}` stands for its name.
    package var firstSteps = "`swift run` runs it, `swift test` tests it."
}

extension Kit {
    /// Where the views of a kit run, and who has to know.
    enum ViewIsolation: Sendable {
        /// On the main actor: who calls them must be there.
        case mainActor
        /// On the main actor, as Apple says it of classes that are older than actors: to Swift 5 they are as they were before.
        case mainActorSinceSwift6
        /// Nowhere in particular.
        case nowhere
    }
}

extension Kit: Hashable {
    package static func == (left: Kit, right: Kit) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Kit {
    /// A kit by what `ui` says: one of those that come with the tool, or a folder of the project's templates.
    package init(named name: String) {
        self = Self.builtIn.first { $0.name == name } ?? .own(name)
    }

    /// A kit of a project's own.
    package static func own(_ folder: String) -> Kit {
        Kit(
            name: folder, isBuiltIn: false, events: Set(LifecycleEvent.allCases).subtracting(LifecycleEvent.layout),
            keepsState: true, views: .nowhere)
    }

    /// The names of the templates of its support code, as they are included.
    package var supportTemplates: [String] { support.map { "kit/\($0).swift.stencil" } }
}
