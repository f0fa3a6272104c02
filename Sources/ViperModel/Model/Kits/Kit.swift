/// A UI kit: a folder of templates, and what has to be known of its views beside them. A project may have a kit of its own, which
/// is a folder of its templates; of such a kit only that is known which holds for any.
package struct Kit: Sendable {
    /// The name that the setting `ui` says, which is that of the folder of its templates too.
    package let name: String
    /// Whether its templates come with the tool. A project's own may leave out any of them, and takes those of `none` instead.
    package var isBuiltIn = true

    /// The name of the class of a module's view.
    var viewClass: NamePattern = "{module}View"
    /// The name of the type that draws the screen, where that is another one than the view's class: a SwiftUI view. It is made by the
    /// template `screenTemplate`.
    var screenView: NamePattern?
    /// The template of that type.
    package var screenTemplate: FileTemplate?
    /// The names of the templates of its support code, such as `TerminalApp`: what the views of all modules build on, where no
    /// framework has it. It is generated once for the app, into a folder of its own.
    package var support: [String] = []
    /// The types that the support code and the navigation declare.
    var supportNames: [String] = []
    /// The types and modules that its templates name beside those that all generated code does.
    var usedNames: Set<String> = []
    /// The modules among these, and what its macros stand for: no other name can be used for them.
    var importedModules: Set<String> {
        usedNames.intersection(["Observable", "Observation", "ObservationIgnored", "SwiftUI", "UIKit"])
    }
    /// Views of its framework that a module's view would hide in the whole app: `ScrollView`.
    var frameworkViews: Set<String> = []
    /// The members that views inherit; nil where they inherit none.
    var inherited: InheritedMembers?
    /// The events of its life cycle that a view is told of.
    package var events: Set<LifecycleEvent> = []
    /// Whether a view is told, with such an event, if it is animated.
    package var tellsAnimation = false
    /// Whether its views may keep what they are told to show, as state.
    package var keepsState = false
    /// Where its views run.
    var views = ViewIsolation.mainActor
    /// The kits whose views can be shown among its own, in a controller that hosts them.
    var hosts: [String] = []
    /// The styles of modules that its views can be used with.
    package var styles = AppSettings.Style.allCases

    /// The templates of an app's first files, and the names of those files.
    package var entryPoints = [(template: "project/Main.swift.stencil", file: "Main.swift")]
    /// Whether the package of an app is a program that `swift run` runs; otherwise only Xcode makes one of its sources.
    package var isProgram = true
    /// Whether an app is started with an Xcode project beside its package, because it runs on iOS.
    package var hasXcodeProject = false
    /// How an app is run and tested once it is started; `{name}` stands for its name.
    package var firstSteps = "`swift run` runs it, `swift test` tests it."

    /// Where the views of a kit run, as far as their callers have to know.
    enum ViewIsolation: Sendable {
        /// They run on the main actor, and so must their callers.
        case mainActor
        /// They run on the main actor by an annotation that only Swift 6 heeds, as Apple's classes do that are older than actors.
        case mainActorSinceSwift6
        /// They run anywhere.
        case nowhere
    }
}

extension Kit: Hashable {
    package static func == (left: Kit, right: Kit) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Kit {
    /// A kit by what `ui` says: one of those that come with the tool, or a folder of the project's templates.
    package init(named name: String) { self = Self.builtIn.first { $0.name == name } ?? .own(name) }

    /// A kit of a project's own.
    package static func own(_ folder: String) -> Kit {
        Kit(
            name: folder, isBuiltIn: false, events: Set(LifecycleEvent.allCases).subtracting(LifecycleEvent.layout),
            keepsState: true, views: .nowhere)
    }

    /// The names of the templates of its support code, as they are included.
    package var supportTemplates: [String] { support.map { "kit/\($0).swift.stencil" } }
}
